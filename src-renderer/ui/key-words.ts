import { m } from '../../src-shared/messages/m'

const names: Readonly<Record<string, () => string>> = m.keys.names

/**
 * Formats a shortcut with key names as printed on keyboards of the window's language: `Ctrl+Z`, `Page ↑`.
 * Letters, symbols and arrows are unchanged.
 */
export const shortcutWords = (keys: string): string =>
  keys.replace(/\p{L}{2,}/gu, key => names[key]?.() ?? key)

export const labelWithKeys = (label: string, keys: string | undefined): string =>
  keys === undefined ? label : `${label} (${shortcutWords(keys)})`
