import { describe, expect, it } from 'vitest'
import { knownPrice } from '../../../bridge/fake-facts.fixture'
import { callsPerDay, candleCostWords } from './candle-cost'
import { hour } from '../../../../src-shared/time'
import { m } from '../../../../src-shared/messages/m'

const plan = { isSimulated: false, isAutomatic: true, everyMs: hour }
const hourly = { interval: '1h', price: knownPrice(20) } as const

describe('the cost of visible charts', () => {
  it('four charts cost no more per day than one', () => {
    expect(callsPerDay([hourly], hour)).toEqual([24])
    expect(callsPerDay([hourly, hourly, hourly, hourly], hour)).toEqual([6, 6, 6, 6])
    expect(candleCostWords([hourly], plan)).toBe(
      m.layouts.cost.planned({
        count: 1,
        total: m.layouts.cost.timesPerDay({ calls: 24 }),
        cost: m.layouts.cost.about({ credits: '480 credits' }),
        hidden: m.layouts.cost.hidden()
      })
    )
    expect(candleCostWords([hourly, hourly, hourly, hourly], plan)).toContain('loads 4 candle series, about')
    expect(candleCostWords([hourly, hourly, hourly, hourly], plan)).toContain(
      m.layouts.cost.about({ credits: '480 credits' })
    )
  })

  it('counts fewer calls for longer intervals', () => {
    const daily = { interval: '1d', price: knownPrice(1) } as const
    expect(callsPerDay([hourly, daily], hour)).toEqual([12, 1])
    expect(candleCostWords([hourly, daily], plan)).toContain(m.layouts.cost.about({ credits: '241 credits' }))
  })

  it('shows the daily cost as a maximum if only the maximum price of a call is known', () => {
    const atMost = { ...hourly, price: { ...knownPrice(20), state: 'at-most' } } as const
    expect(candleCostWords([atMost], plan)).toContain(m.layouts.cost.atMost({ credits: '480 credits' }))
  })

  it('shows the total cost as unknown if the price of one series is unknown', () => {
    const unknown = {
      ...hourly,
      price: { state: 'unknown', credits: null, learned: null, reserve: 100 }
    } as const
    expect(candleCostWords([hourly, unknown], plan)).toContain('in total: price unknown.')
  })

  it('costs nothing with manual updates or simulated data', () => {
    expect(candleCostWords([hourly], { ...plan, isAutomatic: false })).toBe(
      m.layouts.cost.manual({ count: 1 })
    )
    expect(candleCostWords([hourly], { ...plan, isSimulated: true })).toContain('simulated and free')
    expect(candleCostWords([], plan)).toContain(m.layouts.cost.noCoin())
  })
})
