import { locales } from './compiled/locales'

let current = 0

/** The language setting that follows the system. */
export const systemLanguage = 'system'

/** The tags of all languages Candlewick has, English first. */
export const languages: readonly string[] = locales

/**
 * Sets the language of every message from now on. The main process and the window each call it before they use a message;
 * text that is already shown doesn't change.
 * @param setting a language tag or {@link systemLanguage}
 * @param system the system's language tag, used if the setting says so or names a language Candlewick lacks
 */
export function useLanguage(setting: string, system: string): void {
  current = setting === systemLanguage ? (indexOf(system) ?? 0) : (indexOf(setting) ?? indexOf(system) ?? 0)
}

/** `en-GB` finds `en`. */
function indexOf(wanted: string): number | undefined {
  const parts = wanted.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return tags.map(tag => languages.indexOf(tag)).find(index => index >= 0)
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
