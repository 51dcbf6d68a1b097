import type { Fault } from '../../../src-shared/contract/fault'
import type { FaultCause, PlainCause } from '../../../src-shared/contract/fault-cause'
import { faultOf } from '../../platform/faults/fault'

export type CleanedKey =
  { readonly ok: true; readonly key: string } | { readonly ok: false; readonly fault: Fault }

const longest = 4096
/** A shorter key could be an ordinary word, and then it couldn't be redacted. */
export const shortestKey = 8

/**
 * Trims the key. It must be one line of Latin-1 without control characters, 8 to 4,096 characters long;
 * otherwise this returns a bad-input fault that doesn't contain the key.
 */
export function cleanKey(pasted: string): CleanedKey {
  const key = pasted.trim()
  if (key === '') return refused('key-empty')
  if (key.length > longest) return refused('key-long')
  if (/[\r\n\u2028\u2029]/.test(key)) return refused('key-lines')
  if (/\p{Cc}/u.test(key)) return refused('key-control')
  if (/[^\u0020-\u00ff]/.test(key)) return refused('key-characters')
  if (key.length < shortestKey) return refused({ code: 'key-short', shortest: shortestKey })
  return { ok: true, key }
}

export async function keyToSend(
  source: () => Promise<string | null>,
  operation: string
): Promise<string | Fault> {
  let key: string | null
  try {
    key = await source()
  } catch {
    return faultOf('keychain-silent', { operation })
  }
  if (key === null || key.trim() === '') return faultOf('key-missing', { operation })
  const cleaned = cleanKey(key)
  return cleaned.ok ? cleaned.key : faultOf('bad-input', { operation, cause: 'key-unusable' })
}

function refused(cause: FaultCause | PlainCause): CleanedKey {
  return { ok: false, fault: faultOf('bad-input', { cause }) }
}
