import { locales } from './compiled/locales'

let current = 0

/**
 * Chooses the language of every message from now on; main process and window each call it before they say anything.
 * What was said already stays as it is.
 * @param wanted a language tag: `en-GB` is answered by `en`, a language that Candlewick lacks by English
 */
export function useLanguage(wanted: string): void {
  const parts = wanted.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  const found = tags.map(tag => locales.findIndex(locale => locale === tag)).find(index => index >= 0)
  current = found ?? 0
}

/** The language in use, as a tag that Intl understands. */
export const language = (): string => locales[current] ?? 'en'

/** One message out of those of all languages, in their order; each time it is said in the language then in use. */
export function chosen<Facts extends readonly never[]>(
  base: (...facts: Facts) => string,
  ...others: readonly NoInfer<(...facts: Facts) => string>[]
): (...facts: Facts) => string {
  const forms = [base, ...others]
  return (...facts) => (forms[current] ?? base)(...facts)
}
