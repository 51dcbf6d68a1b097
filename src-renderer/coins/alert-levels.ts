import type { Alert, AlertDraft, Comparison } from '@contract'
import { comparisonOf, conditionDefinition } from '../../src-shared/conditions/catalogue'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'
import { scopeCountWords } from '../../src-shared/words/alert'

export interface AlertLevel {
  readonly key: string
  readonly alert: Alert
  readonly coin: string
  readonly group: number
  readonly index: number
  readonly is: Comparison
  readonly price: number
  /** For example `12 coins of Main`. Null if the alert is only about this coin. */
  readonly shared: string | null
  readonly isQuiet: boolean
}

/** Leaves out alerts that are expired, or done for this coin. */
export function alertLevels(alerts: readonly Alert[], coin: string): readonly AlertLevel[] {
  return alerts.filter(alert => isOpen(alert, coin)).flatMap(alert => levelsOf(alert, coin))
}

const isOpen = ({ status, scoped }: Alert, coin: string): boolean =>
  status !== 'done' && status !== 'expired' && scoped?.done.includes(coin) !== true

function levelsOf(alert: Alert, coin: string): readonly AlertLevel[] {
  const { id, scope, scoped, status } = alert
  const shared = scope && scoped ? scopeCountWords(scope, scoped) : null
  const isQuiet = status !== 'watching' || scoped?.blocked.includes(coin) === true
  return alert.anyOf.flatMap((conditions, group) =>
    conditions.flatMap((condition, index) => {
      const price = conditionDefinition(condition).level?.(condition)
      const is = comparisonOf(condition)
      if (price === undefined || is === 'appears' || is === 'touches') return []
      return [
        { key: `${id} ${coin} ${group} ${index}`, alert, coin, group, index, is, price, shared, isQuiet }
      ]
    })
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

/**
 * Describes an alert on a coin: `BTC above 70,000.00`, or `BTC above 70,000.00 (alert on 12 coins of Main)`.
 * Notes if the alert has more conditions.
 */
export function levelWords({ alert, coin, is, price, shared }: AlertLevel): string {
  const own = m.drawings.alertLine.level({
    coin,
    comparison: m.conditions.is[is](),
    price: formatPrice(price)
  })
  const level = shared === null ? own : m.drawings.alertLine.shared({ level: own, coins: shared })
  return alert.anyOf.flat().length > 1 ? m.drawings.alertLine.partial({ level }) : level
}
