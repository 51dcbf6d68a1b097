import type { Alert } from '@contract'
import { expect, it } from 'vitest'
import { nearestAlerts } from './nearest-alerts'

const alert = (coin: string, value: number, status: Alert['status'] = 'watching'): Alert =>
  ({
    ...{ id: value, coin, status, bars: 'closed', repeat: 'once' },
    anyOf: [[{ kind: 'price', is: 'above', value }]]
  }) as unknown as Alert
const prices: Readonly<Record<string, number>> = { BTC: 100, ETH: 10 }
const priceOf = (coin: string): number | null => prices[coin] ?? null
const near = (alerts: readonly Alert[], most = 3): readonly (readonly [number, number])[] =>
  nearestAlerts(alerts, priceOf, most).map(({ price, distancePercent }) => [
    price,
    Math.round(distancePercent)
  ])

it('puts the alert closest to its price first, across coins and directions', () => {
  expect(near([alert('BTC', 150), alert('ETH', 9), alert('BTC', 80)])).toEqual([
    [9, -10],
    [80, -20],
    [150, 50]
  ])
  expect(near([alert('BTC', 150), alert('ETH', 9)], 1)).toEqual([[9, -10]])
})

it('leaves out alerts that are paused, or whose coin has no price', () => {
  expect(near([alert('BTC', 150, 'paused'), alert('SOL', 9)])).toEqual([])
})
