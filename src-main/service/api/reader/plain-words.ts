/** Splits a text into words in lower case, without translating them. */
export const plainWords = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')

/** Removes accents, because words may be written without them: `Yükseliş` becomes `yukselis`. */
export const withoutAccents = (text: string): string => {
  const lower = text.toLowerCase()
  return /[\u00c0-\u017f]/.test(lower)
    ? lower
        .replaceAll('ı', 'i')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
    : lower
}
