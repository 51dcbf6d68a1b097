import { nativeTheme } from 'electron'
import type { WindowPlace } from '../first-state/saved-first-state'

const unzoomedText = 13

export function useTheme(theme: WindowPlace['theme']): void {
  nativeTheme.themeSource = theme === 'contrast' ? 'dark' : theme
}

/** Background until the page is painted. */
export const ground = (): string => (nativeTheme.shouldUseDarkColors ? '#0f1216' : '#ffffff')

/** @param textSize in px */
export const zoomFor = (textSize: number): number => textSize / unzoomedText
