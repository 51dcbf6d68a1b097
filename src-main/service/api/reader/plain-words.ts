/**
 * Splits a name or text into lower-case words, without translating them: `StrongBuy` and `strong_buy` both become
 * `strong` and `buy`.
 */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
