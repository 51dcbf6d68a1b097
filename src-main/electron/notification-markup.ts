/**
 * What a notification daemon makes of a body. markup: it reads tags and entities. plain: it shows what it is given.
 * unknown: it could not be asked.
 */
export type BodyReading = 'markup' | 'plain' | 'unknown'

/** Reads the answer to GetCapabilities as some tool of the desktop prints it; null = no tool got one. */
export function bodyReading(printed: string | null): BodyReading {
  if (printed === null) return 'unknown'
  return /["']body-markup["']/.test(printed) ? 'markup' : 'plain'
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Looks the same and means nothing to any daemon. */
const lookAlikes: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' }

/**
 * A text as the body that shows just this text: headlines and names come from outside, and a link in one must not
 * become a link on the desktop. The title is plain text by the Desktop Notifications Specification.
 */
export function bodyOf(text: string, reading: BodyReading): string {
  if (reading === 'plain') return text
  const written = reading === 'markup' ? entities : lookAlikes
  return text.replace(/[&<>]/g, sign => written[sign] ?? sign)
}
