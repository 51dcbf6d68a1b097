import type { Settings } from '@contract'
import { language, systemLanguage, useLanguage } from '../src-shared/messages/language'
import { takeFirstState } from './bridge/first-state'

// Must be imported before any module that uses a message.
export const firstState = takeFirstState()

const first = firstState['settings.all']
let setting = first?.ok ? (first.answer as Settings).language : null
apply(setting ?? systemLanguage)

function apply(wanted: string): void {
  useLanguage(wanted, navigator.language)
  document.documentElement.lang = language()
}

/** Reloads the page if it is in another language. */
export function followLanguage(wanted: string): void {
  if (wanted === setting) return
  const isFirst = setting === null
  setting = wanted
  // In development, the page has no embedded state, so it would start in the system's language and reload
  // forever.
  if (isFirst) apply(wanted)
  else location.reload()
}
