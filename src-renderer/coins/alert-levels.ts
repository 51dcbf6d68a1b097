import type { Alert, AlertDraft, Comparison } from '@contract'
import { comparisonOf, definitionOf } from '../../src-shared/conditions/catalogue'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

/** One price an alert waits for, as a line on the chart. */
export interface AlertLevel {
  readonly key: string
  readonly alert: Alert
  /** Which of the alert's conditions it is. */
  readonly group: number
  readonly index: number
  readonly is: Comparison
  readonly price: number
  /** It is paused, snoozed or cannot be evaluated: drawn, but quieter. */
  readonly isQuiet: boolean
}

/** The prices that alerts on a coin wait for; what has fired for good or is over waits no more. */
export function alertLevels(alerts: readonly Alert[], coin: string | null): readonly AlertLevel[] {
  return alerts
    .filter(alert => alert.coin === coin && alert.status !== 'done' && alert.status !== 'expired')
    .flatMap(alert =>
      alert.anyOf.flatMap((group, at) =>
        group.flatMap((condition, index) => {
          const price = definitionOf(condition).level?.(condition)
          const is = comparisonOf(condition)
          if (price === undefined || is === 'appears') return []
          const isQuiet = alert.status !== 'watching'
          return [{ key: `${alert.id} ${at} ${index}`, alert, group: at, index, is, price, isQuiet }]
        })
      )
    )
}

/** The alert as it would be with its line at another price. */
export function withPrice({ alert, group, index }: AlertLevel, price: number): AlertDraft {
  const { coin, anyOf, bars, repeat, hysteresisPercent, cooldownMs, expiresAt, note, sound } = alert
  const moved = anyOf.map((conditions, at) =>
    conditions.map((condition, place) =>
      at === group && place === index
        ? (definitionOf(condition).atLevel?.(condition, price) ?? condition)
        : condition
    )
  )
  return { coin, anyOf: moved, bars, repeat, hysteresisPercent, cooldownMs, expiresAt, note, sound }
}

/** `BTC above 70,000.00`, and that there is more to it. */
export function levelWords({ alert, is, price }: AlertLevel): string {
  const level = `${alert.coin ?? ''} ${is} ${formatPrice(price)}`
  return alert.anyOf.flat().length > 1 ? m.drawings.otherConditions({ level }) : level
}
