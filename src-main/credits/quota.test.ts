import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnsettledCall } from './booked-call'
import { readAs } from '../platform/storage/fact.fixture'
import { afterReading, quotaFact, reconcile } from './quota'

const at = (used: number, callId = 0) => ({ reading: { used, limit: 1000, readAt: 0 }, callId })
const unsettled = (...reserved: number[]): Pick<UnsettledCall, 'id' | 'reserved'>[] =>
  reserved.map((credits, index) => ({ id: index + 1, reserved: credits }))
const charged = (...credits: number[]) => credits.map((cost, index) => ({ id: index + 1, charged: cost }))

describe('a response whose body was lost after its headers', () => {
  const call = { id: 2, overlapped: false }
  const headers = (consumed: number | null, quotaUsed: number) => ({
    charged: null,
    receivedAt: 5,
    credits: { consumed, quotaUsed, quotaLimit: 1000 }
  })
  const open = (...reserved: number[]): UnsettledCall[] =>
    unsettled(...reserved).map(doubt => ({
      ...doubt,
      at: 0,
      expected: 1,
      initiator: 'person',
      operation: 'getData'
    }))
  const before = { ...at(100), named: 0 }

  test('a lost response costs the reported credits if the count rose by them, even above the reserve', () => {
    const read = afterReading(before, call, headers(15, 115), 1000, open(1, 1))
    expect(read).toMatchObject({ drift: 0, reset: false })
    expect(read.inferred).toEqual(expect.arrayContaining(charged(0, 15)))
  })

  test('a lost response is free if the count didn’t rise', () => {
    expect(afterReading(before, call, headers(15, 100), 1000, open(1, 1))).toMatchObject({
      inferred: charged(0, 0),
      drift: 0
    })
  })

  test('a lost response is settled in full if the count rose by less than its charge', () => {
    expect(afterReading(before, call, headers(15, 114), 1000, open(12, 15))).toMatchObject({
      inferred: charged(12, 15),
      drift: 0,
      reset: false
    })
  })

  test('a lost response costs the reported credits if the quota was reset in between', () => {
    const { inferred, reset } = afterReading(before, call, headers(15, 3), 1000, open(1, 1))
    expect(reset).toBe(true)
    expect(inferred).toEqual(charged(1, 15))
  })
})

test('a response that is recorded late doesn’t settle calls that were made after it', () => {
  const doubt = (id: number): UnsettledCall => ({
    id,
    reserved: 10 * id,
    at: 0,
    expected: 1,
    initiator: 'person',
    operation: 'getData'
  })
  const outcome = { charged: 5, receivedAt: 5, credits: { consumed: 5, quotaUsed: 30, quotaLimit: 1000 } }
  const before = { ...at(500), named: 0 }
  const read = afterReading(before, { id: 2, overlapped: false }, outcome, 1000, [1, 2, 3].map(doubt))
  expect(read).toMatchObject({ reset: true, inferred: charged(10) })
})

describe('between two readings without overlap', () => {
  test('assigns the increase beyond reported charges to open calls, newest first', () => {
    expect(reconcile(at(100), { used: 118, readAt: 5 }, 6, unsettled(10, 10))).toEqual({
      inferred: charged(2, 10).toReversed(),
      drift: 0,
      reset: false
    })
  })

  test('treats the call recorded last as the newest', () => {
    const { inferred } = reconcile(at(100), { used: 110, readAt: 5 }, 0, unsettled(10, 10).toReversed())
    expect(inferred).toEqual(charged(0, 10).toReversed())
  })

  test('settles an open call as free if reported charges explain the whole increase', () => {
    expect(reconcile(at(100), { used: 106, readAt: 5 }, 6, unsettled(10)).inferred).toEqual(charged(0))
  })

  test('reports an unexplained increase as drift', () => {
    expect(reconcile(at(100), { used: 150, readAt: 5 }, 6, unsettled(10))).toMatchObject({ drift: 34 })
  })

  test('assigns an unexplained increase to the latest call if the quota counts credits', () => {
    const read = reconcile(at(100), { used: 1_006, readAt: 5 }, 6, unsettled(10, 100), 'yes')
    expect(read).toEqual({
      drift: 0,
      reset: false,
      beyond: 790,
      inferred: [
        { id: 2, charged: 890 },
        { id: 1, charged: 10 }
      ]
    })
  })

  test('settles a call at its contract price at most', () => {
    const fixed = [{ id: 1, reserved: 100, isPriceFixed: true }]
    expect(reconcile(at(100), { used: 300, readAt: 5 }, 0, fixed, 'yes')).toMatchObject({
      drift: 100,
      inferred: charged(100)
    })
  })

  test('settles no calls and reports no drift if the quota counts requests', () => {
    expect(reconcile(at(100), { used: 102, readAt: 5 }, 15, unsettled(10), 'no')).toEqual({
      inferred: [],
      drift: 0,
      jump: 2,
      reset: false
    })
  })

  test('leaves calls older than the first reading open', () => {
    expect(reconcile(at(100, 1), { used: 110, readAt: 5 }, 0, unsettled(10, 10)).inferred).toEqual([
      { id: 2, charged: 10 }
    ])
  })

  test('settles all open calls in full after a reset', () => {
    expect(reconcile(at(900, 1), { used: 5, readAt: 5 }, 5, unsettled(10, 20))).toEqual({
      inferred: charged(10, 20),
      drift: 0,
      reset: true
    })
  })

  test('settles open calls in full after a refund', () => {
    expect(reconcile(at(900), { used: 890, readAt: 5 }, 5, unsettled(10))).toEqual({
      inferred: charged(10),
      drift: 0,
      reset: false
    })
    // The new count equals what was charged since the first reading, so the quota was reset.
    expect(reconcile(at(12), { used: 10, readAt: 5 }, 10, [])).toMatchObject({ reset: true })
    expect(reconcile(at(900), { used: 400, readAt: 5 }, 5, [])).toMatchObject({ reset: true })
  })

  test('settles open calls in full if the count rose by less than the reported charges', () => {
    // The count was 10. Then an open call cost up to 100, the quota was reset, and 15 credits were charged.
    expect(reconcile(at(10), { used: 15, readAt: 5 }, 15, unsettled(100))).toEqual({
      inferred: [{ id: 1, charged: 100 }],
      drift: 0,
      reset: false
    })
  })

  test('settles an open call in full after midnight if the quota may have been reset unnoticed', () => {
    const nextDay = 86_400_000
    // The count was 13. If the quota was reset, the open call and the charged call cost 13 each. If it
    // wasn't, the open call was free.
    expect(reconcile(at(13), { used: 26, readAt: nextDay }, 13, unsettled(13))).toEqual({
      inferred: [{ id: 1, charged: 13 }],
      drift: 0,
      reset: false
    })
    const free = [{ id: 1, charged: 0 }]
    // The open call can't have cost as much as the earlier count, so the count would have shown a reset.
    expect(reconcile(at(14), { used: 27, readAt: nextDay }, 13, unsettled(13)).inferred).toEqual(free)
    // Quotas are only reset at midnight, which hasn't passed here.
    expect(reconcile(at(13), { used: 26, readAt: nextDay - 1 }, 13, unsettled(13)).inferred).toEqual(free)
  })

  test('assigns exactly the increase beyond reported charges', () => {
    const credits = fc.nat(500)
    fc.assert(
      fc.property(credits, credits, credits, fc.array(credits), (used, beyond, named, reserved) => {
        const moved = named + beyond
        const { inferred, drift } = reconcile(
          at(100_000 + used),
          { used: 100_000 + used + moved, readAt: 5 },
          named,
          unsettled(...reserved)
        )
        const inferredSum = inferred.reduce((sum, { charged }) => sum + charged, 0)
        expect(inferredSum + drift).toBe(beyond)
        for (const { id, charged } of inferred) expect(charged).toBeLessThanOrEqual(reserved[id - 1] ?? -1)
      })
    )
  })

  test('finds the exact sum if each open call cost either its reserve or nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ reserved: fc.integer({ min: 1, max: 100 }), wasCharged: fc.boolean() })),
        fc.nat(300),
        (calls, named) => {
          const really = calls.reduce((sum, call) => sum + (call.wasCharged ? call.reserved : 0), 0)
          const list = unsettled(...calls.map(call => call.reserved))
          const { inferred, drift } = reconcile(
            at(50_000),
            { used: 50_000 + named + really, readAt: 5 },
            named,
            list
          )
          expect(inferred.reduce((sum, { charged }) => sum + charged, 0)).toBe(really)
          expect(drift).toBe(0)
        }
      )
    )
  })
})

test('ignores unreadable saved state', () => {
  const sound = { reading: { used: 5, limit: null, readAt: 1 }, named: 0, callId: 3 }
  expect(readAs(quotaFact, sound)).toEqual(sound)
  const broken = [null, 5, 'x', [], {}, { ...sound, named: null }, { ...sound, reading: { used: '5' } }]
  for (const value of broken) expect(readAs(quotaFact, value)).toBeNull()
})
