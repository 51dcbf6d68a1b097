import type { Alert, AlertCost, AlertStatus } from '@contract'
import type { TableColumn } from '../../ui/table/column'
import { m } from '../../../src-shared/messages/m'
import { alertWords } from '../../../src-shared/words/alert'
import { blockedWords } from '../../../src-shared/words/alert-issue'
import { statusWords } from './alert-words'

export type AlertColumn =
  'status' | 'coin' | 'words' | 'trend' | 'distance' | 'checked' | 'fired' | 'cost' | 'menu'

/** Statuses in sort order, from the most to the least urgent. */
const statuses: readonly AlertStatus[] = ['blocked', 'watching', 'snoozed', 'paused', 'done', 'expired']

/** A finished alert only fires again if the user resumes it. */
export const isFinished = ({ status }: Alert): boolean => status === 'done' || status === 'expired'

const off: readonly AlertStatus[] = ['paused', 'done', 'expired']

export const costNow = ({ status, cost }: Alert): AlertCost =>
  off.includes(status) ? { callsPerDay: 0, creditsPerDay: 0, series: [] } : cost

/**
 * Columns are set up so that the first click on a heading puts the nearest, most recently checked or cheapest
 * alert on top.
 */
export const alertColumns = (): readonly TableColumn<Alert, AlertColumn>[] => [
  {
    key: 'status',
    label: m.credits.column.state(),
    width: 112,
    wraps: true,
    from: 560,
    value: ({ status }) => statuses.indexOf(status)
  },
  { key: 'coin', label: m.common.coin(), width: 72, wraps: true, value: ({ coin }) => coin },
  { key: 'words', label: m.alerts.column.conditions(), width: 200, grow: 1, wraps: true },
  { key: 'trend', label: m.quotes.column.trend(), width: 72, grow: 0.6, from: 640 },
  {
    key: 'distance',
    label: m.alerts.column.distance(),
    width: 140,
    grow: 0.6,
    wraps: true,
    value: nearness
  },
  {
    key: 'checked',
    label: m.alerts.column.checked(),
    width: 84,
    wraps: true,
    from: 900,
    value: ({ checkedAt }) => checkedAt
  },
  {
    key: 'fired',
    label: m.alerts.column.triggered(),
    width: 64,
    figures: true,
    wraps: true,
    from: 980,
    value: ({ firedCount }) => firedCount
  },
  {
    key: 'cost',
    label: m.alerts.column.perDay(),
    width: 60,
    figures: true,
    wraps: true,
    // An unknown cost may be high, so it's sorted with the highest.
    value: alert => costNow(alert).creditsPerDay ?? Infinity
  },
  { key: 'menu', label: m.alerts.column.actions(), silent: true, width: 28, figures: true }
]

/**
 * The sort key of the distance column: the absolute distance from the threshold, or 0 if the conditions are
 * met now. Distances in points come after those in percent, because the two can't be compared. Null if the
 * alert can't trigger now or has no distance.
 */
function nearness({ distance, results, status }: Alert): number | null {
  if (status !== 'watching') return null
  if (results.some(group => group.every(({ holds }) => holds === true))) return 0
  if (distance === null) return null
  const by = Math.abs(distance.by)
  return (distance.unit === 'points' ? 1 : 0) + by / (1 + by)
}

export function findAlerts(alerts: readonly Alert[], text: string): readonly Alert[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return alerts.filter(alert => {
    const { status, note, blockedReason } = alert
    const parts = [
      alertWords(alert),
      statusWords[status](),
      note,
      blockedReason ? blockedWords(blockedReason) : ''
    ]
    const searched = parts.join(' ').toLowerCase()
    return words.every(word => searched.includes(word))
  })
}
