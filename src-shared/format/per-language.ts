import { language } from '../messages/language'

export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>()
  return () => {
    const locale = language()
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
