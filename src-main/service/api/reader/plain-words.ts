/** Splits a name into lower-case words: `StrongBuy` becomes `strong` and `buy`. Doesn't translate them. */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
