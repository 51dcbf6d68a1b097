import type { Alert, AlertStatus } from '@contract'

export type AlertColumn = 'status' | 'coin' | 'distance' | 'checked' | 'fired' | 'cost'

/** How the list is sorted; null = newest first, as it comes. */
export interface AlertSort {
  readonly column: AlertColumn
  readonly descending: boolean
}

/** What one must look at stands first. */
const statuses: readonly AlertStatus[] = ['blocked', 'watching', 'snoozed', 'paused', 'done', 'expired']

const keys: Readonly<Record<AlertColumn, (alert: Alert) => number | string | null>> = {
  status: ({ status }) => statuses.indexOf(status),
  coin: ({ coin }) => coin,
  distance: ({ distance }) => (distance === null ? null : Math.abs(distance.by)),
  checked: ({ checkedAt }) => checkedAt,
  fired: ({ firedCount }) => firedCount,
  // A price that nobody knows may be any: it stands with the dearest.
  cost: ({ cost }) => cost.creditsPerDay ?? Infinity
}

/** The alerts in which every word of the text occurs, sorted; what has no value stands last, either way. */
export function listed(alerts: readonly Alert[], text: string, sort: AlertSort | null): readonly Alert[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = alerts.filter(({ words: all, status, note, hindrance }) => {
    const searched = `${all} ${status} ${note} ${hindrance ?? ''}`.toLowerCase()
    return words.every(word => searched.includes(word))
  })
  if (sort === null) return found
  const key = keys[sort.column]
  const turn = sort.descending ? -1 : 1
  return found.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a === b ? 0 : a < b ? -turn : turn
  })
}

/** What a press on a column's head makes of the order: that column, the other way round, none. */
export function nextSort(sort: AlertSort | null, column: AlertColumn): AlertSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
