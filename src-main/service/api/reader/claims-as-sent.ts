import type { RewrittenBody } from './layouts'
import { isWhole, type TracedClaim, type ClaimedField, type Trace } from './trace'

type Key = string | number

/**
 * The trace says which values of the rewritten response were read. This function translates it back to the
 * response as it was sent.
 */
export function claimAsSent(trace: Trace, { origins }: RewrittenBody, sent: Trace): void {
  // A name is recorded once, not for every row that it applies to.
  const named = new Map<object, Set<Key>>()
  let [shared, header, placed]: [TracedClaim | null, object | null, TracedClaim | null] = [null, null, null]
  for (const [container, claim] of trace.claims) {
    const record = origins.records.get(container)
    if (record !== undefined && claim === shared && record.header === header && placed !== null) {
      sent.claim(record.cells, placed)
      continue
    }
    const origin = origins.get(container)
    if (origin === undefined) {
      sent.claim(container, claim)
      continue
    }
    const claims = new Map<object, Map<Key, ClaimedField>>()
    for (const [key, field] of fieldsOf(container, claim))
      for (const { holder, key: at, isName } of origin(key)) {
        if (isName === true && !addTo(named, holder, at)) continue
        const own = claims.get(holder) ?? new Map<Key, ClaimedField>()
        claims.set(holder, own.set(at, isName === true ? { ...field, reads: 'name' } : field))
      }
    for (const [holder, own] of claims) sent.claim(holder, own)
    if (record !== undefined) {
      const own = claims.get(record.cells)
      if (own !== undefined) [shared, header, placed] = [claim, record.header, own]
    }
  }
}

const fieldsOf = (container: object, claim: TracedClaim): Iterable<readonly [Key, ClaimedField]> =>
  isWhole(claim)
    ? (Array.isArray(container) ? [...container.keys()] : Object.keys(container)).map(
        key => [key, claim] as const
      )
    : claim

function addTo(keys: Map<object, Set<Key>>, holder: object, key: Key): boolean {
  const own = keys.get(holder) ?? new Set<Key>()
  if (own.has(key)) return false
  keys.set(holder, own.add(key))
  return true
}
