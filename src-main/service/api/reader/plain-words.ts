/** The English words of a name or a text as they stand there, in small letters: `StrongBuy` and `strong_buy` have the same two. */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
