import type { Alert, AlertCondition } from '@contract'
import { expect, it } from 'vitest'
import { orderRows } from '../../ui/table/order'
import { alertColumns, findAlerts, type AlertColumn } from './alert-columns'

const alert = (id: number, changes: Partial<Alert>): Alert =>
  ({
    id,
    anyOf: [[{ kind: 'price', is: 'above', value: 1 }]],
    coin: 'BTC',
    status: 'watching',
    note: '',
    blockedReason: null,
    distance: null,
    results: [],
    checkedAt: null,
    firedCount: 0,
    cost: { creditsPerDay: 0 },
    ...changes
  }) as Alert
const ids = (alerts: readonly Alert[]): readonly number[] => alerts.map(({ id }) => id)

it('finds alerts by the words of their conditions, status and notes', () => {
  const line = { indicator: 'rsi', params: { period: 14 }, line: 'value' }
  const oversold: AlertCondition = {
    kind: 'indicator',
    interval: '1h',
    line,
    is: 'below',
    against: { value: 30 }
  }
  const alerts = [
    alert(1, { coin: 'ETH', anyOf: [[oversold]] }),
    alert(2, { note: 'Sell the rest' }),
    alert(3, { status: 'paused' })
  ]
  expect(ids(findAlerts(alerts, 'rsi eth'))).toEqual([1])
  expect(ids(findAlerts(alerts, 'sell'))).toEqual([2])
  expect(ids(findAlerts(alerts, 'PAUSED'))).toEqual([3])
  expect(ids(findAlerts(alerts, ' '))).toEqual([1, 2, 3])
})

it('sorts alerts by distance in either direction, with unknown distances last', () => {
  const alerts = [
    alert(1, { distance: { by: -8, unit: 'percent' } }),
    alert(2, {}),
    alert(3, { distance: { by: 0.5, unit: 'percent' } }),
    alert(4, { distance: { by: 3, unit: 'percent' } })
  ]
  const by = (descending: boolean) =>
    ids(orderRows(alerts, alertColumns(), { column: 'distance', descending }))
  expect(by(false)).toEqual([3, 4, 1, 2])
  expect(by(true)).toEqual([1, 4, 3, 2])
})

it('sorts distances in points after distances in percent', () => {
  const result = { holds: true } as Alert['results'][number][number]
  const alerts = [
    alert(1, { status: 'done', distance: { by: 0, unit: 'percent' } }),
    alert(2, { distance: { by: -0.4, unit: 'points' } }),
    alert(3, { distance: { by: 12, unit: 'percent' } }),
    alert(4, { distance: { by: 3, unit: 'points' } }),
    alert(5, { distance: { by: -2, unit: 'percent' }, results: [[result]] }),
    alert(6, { status: 'expired', distance: { by: 1, unit: 'percent' } })
  ]
  const order = { column: 'distance', descending: false } as const
  expect(ids(orderRows(alerts, alertColumns(), order))).toEqual([5, 3, 2, 4, 1, 6])
})

it('lists blocked alerts first when sorted by status', () => {
  const alerts = [
    alert(1, { status: 'done', cost: { creditsPerDay: 24 } as Alert['cost'] }),
    alert(2, { cost: { creditsPerDay: null } as Alert['cost'] }),
    alert(3, { status: 'blocked' }),
    alert(4, { cost: { creditsPerDay: 24 } as Alert['cost'] })
  ]
  const by = (column: AlertColumn) => ids(orderRows(alerts, alertColumns(), { column, descending: false }))
  expect(by('status')).toEqual([3, 2, 4, 1])
  expect(by('cost')).toEqual([1, 3, 4, 2])
})
