import type { ResponseHeader } from '../../../src-shared/contract/explorer'
import { withHiddenShown } from './reading/hidden-characters'
import type { Redaction } from './reading/redaction'
import type { HeaderSource } from './wire'

const mostHeaders = 200
const longestValue = 4000
/** Headers with such a name may contain a session, a login or a token. */
const secret = /cookie|authori[sz]ation|authenticat|token|secret|session|csrf|xsrf|api-?key|signature/

/**
 * Returns the headers without secrets and without the key, so that they can be saved and shown. Limits their
 * number and length.
 */
export function headersIn(headers: HeaderSource, redacted: Redaction): readonly ResponseHeader[] {
  const all: ResponseHeader[] = []
  headers.forEach((value, name) => {
    const lower = redacted(name.toLowerCase())
    // A response has one `set-cookie` header for each cookie, but listing one is enough.
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
