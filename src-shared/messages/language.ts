import { locales } from './compiled/locales'

let current = 0

export const systemLanguage = 'system'

export const languages: readonly string[] = locales

/**
 * Sets the language. Both the main process and the window must call this before they use a message. Text that
 * is already shown doesn't change.
 * @param setting a language tag or {@link systemLanguage}
 * @param system the system's language. It's also used if Candlewick isn't available in the chosen one
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

export const language = (): string => locales[current] ?? 'en'

/** Each call of the result looks up the current language. */
export function chosen<Facts extends readonly never[]>(
  base: (...facts: Facts) => string,
  ...others: readonly NoInfer<(...facts: Facts) => string>[]
): (...facts: Facts) => string {
  const forms = [base, ...others]
  return (...facts) => (forms[current] ?? base)(...facts)
}
