import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from './faults'

export type CleanedKey =
  { readonly ok: true; readonly key: string } | { readonly ok: false; readonly fault: Fault }

const longest = 4096
/** A shorter one could be a word of an answer, so that an echo of it could not be taken out. */
export const shortestKey = 8

/**
 * A key as a person pasted it, fit for a header and for a keychain: trimmed, on one line, Latin-1 without control
 * characters, of 8 to 4,096 characters. Not usable = a bad-input fault, which never holds the key.
 */
export function cleanKey(pasted: string): CleanedKey {
  const key = pasted.trim()
  if (key === '') return refused('No key is entered.', 'Paste the API key from the service’s account area.')
  if (key.length > longest)
    return refused(
      'This is too long for a key.',
      'Paste the key alone; most keys are shorter than 100 characters.'
    )
  if (/[\r\n\u2028\u2029]/.test(key))
    return refused('The key runs over several lines.', 'Copy the key once more, as one line.')
  if (/\p{Cc}/u.test(key))
    return refused('The key holds an invisible control character.', 'Copy the key once more from its source.')
  if (/[^\u0020-\u00ff]/.test(key))
    return refused(
      'The key holds a character that cannot be sent.',
      'Copy the key once more; look out for curly quotes and dashes put in by a word processor.'
    )
  if (key.length < shortestKey)
    return refused(
      'This is too short for a key.',
      `Copy the whole key once more: a key has ${shortestKey} characters or more.`
    )
  return { ok: true, key }
}

function refused(what: string, next: string): CleanedKey {
  return {
    ok: false,
    fault: faultOf('bad-input', { words: { what, means: 'Nothing was saved or sent.', next } })
  }
}
