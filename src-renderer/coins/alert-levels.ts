import type { Alert, AlertDraft, Comparison } from '@contract'
import { comparisonOf, conditionDefinition } from '../../src-shared/conditions/catalogue'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

export interface AlertLevel {
  readonly key: string
  readonly alert: Alert
  readonly group: number
  readonly index: number
  readonly is: Comparison
  readonly price: number
  /** True if the alert is paused, snoozed or can't be evaluated, so that its line is drawn less prominently. */
  readonly isQuiet: boolean
}

/** The price levels of a coin's alerts, for lines on its chart. Leaves out alerts that are done or expired. */
export function alertLevels(alerts: readonly Alert[], coin: string | null): readonly AlertLevel[] {
  return alerts
    .filter(alert => alert.coin === coin && alert.status !== 'done' && alert.status !== 'expired')
    .flatMap(alert =>
      alert.anyOf.flatMap((group, at) =>
        group.flatMap((condition, index) => {
          const price = conditionDefinition(condition).level?.(condition)
          const is = comparisonOf(condition)
          if (price === undefined || is === 'appears' || is === 'touches') return []
          const isQuiet = alert.status !== 'watching'
          return [{ key: `${alert.id} ${at} ${index}`, alert, group: at, index, is, price, isQuiet }]
        })
      )
    )
}

export function withLevelPrice({ alert, group, index }: AlertLevel, price: number): AlertDraft {
  const {
    coin,
    scope,
    anyOf,
    bars,
    repeat,
    hysteresisPercent,
    cooldownMs,
    expiresAt,
    note,
    sound,
    everyMs,
    routes
  } = alert
  const moved = anyOf.map((conditions, at) =>
    conditions.map((condition, place) =>
      at === group && place === index
        ? (conditionDefinition(condition).atLevel?.(condition, price) ?? condition)
        : condition
    )
  )
  return {
    coin,
    scope,
    anyOf: moved,
    bars,
    repeat,
    hysteresisPercent,
    cooldownMs,
    expiresAt,
    note,
    sound,
    everyMs,
    routes: [...routes]
  }
}

/** The label of an alert line: `BTC above 70,000.00`, with a note if the alert has more conditions. */
export function levelWords({ alert, is, price }: AlertLevel): string {
  const level = `${alert.coin ?? ''} ${is} ${formatPrice(price)}`
  return alert.anyOf.flat().length > 1 ? m.drawings.alertLine.partial({ level }) : level
}
