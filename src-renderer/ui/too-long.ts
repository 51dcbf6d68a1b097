import { m } from '../../src-shared/messages/m'

/**
 * What is wrong with a text that is longer than a field takes; null if it fits. A `maxlength` would cut it without a word.
 * @param most characters, without space around them
 */
export function tooLong(text: string, most: number): string | null {
  const { length } = text.trim()
  return length > most ? m.common.tooLong({ most, count: length }) : null
}
