import { parsedUrl, type ParsedUrl } from '../../../src-shared/url'
import type { Fault } from '../../../src-shared/contract/fault'
import type { PlainCause } from '../../../src-shared/contract/fault-cause'
import { faultOf } from '../../platform/faults/fault'

export type ParsedAddress =
  { readonly ok: true; readonly address: string } | { readonly ok: false; readonly fault: Fault }

/**
 * Returns the scheme, host, port and path, without a trailing slash or `/api/v1`, or a bad-input fault if the
 * address can't be used. Only addresses on this computer may use http.
 */
export function parseAddress(typed: string): ParsedAddress {
  const text = typed.trim()
  if (text === '') return refused('address-empty')
  if (text.length > 2000) return refused('address-long')
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text)) return refused('address-characters')
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return refused('address-scheme')
  const url = parsedUrl(text)
  return url === null ? refused('address-form') : checked(url, text)
}

function checked(url: ParsedUrl, text: string): ParsedAddress {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('address-not-https')
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
    return refused('address-user')
  if (text.includes('?') || text.includes('#')) return refused('address-question')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return refused('address-plain-http')
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/i, '')
    .replace(/\/+$/, '')
  return { ok: true, address: url.origin + path }
}

/**
 * Whether a host is this computer. The host must come from the URL parser, which normalises unusual IP
 * notations.
 */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d+){3}$/.test(host) || host === '[::1]'
  )
}

function refused(cause: PlainCause): ParsedAddress {
  return { ok: false, fault: faultOf('bad-input', { cause }) }
}
