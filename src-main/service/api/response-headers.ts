import type { ResponseHeader } from '../../../src-shared/contract/explorer'
import { withHiddenShown } from './reading/hidden-characters'
import type { Redaction } from './reading/redaction'
import type { HeaderSource } from './wire'

const mostHeaders = 200
const longestValue = 4000
/** May contain a session, a login or a token. */
const secret = /cookie|authori[sz]ation|authenticat|token|secret|session|csrf|xsrf|api-?key|signature/

/** Safe to save and show: without secrets and the key, and limited in number and length. */
export function headersIn(headers: HeaderSource, redacted: Redaction): readonly ResponseHeader[] {
  const all: ResponseHeader[] = []
  headers.forEach((value, name) => {
    const lower = redacted(name.toLowerCase())
    // Each cookie has its own `set-cookie` header.
    const isRepeated = secret.test(lower) && all.some(header => header.name === lower)
    if (all.length < mostHeaders && !isRepeated)
      all.push({ name: lower, value: shown(lower, value, redacted) })
  })
  return all.sort((one, other) => (one.name < other.name ? -1 : 1))
}

function shown(name: string, value: string, redacted: Redaction): string | null {
  if (secret.test(name)) return null
  const text = withHiddenShown(redacted(value))
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…`
}
