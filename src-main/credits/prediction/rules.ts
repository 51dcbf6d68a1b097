import type { PricedCall } from '../priced-call'
import { sameSubject, sizeOf, type Subject } from '../subject'
import { growing, shapes, type Range, type PriceShape } from './shapes'

export type Novelty = 'count' | 'coins' | 'setting'

export interface Saying {
  readonly range: Range
  readonly novelties: readonly Novelty[]
}

interface Scope {
  readonly setting: 'any' | 'same'
  /** With `same`, the rule only learns from calls with the same coins. */
  readonly coins: 'any' | 'counted' | 'same'
  readonly size: 'any' | 'counted' | 'same'
}

export interface PredictionRule {
  /** Set if the rule assumes that each coin has its own price and that these add up. */
  readonly isSum?: true
  /** Returns null if the rule doesn't apply or if the charges contradict it. */
  readonly predict: (charges: Charges, requested: Subject) => Saying | null
}

interface Charges {
  readonly calls: readonly PricedCall[]
  /** Returns null if the sum doesn't follow from the charges. */
  readonly sumOf: (subject: Subject) => number | null
}

const sumRule: PredictionRule = {
  isSum: true,
  predict: ({ sumOf }, requested) => {
    const sum = sumOf(requested)
    // Even if the sum is 0, the call may not be free.
    return sum === null || sum === 0 ? null : { range: { low: sum, high: sum }, novelties: ['count'] }
  }
}

/**
 * Returns the rules from simple to general.
 * @param isPerCoin whether the service's price list says that the price depends on the coins
 */
export function rulesFor(isPerCoin: boolean): readonly PredictionRule[] {
  const scopes = (['any', 'same'] as const).flatMap((setting): readonly Scope[] => [
    ...(isPerCoin ? [] : [{ setting, coins: 'any', size: 'counted' } as const]),
    { setting, coins: 'counted', size: 'any' },
    { setting, coins: 'counted', size: 'counted' }
  ])
  const sameSize: Scope = { setting: 'same', coins: 'counted', size: 'same' }
  const sameCoins: Scope = { setting: 'same', coins: 'same', size: 'counted' }
  return [...scopes, sameSize, sameCoins]
    .flatMap(scope =>
      (isPerCoin && scope.coins === 'counted' ? growing : shapes).map(shape => ruleOf(scope, shape))
    )
    .concat(sumRule)
}

const ruleOf = (scope: Scope, shape: PriceShape): PredictionRule => ({
  predict: ({ calls }, requested) => {
    const relevant = calls.filter(({ subject }) => tells(scope, subject, requested))
    const charged = new Map<number, number>()
    for (const call of relevant) {
      const count = countOf(scope, call.subject)
      if ((charged.get(count) ?? call.charged) !== call.charged) return null
      charged.set(count, call.charged)
    }
    if (charged.size === 0 || isBeyond(scope, relevant, requested)) return null
    const points = [...charged].map(([count, credits]) => ({ count, charged: credits }))
    const ascending = points.toSorted((a, b) => a.count - b.count)
    const range = shape(ascending, countOf(scope, requested))
    return range && { range, novelties: noveltiesOf(scope, relevant, requested) }
  }
})

function tells({ setting, coins, size }: Scope, call: Subject, requested: Subject): boolean {
  return (
    (setting === 'any' || ruleSetting(call) === ruleSetting(requested)) &&
    (coins !== 'same' || sameSubject({ ...call, ...unset }, { ...requested, ...unset })) &&
    (size !== 'same' || sizeOf(call) === sizeOf(requested))
  )
}

const unset = { interval: null, bars: null, other: '' } as const

function countOf({ coins, size }: Scope, subject: Subject): number {
  const rows = size === 'counted' ? (sizeOf(subject) ?? 1) : 1
  return coins === 'counted' ? rows * Math.max(1, subject.coins.length) : rows
}

function isBeyond({ coins, size }: Scope, relevant: readonly PricedCall[], requested: Subject): boolean {
  const exceeds = (of: (subject: Subject) => number): boolean =>
    relevant.every(({ subject }) => of(subject) < of(requested))
  return (coins === 'any' && exceeds(s => s.coins.length)) || (size === 'any' && exceeds(s => sizeOf(s) ?? 0))
}

function noveltiesOf(scope: Scope, relevant: readonly PricedCall[], requested: Subject): readonly Novelty[] {
  const isNew = (of: (subject: Subject) => unknown): boolean =>
    relevant.every(({ subject }) => of(subject) !== of(requested))
  const coinsAreNew =
    isNew(({ coins }) => coins.length) ||
    requested.coins.some(coin => relevant.every(({ subject }) => !subject.coins.includes(coin)))
  return [
    ...(isNew(subject => countOf(scope, subject)) || isNew(sizeOf) ? (['count'] as const) : []),
    ...(coinsAreNew && scope.coins !== 'same' ? (['coins'] as const) : []),
    ...(isNew(ruleSetting) ? (['setting'] as const) : [])
  ]
}

/** `top` is left out, because it's a number of rows and not a setting. */
export const ruleSetting = ({ interval, other }: Subject): string =>
  `${interval ?? ''} ${other.replace(/(^| )top=\d+/, '')}`
