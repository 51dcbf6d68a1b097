import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from './faults'

export type ParsedAddress =
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly fault: Fault }

const example = 'such as https://api.example.com'

/**
 * The service address a person typed, normalised: scheme, host, port and path, without a slash at the end and without
 * the `/api/v1` that every call adds. https is required except on this computer. Not usable = a bad-input fault.
 */
export function parseAddress(typed: string): ParsedAddress {
  const text = typed.trim()
  if (text === '')
    return refused('No service address is entered.', `Enter the address of the service, ${example}.`)
  if (text.length > 2000)
    return refused('This is too long for an address.', `Enter the address alone, ${example}.`)
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text))
    return refused(
      'The address holds a blank, a line break or another character that no address has.',
      'Copy it once more, on one line.'
    )
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return refused('The address does not say how to connect.', `Begin it with https://, ${example}.`)
  if (!URL.canParse(text)) return refused('This is not an address.', `Enter one ${example}.`)
  return checked(new URL(text), text)
}

function checked(url: URL, text: string): ParsedAddress {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refused('The service is reached over https alone.', `Begin the address with https://, ${example}.`)
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
    return refused(
      'The address holds a user name or a password.',
      'Leave out everything up to the @; the key has its own field.'
    )
  if (text.includes('?') || text.includes('#'))
    return refused(
      'The address holds a question (?) or a place in a page (#).',
      'Leave out everything from there on; the key has its own field.'
    )
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return refused(
      'Over http the key could be read on the way.',
      'Begin the address with https://. Plain http is for this computer alone.'
    )
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/i, '')
    .replace(/\/+$/, '')
  return { ok: true, address: url.origin + path }
}

/** This computer itself; a URL's host name has its numbers already in plain form. */
function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host) || host === '[::1]'
  )
}

function refused(what: string, next: string): ParsedAddress {
  return {
    ok: false,
    fault: faultOf('bad-input', { words: { what, means: 'Nothing was saved or sent.', next } })
  }
}
