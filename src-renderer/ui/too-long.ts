import { m } from '../../src-shared/messages/m'

/**
 * The error if a text is too long for a field, or null. A `maxlength` would cut the text off without a word.
 * @param most characters, not counting surrounding whitespace
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? m.common.tooLong({ most, count: length }) : null
}
