import { expect, it } from 'vitest'
import { aboutEvery, tiersWords } from './tiers'
import { minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

it('rounds calculated intervals to familiar ones', () => {
  expect(
    [42_700, 130_000, 9.6 * minute, 38 * minute, 61 * minute, 130 * minute, 30 * 60 * minute].map(aboutEvery)
  ).toEqual([
    m.plan.every.seconds({ count: '45' }),
    m.plan.every.minutes({ ms: 2 }),
    m.plan.every.minutes({ ms: 10 }),
    m.plan.every.minutes({ ms: 40 }),
    m.plan.every.hour(),
    m.plan.every.hours({ ms: 2 }),
    m.plan.every.day()
  ])
})

it('describes the interval of each tier', () => {
  const tier = { creditsPerDay: 1 }
  expect(
    tiersWords([
      { ...tier, tier: 'chart', coins: ['BTC'], everyMs: 2 * minute },
      { ...tier, tier: 'alerts', coins: ['ETH', 'SOL'], everyMs: 10 * minute },
      { ...tier, tier: 'rest', coins: ['A', 'B', 'C'], everyMs: 40 * minute }
    ])
  ).toBe('BTC on the chart every 2 min, 2 coins near an alert every 10 min, 3 others every 40 min')
})
