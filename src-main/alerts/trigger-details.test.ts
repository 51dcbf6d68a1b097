import { describe, expect, test } from 'vitest'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import type { TriggerDetails } from '../../src-shared/contract/alerts'
import { hour, minute } from '../../src-shared/time'
import { start } from './alert-facts.fixture'
import { alertWorld, price, walk, type AlertWorld } from './alert-world.fixture'
import type { DetailsSources } from './trigger-details'
import type { LedgerEntry } from '../../src-shared/contract/credits'

async function explained(
  condition: AlertCondition,
  happens: (world: AlertWorld) => void,
  afterwards: (world: AlertWorld) => void = () => undefined
): Promise<TriggerDetails> {
  const world = alertWorld()
  world.world.drawings = [line]
  await world.set([[condition]])
  happens(world)
  afterwards(world)
  const details = await world.service.why({ id: 1, of: 'entry' })
  if (!details) throw new Error('the alert has not triggered')
  return details
}

const line = {
  kind: 'trend',
  id: 'line',
  hue: 0,
  from: { time: start, price: 100 },
  to: { time: start + hour, price: 160 },
  reach: 'ray'
} as const
const drawn: AlertCondition = { kind: 'drawn', is: 'crosses', drawing: 'line', part: 'trend' }

describe('chart of a trigger', () => {
  test('the chart shows the level of a price alert at all times', async () => {
    const { prices, levels } = await explained(price('above', 105), walk(100, 104, 106))
    expect(prices).toHaveLength(3)
    expect(levels).toEqual([prices.map(({ at }) => ({ at, value: 105 }))])
  })

  test('the chart shows a drawn line at its position at each time', async () => {
    const { levels } = await explained(drawn, walk(100, 100, 104))
    expect(levels).toEqual([
      [1, 2, 3].map(at => ({ at: start + at * minute, value: expect.closeTo(100 + at, 9) as number }))
    ])
  })

  test('the chart shows no line if the drawing was moved or deleted afterwards', async () => {
    const moved = { ...line, to: { ...line.to, price: 200 } }
    for (const drawings of [[moved], []]) {
      const { levels } = await explained(
        drawn,
        walk(100, 100, 104),
        ({ world }) => (world.drawings = drawings)
      )
      expect(levels).toEqual([])
    }
  })

  test('the chart shows the values of a condition on candles and its threshold', async () => {
    const condition: AlertCondition = {
      kind: 'indicator',
      interval: '1h',
      line: { indicator: 'rsi', params: { period: 2 }, line: 'value' },
      is: 'crosses down',
      against: { value: 30 }
    }
    const { series, entry } = await explained(condition, world =>
      [100, 102, 104, 106, 90, 80].forEach(close => world.close('1h', close))
    )
    expect(series).toMatchObject([{ condition }])
    const [{ values, against } = { values: [], against: [] }] = series
    expect(values.find(({ at }) => at === entry.at)?.value).toBeLessThan(30)
    expect(values.find(({ at }) => at === entry.at - hour)?.value).toBeGreaterThan(30)
    expect(new Set(against.map(({ value }) => value))).toEqual(new Set([30]))
  })
})

describe('calls behind a trigger', () => {
  const call = (id: number): LedgerEntry => ({
    id,
    at: start + id * minute,
    operation: 'getData',
    subject: 'BTC',
    feature: 'watchlist',
    expected: 1,
    reserved: 1,
    charged: 1,
    state: 'charged',
    fault: null,
    read: null
  })

  function ledgerOf(ids: number[]): DetailsSources['ledger'] {
    return {
      answered: () => call(ids.at(-1) ?? 0),
      calls: wanted => ids.filter(id => wanted.includes(id)).map(call)
    }
  }

  test('calls are found by the IDs that were saved when the alert triggered', async () => {
    const ids = [7]
    const world = alertWorld({ ledger: ledgerOf(ids) })
    await world.set([[price('above', 105)]])
    walk(100, 104, 106)(world)
    ids.push(8, 9)
    world.restart()
    const details = await world.service.why({ id: 1, of: 'entry' })
    expect(details?.why?.met.map(({ calls }) => calls)).toEqual([[7]])
    expect(details?.calls.map(({ id }) => id)).toEqual([7])
  })

  test('calls don’t include a quote from the very end of the minute that triggered', async () => {
    const times: number[] = []
    const answered = ({ by }: { readonly by: number }): LedgerEntry => {
      times.push(by)
      return call(times.length)
    }
    const world = alertWorld({ ledger: { answered, calls: () => [] } })
    await world.set([[price('above', 105)]])
    walk(100, 104, 106)(world)
    expect(times.map(by => by % minute)).toEqual([minute - 1, minute - 1])
  })

  test('calls are left out once daily sums have replaced them', async () => {
    const ids = [7]
    const world = alertWorld({ ledger: ledgerOf(ids) })
    await world.set([[price('above', 105)]])
    walk(100, 104, 106)(world)
    ids.splice(0, 1, 8)
    expect((await world.service.why({ id: 1, of: 'entry' }))?.calls).toEqual([])
  })

  test('calls are found by their time if an earlier version saved no IDs', async () => {
    const world = alertWorld({ ledger: ledgerOf([7]) })
    await world.set([[price('above', 105)]])
    walk(100, 104, 106)(world)
    const { noticed } = world.database.prepare('SELECT noticed FROM alert_inbox').get() as { noticed: string }
    const old = noticed.replace(/,"calls":\[7\]/, '')
    expect(old).not.toBe(noticed)
    world.database.prepare('UPDATE alert_inbox SET noticed = ?').run(old)
    expect((await world.service.why({ id: 1, of: 'entry' }))?.calls.map(({ id }) => id)).toEqual([7])
  })

  test('an unreadable ledger doesn’t keep an alert from triggering', async () => {
    const broken = (): never => {
      throw new Error('gone')
    }
    const world = alertWorld({ ledger: { answered: broken, calls: () => [] } })
    await world.set([[price('above', 105)]])
    walk(100, 104, 106)(world)
    expect(world.inbox()).toHaveLength(1)
  })
})
