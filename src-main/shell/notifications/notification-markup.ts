/**
 * How the notification daemon treats the body of a notification:
 * - `markup`: it parses tags and entities
 * - `plain`: it shows the text verbatim
 * - `unknown`: it couldn't be asked
 */
export type BodyFormat = 'markup' | 'plain' | 'unknown'

/** @param printed the output of a tool that called GetCapabilities, null if no tool got a reply */
export function bodyFormat(printed: string | null): BodyFormat {
  if (printed === null) return 'unknown'
  return /["']body-markup["']/.test(printed) ? 'markup' : 'plain'
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A lookalike for each markup character, which has no meaning in markup. */
const lookalikes: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' }

/**
 * Whether the text has no markup characters, so that every daemon shows it verbatim. Most texts have none.
 */
export const hasNoMarkup = (text: string): boolean => !/[&<>]/.test(text)

/**
 * Converts a text so that it's shown verbatim, because text from third parties must not put links on the
 * desktop. Titles are always plain text, as the Desktop Notifications Specification says.
 */
export async function bodyOf(text: string, readingOf: () => Promise<BodyFormat>): Promise<string> {
  // Only asks the daemon if necessary, because that starts a process.
  if (hasNoMarkup(text)) return text
  const reading = await readingOf()
  if (reading === 'plain') return text
  const written = reading === 'markup' ? entities : lookalikes
  return text.replace(/[&<>]/g, sign => written[sign] ?? sign)
}
