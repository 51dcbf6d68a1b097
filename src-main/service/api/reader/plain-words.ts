/**
 * The English words of a name or text, in lower case and not translated: `StrongBuy` and `strong_buy` give
 * the same two.
 */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
