import type { Alert } from '@contract'
import { expect, it } from 'vitest'
import { nearestAlerts } from './nearest-alerts'

const alert = (coin: string, value: number, status: Alert['status'] = 'watching'): Alert =>
  ({
    id: value,
    coin,
    status,
    bars: 'closed',
    repeat: 'once',
    anyOf: [[{ kind: 'price', is: 'above', value }]]
  }) as unknown as Alert
const prices: Readonly<Record<string, number>> = { BTC: 100, ETH: 10 }
const priceOf = (coin: string): number | null => prices[coin] ?? null
const coinsOf = ({ coin, scope }: Alert): readonly string[] =>
  scope?.kind === 'coins' ? scope.coins : coin === null ? [] : [coin]
const near = (alerts: readonly Alert[], most = 3): readonly (readonly [number, number])[] =>
  nearestAlerts({ alerts, coinsOf }, priceOf, most).map(({ price, distancePercent }) => [
    price,
    Math.round(distancePercent)
  ])

it('lists the alert closest to its price first', () => {
  expect(near([alert('BTC', 150), alert('ETH', 9), alert('BTC', 80)])).toEqual([
    [9, -10],
    [80, -20],
    [150, 50]
  ])
  expect(near([alert('BTC', 150), alert('ETH', 9)], 1)).toEqual([[9, -10]])
})

it('leaves out paused alerts and coins without a price', () => {
  expect(near([alert('BTC', 150, 'paused'), alert('SOL', 9)])).toEqual([])
})

it('lists an alert on several coins for each of them', () => {
  const several = {
    ...alert('', 110),
    coin: null,
    scope: { kind: 'coins', coins: ['BTC', 'ETH'] },
    scoped: { coins: 2, blocked: [], done: ['ETH'], nearest: null, fired: null }
  } as unknown as Alert
  expect(near([several])).toEqual([[110, 10]])
  expect(near([{ ...several, scoped: null }])).toEqual([
    [110, 10],
    [110, 1000]
  ])
})
