import { m } from '../../src-shared/messages/m'

/**
 * The error for a text that is too long for a field, null if it fits. A `maxlength` would silently truncate it.
 * @param most characters, not counting surrounding whitespace
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? m.common.tooLong({ most, count: length }) : null
}
