import { m } from '../../src-shared/messages/m'

/**
 * The error message for text that is too long, null otherwise. `maxlength` would silently cut off text.
 * @param most characters, not counting surrounding whitespace
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? m.common.tooLong({ most, count: length }) : null
}
