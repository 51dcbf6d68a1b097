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
const near = (alerts: readonly Alert[], most = 3): readonly (readonly [number, number])[] =>
  nearestAlerts(alerts, priceOf, most).map(({ price, distancePercent }) => [
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
