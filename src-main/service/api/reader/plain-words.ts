/** Splits a text into lower-case words, without translating them: `StrongBuy` becomes `strong` and `buy`. */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
