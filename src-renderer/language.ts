import type { Settings } from '@contract'
import { language, systemLanguage, useLanguage } from '../src-shared/messages/language'
import { takeFirstState } from './bridge/first-state'

// This module is imported before any that uses a message.
export const firstState = takeFirstState()

const first = firstState['settings.all']
let setting = first?.ok ? (first.answer as Settings).language : null
apply(setting ?? systemLanguage)

function apply(wanted: string): void {
  useLanguage(wanted, navigator.language)
  document.documentElement.lang = language()
}

/** Applies the language setting. A page that has already used another language loads again. */
export function followLanguage(wanted: string): void {
  if (wanted === setting) return
  const isFirst = setting === null
  setting = wanted
  // A page in development has no first state and would load again forever.
  if (isFirst) apply(wanted)
  else location.reload()
}
