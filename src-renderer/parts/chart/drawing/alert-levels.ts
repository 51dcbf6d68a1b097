import type { Alert, AlertDraft, Comparison } from '@contract'
import { formatPrice } from '../../../../src-shared/format/price'

/** One price an alert waits for, as a line on the chart. */
export interface AlertLevel {
  readonly key: string
  readonly alert: Alert
  /** Which of the alert's conditions it is. */
  readonly group: number
  readonly index: number
  readonly is: Comparison
  readonly price: number
  /** It is paused, snoozed or cannot be judged: drawn, but quieter. */
  readonly isQuiet: boolean
}

/** The prices that alerts on a coin wait for; what has fired for good or is over waits no more. */
export function alertLevels(alerts: readonly Alert[], coin: string | null): readonly AlertLevel[] {
  return alerts
    .filter(alert => alert.coin === coin && alert.status !== 'done' && alert.status !== 'expired')
    .flatMap(alert =>
      alert.anyOf.flatMap((group, at) =>
        group.flatMap((condition, index) =>
          condition.kind === 'price'
            ? [
                {
                  key: `${alert.id} ${at} ${index}`,
                  alert,
                  group: at,
                  index,
                  is: condition.is,
                  price: condition.value,
                  isQuiet: alert.status !== 'watching'
                }
              ]
            : []
        )
      )
    )
}

/** The alert as it would be with its line at another price. */
export function withPrice({ alert, group, index }: AlertLevel, price: number): AlertDraft {
  const { coin, anyOf, bars, repeat, hysteresisPercent, cooldownMs, expiresAt, note } = alert
  const moved = anyOf.map((conditions, at) =>
    conditions.map((condition, place) =>
      at === group && place === index && condition.kind === 'price'
        ? { ...condition, value: price }
        : condition
    )
  )
  return { coin, anyOf: moved, bars, repeat, hysteresisPercent, cooldownMs, expiresAt, note }
}

/** `BTC above 70,000.00`, and that there is more to it. */
export function levelWords({ alert, is, price }: AlertLevel): string {
  const rest = alert.anyOf.flat().length > 1 ? ', with other conditions' : ''
  return `${alert.coin ?? ''} ${is} ${formatPrice(price)}${rest}`
}
