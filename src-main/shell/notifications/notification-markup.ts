/**
 * - `markup`: the daemon parses tags and entities
 * - `plain`: shows text verbatim
 * - `unknown`: couldn't be asked
 */
export type BodyFormat = 'markup' | 'plain' | 'unknown'

/** @param printed the output of a tool that called GetCapabilities, null if no tool got a reply */
export function bodyFormat(printed: string | null): BodyFormat {
  if (printed === null) return 'unknown'
  return /["']body-markup["']/.test(printed) ? 'markup' : 'plain'
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** For each markup character, a lookalike that has no meaning in markup. */
const lookalikes: Readonly<Record<string, string>> = { '&': '＆', '<': '‹', '>': '›' }

/** Whether every daemon shows the text verbatim, which is usual. */
export const hasNoMarkup = (text: string): boolean => !/[&<>]/.test(text)

/**
 * Shows text verbatim, because text from third parties must not put links on the desktop. Titles are plain
 * text by the Desktop Notifications Specification.
 * @param readingOf asks the daemon
 */
export async function bodyOf(text: string, readingOf: () => Promise<BodyFormat>): Promise<string> {
  // Querying the daemon starts a process.
  if (hasNoMarkup(text)) return text
  const reading = await readingOf()
  if (reading === 'plain') return text
  const written = reading === 'markup' ? entities : lookalikes
  return text.replace(/[&<>]/g, sign => written[sign] ?? sign)
}
