import { m } from '../../src-shared/messages/m'

/**
 * Replaces `maxlength`, which would silently cut off text.
 * @param most characters, not counting surrounding whitespace
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? m.common.tooLong({ most, count: length }) : null
}
