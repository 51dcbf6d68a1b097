import { locales } from './compiled/locales'

let current = 0

/**
 * Sets the language of all messages created from now on. Main process and window each call it
 * before creating any.
 * @param wanted a language tag. `en-GB` falls back to `en`, an unsupported language to English.
 */
export function useLanguage(wanted: string): void {
  const parts = wanted.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  const found = tags.map(tag => locales.findIndex(locale => locale === tag)).find(index => index >= 0)
  current = found ?? 0
}

/** A tag that Intl accepts. */
export const language = (): string => locales[current] ?? 'en'

/**
 * Combines the versions of a message, in the order of the languages. The language is looked up on
 * every call.
 */
export function chosen<Facts extends readonly never[]>(
  base: (...facts: Facts) => string,
  ...others: readonly NoInfer<(...facts: Facts) => string>[]
): (...facts: Facts) => string {
  const forms = [base, ...others]
  return (...facts) => (forms[current] ?? base)(...facts)
}
