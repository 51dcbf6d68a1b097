import { MediaQuery } from 'svelte/reactivity'
import type { Mirror } from '../state/mirror'
import { keepFocus } from '../ui/focus-keeper'

/**
 * Call during the setup of a window's root component.
 * @param followLanguage called with the language setting and whenever it changes
 */
export function useWindowAppearance(
  { clock, settings }: Pick<Mirror, 'clock' | 'settings'>,
  followLanguage: (language: string) => void
): void {
  const systemIsLight = new MediaQuery('prefers-color-scheme:light', false)
  $effect(() => clock.start())
  $effect(() => keepFocus(document))
  $effect(() => {
    if (settings.settings.value) followLanguage(settings.settings.value.language)
  })
  $effect(() => {
    const { theme = 'dark', upDown = 'green-red' } = settings.settings.value ?? {}
    const root = document.documentElement.dataset
    root['theme'] = theme === 'system' ? (systemIsLight.current ? 'light' : 'dark') : theme
    root['upDown'] = upDown
  })
}
