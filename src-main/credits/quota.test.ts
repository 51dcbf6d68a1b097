import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UnsettledCall } from './booked-call'
import { readAs } from '../storage/fact.fixture'
import { afterReading, quotaFact, reconcile } from './quota'

const at = (used: number, callId = 0) => ({ reading: { used, limit: 1000, readAt: 0 }, callId })
const unsettled = (...reserved: number[]): Pick<UnsettledCall, 'id' | 'reserved'>[] =>
  reserved.map((credits, index) => ({ id: index + 1, reserved: credits }))
/** What each call is taken to have cost, from the first on. */
const charged = (...credits: number[]) => credits.map((cost, index) => ({ id: index + 1, charged: cost }))

describe('an answer whose body was lost after its headers', () => {
  const call = { id: 2, overlapped: false }
  const headers = (consumed: number | null, quotaUsed: number) => ({
    ...{ charged: null, receivedAt: 5 },
    credits: { consumed, quotaUsed, quotaLimit: 1000 }
  })
  const open = (...reserved: number[]): UnsettledCall[] =>
    unsettled(...reserved).map(doubt => ({
      ...{ ...doubt, at: 0, expected: 1, initiator: 'person', operation: 'getData' }
    }))
  const before = { ...at(100), named: 0 }

  test('cost what they named where the quota moved by as much, however little was held for it', () => {
    const read = afterReading(before, call, headers(15, 115), 1000, open(1, 1))
    expect(read).toMatchObject({ drift: 0, reset: false })
    expect(read.inferred).toEqual(expect.arrayContaining(charged(0, 15)))
  })

  test('cost nothing where the quota did not move', () => {
    expect(afterReading(before, call, headers(15, 100), 1000, open(1, 1))).toMatchObject({
      inferred: charged(0, 0),
      drift: 0
    })
  })

  test('count in full, with every doubt before, where the quota moved by a part of what they named', () => {
    expect(afterReading(before, call, headers(15, 114), 1000, open(12, 15))).toMatchObject({
      inferred: charged(12, 15),
      drift: 0,
      reset: false
    })
  })

  test('count at what they named where the quota was renewed meanwhile', () => {
    const { inferred, reset } = afterReading(before, call, headers(15, 3), 1000, open(1, 1))
    expect(reset).toBe(true)
    expect(inferred).toEqual(charged(1, 15))
  })
})

test('an answer that is booked late settles no call that was sent after it', () => {
  const doubt = (id: number): UnsettledCall => ({
    ...{ id, reserved: 10 * id, at: 0, expected: 1, initiator: 'person', operation: 'getData' }
  })
  const outcome = { charged: 5, receivedAt: 5, credits: { consumed: 5, quotaUsed: 30, quotaLimit: 1000 } }
  const before = { ...at(500), named: 0 }
  const read = afterReading(before, { id: 2, overlapped: false }, outcome, 1000, [1, 2, 3].map(doubt))
  expect(read).toMatchObject({ reset: true, inferred: charged(10) })
})

describe('between two quiet readings', () => {
  test('what moved beyond the charges named belongs to the doubtful calls, newest first', () => {
    expect(reconcile(at(100), { used: 118, readAt: 5 }, 6, unsettled(10, 10))).toEqual({
      inferred: charged(2, 10).toReversed(),
      drift: 0,
      reset: false
    })
  })

  test('newest means booked last, whenever each was given up on: a budget of today lacks nothing', () => {
    const { inferred } = reconcile(at(100), { used: 110, readAt: 5 }, 0, unsettled(10, 10).toReversed())
    expect(inferred).toEqual(charged(0, 10).toReversed())
  })

  test('a doubtful call that moved nothing cost nothing', () => {
    expect(reconcile(at(100), { used: 106, readAt: 5 }, 6, unsettled(10)).inferred).toEqual(charged(0))
  })

  test('what nobody here used is drift', () => {
    expect(reconcile(at(100), { used: 150, readAt: 5 }, 6, unsettled(10))).toMatchObject({ drift: 34 })
  })

  test('what nobody else is known to have used is ours where the quota counts credits: the newest call cost it', () => {
    const read = reconcile(at(100), { used: 1_006, readAt: 5 }, 6, unsettled(10, 100), 'yes')
    expect(read).toEqual({
      ...{ drift: 0, reset: false, beyond: 790 },
      inferred: [
        { id: 2, charged: 890 },
        { id: 1, charged: 10 }
      ]
    })
  })

  test('a price of the contract bounds what a call can have cost', () => {
    const fixed = [{ id: 1, reserved: 100, isPriceFixed: true }]
    expect(reconcile(at(100), { used: 300, readAt: 5 }, 0, fixed, 'yes')).toMatchObject({
      ...{ drift: 100, inferred: charged(100) }
    })
  })

  test('a quota that counts requests settles no doubt and accuses nobody', () => {
    expect(reconcile(at(100), { used: 102, readAt: 5 }, 15, unsettled(10), 'no')).toEqual({
      ...{ inferred: [], drift: 0, jump: 2, reset: false }
    })
  })

  test('a doubt older than the first reading is in it or never was: it stays', () => {
    expect(reconcile(at(100, 1), { used: 110, readAt: 5 }, 0, unsettled(10, 10)).inferred).toEqual([
      { id: 2, charged: 10 }
    ])
  })

  test('a reset settles every doubt in full, for nothing can be told any more', () => {
    expect(reconcile(at(900, 1), { used: 5, readAt: 5 }, 5, unsettled(10, 20))).toEqual({
      inferred: charged(10, 20),
      drift: 0,
      reset: true
    })
  })

  test('credits given back are no reset; what was doubtful counts in full all the same', () => {
    expect(reconcile(at(900), { used: 890, readAt: 5 }, 5, unsettled(10))).toEqual({
      inferred: charged(10),
      drift: 0,
      reset: false
    })
    // All that is used was charged since: nothing else can be left.
    expect(reconcile(at(12), { used: 10, readAt: 5 }, 10, [])).toMatchObject({ reset: true })
    expect(reconcile(at(900), { used: 400, readAt: 5 }, 5, [])).toMatchObject({ reset: true })
  })

  test('a count that moved by less than was named fell in between: what was doubtful counts in full', () => {
    // 10 used, a doubtful call of 100, a renewal, and 15 named since.
    expect(reconcile(at(10), { used: 15, readAt: 5 }, 15, unsettled(100))).toEqual({
      inferred: [{ id: 1, charged: 100 }],
      drift: 0,
      reset: false
    })
  })

  test('a midnight whose renewal the doubtful calls alone can have hidden counts them at what was used before it too', () => {
    const nextDay = 86_400_000
    // 13 used, a doubtful call, a renewal, the doubtful call's 13 and 13 named: it looks as if it had cost nothing.
    expect(reconcile(at(13), { used: 26, readAt: nextDay }, 13, unsettled(13))).toEqual({
      inferred: [{ id: 1, charged: 13 }],
      ...{ drift: 0, reset: false }
    })
    const free = [{ id: 1, charged: 0 }]
    // More was used before than the doubtful call can have cost: a renewal would show.
    expect(reconcile(at(14), { used: 27, readAt: nextDay }, 13, unsettled(13)).inferred).toEqual(free)
    // No quota is renewed in the middle of a day.
    expect(reconcile(at(13), { used: 26, readAt: nextDay - 1 }, 13, unsettled(13)).inferred).toEqual(free)
  })

  test('not a credit is made up or lost', () => {
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
        const told = inferred.reduce((sum, { charged }) => sum + charged, 0)
        expect(told + drift).toBe(beyond)
        for (const { id, charged } of inferred) expect(charged).toBeLessThanOrEqual(reserved[id - 1] ?? -1)
      })
    )
  })

  test('when each doubtful call really cost its reserve or nothing, their sum comes out exactly', () => {
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

test('memory that can’t be read is none', () => {
  const sound = { reading: { used: 5, limit: null, readAt: 1 }, named: 0, callId: 3 }
  expect(readAs(quotaFact, sound)).toEqual(sound)
  const broken = [null, 5, 'x', [], {}, { ...sound, named: null }, { ...sound, reading: { used: '5' } }]
  for (const value of broken) expect(readAs(quotaFact, value)).toBeNull()
})
