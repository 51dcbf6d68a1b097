import { expect, test } from 'vitest'
import { decide, tiersNow } from './decide'
import type { Divided, CoinPart } from './parts'
import { allowance, need, now, situation } from './situation.fixture'
import { hour, minute } from '../../../src-shared/time'

const part = (coin: string, tier: CoinPart['tier'], answeredAt: number | null = now - minute): CoinPart => ({
  coin,
  tier,
  answeredAt,
  credits: 1,
  worth: { chart: 12, alerts: 6, view: 2, rest: 0.2 }[tier]
})
const divided = (...parts: CoinPart[]): Divided => ({
  parts,
  chosen: { chart: null, alerts: null, view: null, rest: null },
  reserveOf: coins => coins.length
})
/** By default, the credits pay for an eighth of the need's calls. */
const short = (parts: CoinPart[], left = 360) =>
  situation({
    needs: [need({ reserve: 4, answeredAt: now - minute, divided: divided(...parts) })],
    allowances: [allowance(left)]
  })

test('loads only due coins while credits are short', () => {
  const parts = [part('BTC', 'chart', now - hour), part('ETH', 'view'), part('A', 'rest'), part('B', 'rest')]
  expect(decide(short(parts))).toMatchObject({ kind: 'ask', coins: ['BTC'] })
})

test('loads a coin immediately if it was never loaded', () => {
  const parts = [part('BTC', 'chart'), part('NEW', 'rest', null)]
  expect(decide(short(parts))).toMatchObject({ kind: 'ask', coins: ['NEW'] })
})

test('loads a coin whose timestamp is in the future', () => {
  const parts = [part('BTC', 'chart'), part('AHEAD', 'rest', now + hour)]
  expect(decide(short(parts))).toMatchObject({ kind: 'ask', coins: ['AHEAD'] })
})

test('loads all coins together, as planned, if credits suffice', () => {
  const parts = [part('BTC', 'chart'), part('A', 'rest')]
  const plenty = short(parts, 1_000_000)
  expect(decide(plenty)).toMatchObject({ kind: 'ask', coins: null })
  expect(tiersNow(plenty)).toBeNull()
})

test('loads all coins together, but less often, if the credits pay for a third of the calls', () => {
  const parts = [part('BTC', 'chart', now - hour), part('A', 'rest', now - hour)]
  const third = short(parts, 960)
  expect(tiersNow(third)).toBeNull()
  expect(decide(third)).toMatchObject({ kind: 'wait' })
})

test('loads the most valuable due coins first if credits don’t suffice for all', () => {
  const old = now - 20 * 24 * hour
  const parts = [part('BTC', 'chart', old), part('ETH', 'view', old), part('A', 'rest', old)]
  expect(decide(short(parts, 2))).toMatchObject({ kind: 'ask', coins: ['BTC', 'ETH'] })
})

test('lists tiers with their coins, most valuable first', () => {
  const parts = [part('BTC', 'chart'), part('ETH', 'view'), part('A', 'rest'), part('B', 'rest')]
  const tiers = tiersNow(short(parts)) ?? []
  expect(tiers.map(({ tier, coins }) => [tier, coins])).toEqual([
    ['chart', ['BTC']],
    ['view', ['ETH']],
    ['rest', ['A', 'B']]
  ])
  const rhythms = tiers.map(({ everyMs }) => everyMs)
  expect(rhythms).toEqual(rhythms.toSorted((a, b) => a - b))
})

test('slows down all tiers but the alert tier while the window is hidden', () => {
  const parts = [part('BTC', 'chart'), part('ETH', 'alerts'), part('A', 'rest')]
  const visible = tiersNow(short(parts)) ?? []
  const hidden = { ...short(parts), circumstances: { isUnattended: false, onBattery: false, hidden: true } }
  const ratios = (tiersNow(hidden) ?? []).map(
    ({ everyMs }, index) => everyMs / (visible[index]?.everyMs ?? 0)
  )
  expect(ratios.map(Math.round)).toEqual([8, 1, 8])
})
