import { language } from '../messages/language'

/** Makes something expensive, such as a formatter, only once for each language. */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>()
  return () => {
    const locale = language()
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
