import { language } from '../messages/language'

/** For expensive things such as formatters. */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>()
  return () => {
    const locale = language()
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
