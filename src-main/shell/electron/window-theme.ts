import { nativeTheme } from 'electron'
import type { WindowPlace } from '../first-state/saved-first-state'

/** The size of normal text at a zoom of 1, in px. */
const unzoomedText = 13

export function useTheme(theme: WindowPlace['theme']): void {
  nativeTheme.themeSource = theme === 'contrast' ? 'dark' : theme
}

export const ground = (): string => (nativeTheme.shouldUseDarkColors ? '#0f1216' : '#ffffff')

export const zoomFor = (textSize: number): number => textSize / unzoomedText
