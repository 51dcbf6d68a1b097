import { describe, expect, test } from 'vitest'
import { apiFaultCodes, type FaultCode } from '../../../src-shared/contract/fault'
import { faultPolicies, affectsEveryCall, policyOf } from './fault-policy'

const codes: readonly FaultCode[] = [...apiFaultCodes, 'internal', 'disk']

test('the table of policies compiles only if it has a policy for every fault code', () => {
  const { offline, ...others } = faultPolicies
  // @ts-expect-error the row of `offline` is missing
  const table: typeof faultPolicies = others
  expect([offline, Object.keys(table).length]).toEqual([faultPolicies.offline, codes.length - 1])
})

describe('a consistent policy for each fault', () => {
  test.each(codes)('the policy of %s is consistent', code => {
    const { blocks, incident, key, reached, remedy } = policyOf({ code })
    // Users are notified of faults that stop every call, but not of those that don't stop automatic calls.
    if (affectsEveryCall({ code })) expect(incident).not.toBeNull()
    if (blocks.state === 'none') expect(incident).toBeNull()
    if (key === 'proved') expect(reached).toBe('service')
    if (blocks.state === 'unauthorised') expect(remedy).toBe('enter-key')
    if (blocks.state === 'locked') expect(incident?.of).toBe('operation')
    if (blocks.state === 'rateLimited' || blocks.state === 'outage')
      expect([...blocks.waits]).toEqual(blocks.waits.toSorted((a, b) => a - b))
  })
})
