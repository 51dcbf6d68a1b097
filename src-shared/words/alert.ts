import { conditionDefinition, type AlertCondition } from '../conditions/catalogue'
import type { ConditionSource } from '../conditions/definition'
import { conditionRemarkWords } from '../conditions/remark'
import { sourcesOf } from '../conditions/sources'
import type { MissingReason } from '../contract/alert-issue'
import type {
  AlertCost,
  AlertDraft,
  AlertRemark,
  AlertScope,
  ConditionResult,
  ScopeState
} from '../contract/alerts'
import { formatCount } from '../format/credits'
import { formatAnd, formatOr } from '../format/list'
import { priceUnit } from '../format/unit'
import { capitalized } from './capitalized'
import { m } from '../messages/m'

type Rule = Pick<AlertDraft, 'anyOf' | 'coin'> & {
  /** There is one list per group, in the order of `anyOf`. */
  readonly results?: readonly (readonly Pick<ConditionResult, 'against'>[])[]
}
type ScopedRule = Rule & Partial<Pick<AlertDraft, 'scope'>>

export const conditionsWords = ({ anyOf, coin, results }: Rule): string =>
  anyOf
    .map((group, at) =>
      joined(
        group,
        coin,
        results?.[at]?.map(({ against }) => against)
      )
    )
    .reduce(
      (words, group) => (words === '' ? group : m.alerts.ruleOr({ conditions: words, alternative: group })),
      ''
    )

export const alertWords = (rule: ScopedRule): string =>
  rule.scope
    ? m.alerts.ruleOfCoin({ coin: scopeWords(rule.scope), conditions: conditionsWords(rule) })
    : aboutCoin(rule.coin, conditionsWords(rule))

const namedCoins = 3

export function scopeWords(scope: AlertScope): string {
  if (scope.kind === 'watched') return m.alerts.scope.anyWatched()
  if (scope.kind === 'list') return m.alerts.scope.anyOfList({ list: scope.name })
  return formatOr(firstOf(scope.coins))
}

export function scopeCountWords(scope: AlertScope, { coins: count }: Pick<ScopeState, 'coins'>): string {
  if (scope.kind === 'watched') return m.alerts.scope.watched({ count })
  if (scope.kind === 'coins') return m.alerts.scope.coins({ count })
  return m.alerts.scope.ofList({ count, list: scope.name })
}

export const someCoins = (coins: readonly string[]): string => formatAnd(firstOf(coins))

const firstOf = (coins: readonly string[]): readonly string[] =>
  coins.length <= namedCoins + 1
    ? coins
    : [...coins.slice(0, namedCoins), m.alerts.scope.more({ count: coins.length - namedCoins })]

export const joined = (
  group: readonly AlertCondition[],
  coin: string | null,
  against: readonly (number | null)[] = []
): string =>
  group
    .map((condition, at) =>
      conditionWords(condition, coin === null ? null : priceUnit(coin), against[at] ?? null)
    )
    .reduce(
      (words, next) => (words === '' ? next : m.alerts.ruleAnd({ conditions: words, condition: next })),
      ''
    )

export const aboutCoin = (coin: string | null, words: string): string =>
  coin === null ? capitalized(words) : m.alerts.ruleOfCoin({ coin, conditions: words })

/** @param against the value that the condition compares with. Null if unknown */
export const conditionWords = (
  condition: AlertCondition,
  money: string | null = null,
  against: number | null = null
): string => conditionDefinition(condition).words(condition, money, against)

export function nowWords(
  condition: AlertCondition,
  { value, highSince, possible }: Pick<ConditionResult, 'value' | 'highSince' | 'possible'>
): string | null {
  const { appearances, now } = conditionDefinition(condition)
  if (value === null || appearances) return null
  return now(condition, {
    value,
    ...(highSince === undefined ? {} : { highSince }),
    ...(possible === undefined ? {} : { possible })
  })
}

export const figureWords = (condition: AlertCondition, value: number): string => {
  const definition = conditionDefinition(condition)
  return definition.figure?.(condition, { value }) ?? definition.now(condition, { value })
}

/** Returns the reason as part of a sentence. */
export function missingWords(condition: AlertCondition, reason: MissingReason): string {
  switch (reason.code) {
    case 'of-its-kind':
      return conditionDefinition(condition).missing(condition) ?? ''
    case 'no-candle-since':
      return m.conditions.candles.noneSince(reason)
    case 'few-candles': {
      const { interval, needed, available, most } = reason
      const counts = { interval, needed: formatCount(needed), available: formatCount(available) }
      return most !== null && needed > most
        ? m.conditions.candles.longer({ ...counts, most: formatCount(most) })
        : m.conditions.candles.few(counts)
    }
  }
}

export function alertRemarkWords(remark: AlertRemark): string {
  switch (remark.code) {
    case 'fires-at-once':
      return m.alerts.remark.trueNow()
    case 'fires-at-once-for':
      return m.alerts.scope.trueNow({ coins: someCoins(remark.coins) })
    case 'prices-ago-unknown':
      return remark.coins.length === remark.of
        ? m.alerts.scope.pricesUnknown()
        : m.alerts.scope.pricesUnknownFor({ coins: someCoins(remark.coins) })
    case 'by-hand':
      return m.alerts.lateness.manual({ data: m.schedule.need[remark.source]() })
    case 'simulated':
      return m.alerts.remark.simulated()
    default:
      return conditionRemarkWords(remark)
  }
}

/** `uses watchlist quotes` */
export function alertCostWords(rule: Rule, cost: AlertCost): string {
  const sources = sourcesOf(rule)
  if (cost.callsPerDay === 0)
    return m.alerts.cost.uses({
      sources: formatAnd([...new Set([...sources].map(source => m.alerts.source[comesWith[source]]()))])
    })
  const data = [
    ...(cost.quotes ? [m.alerts.cost.quotes({ coins: someCoins(cost.quotes) })] : []),
    ...(cost.series.length > namedCoins
      ? [m.alerts.cost.manyCandles({ count: cost.series.length })]
      : cost.series.map(series => m.alerts.cost.candles({ series }))),
    ...(sources.has('breadth') ? [m.alerts.cost.breadth()] : [])
  ]
  return m.alerts.cost.loads({ data: formatAnd(data), calls: Math.round(cost.callsPerDay) })
}

/** The data with which each source is loaded in any case, so that alerts about it cause no calls. */
const comesWith: Readonly<Record<ConditionSource, 'quotes' | 'fearGreed' | 'news' | 'quota'>> = {
  quotes: 'quotes',
  ath: 'quotes',
  candles: 'quotes',
  breadth: 'quotes',
  fearGreed: 'fearGreed',
  news: 'news',
  quota: 'quota'
}
