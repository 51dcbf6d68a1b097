import { m } from '../../src-shared/messages/m'

const names: Readonly<Record<string, () => string>> = m.keys.names

/** Keys as they are printed where the window's language is at home: `Ctrl+Z`, `Page ↑`. Letters, signs and arrows are their own names. */
export const keyWords = (keys: string): string => keys.replace(/\p{L}{2,}/gu, key => names[key]?.() ?? key)
