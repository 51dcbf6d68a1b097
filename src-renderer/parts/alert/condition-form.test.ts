import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlertCondition, AlertLine } from '@contract'
import { catalogue, groupNames } from '../../../src-shared/indicators/catalogue'
import { defaults } from '../../../src-shared/indicators/params'
import { AlertForm } from './alert-form.svelte'
import { conditions as definitions } from '../../../src-shared/conditions/catalogue'
import { conditionKindOptions } from './choices'
import { conditionFields } from './condition-fields'
import { blankCondition, conditionOf, formOf, isComplete } from './condition-form'
import { lineOptions } from './lines'
import { m } from '../../../src-shared/messages/m'

const oneOf = <Value extends string>(options: Readonly<Record<Value, unknown>>): fc.Arbitrary<Value> =>
  fc.constantFrom(...(Object.keys(options) as Value[]))
const is = oneOf(definitions.price.fields.is.options)
const interval = oneOf(definitions.volume.fields.interval.options)
const way = fc.constantFrom('up' as const, 'down' as const, 'either' as const)
const value = fc.integer({ min: 1, max: 100_000 }).map(number => number / 4)
const line: fc.Arbitrary<AlertLine> = fc
  .constantFrom(...catalogue)
  .chain(definition =>
    fc
      .constantFrom(...definition.outputs)
      .map(({ id }) => ({ indicator: definition.id, params: { ...defaults(definition) }, line: id }))
  )
const against = fc.oneof(
  value.map(number => ({ value: number })),
  line.map(other => ({ line: other }))
)
const word = fc.constantFrom('ETF', 'ETF, halving')

const conditions: fc.Arbitrary<AlertCondition> = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), is, value }),
  fc.record({
    kind: fc.constant('change' as const),
    way,
    percent: value,
    over: oneOf(definitions.change.fields.over.options)
  }),
  fc.record({ kind: fc.constantFrom('ath' as const, 'range' as const), is, percent: value }),
  fc.record({
    kind: fc.constant('volume' as const),
    is,
    of: fc.constantFrom('amount' as const, 'average' as const),
    value,
    interval
  }),
  fc.record({ kind: fc.constant('indicator' as const), interval, line, is, against }),
  fc.record({
    kind: fc.constantFrom('supertrend' as const, 'breakout' as const),
    interval,
    period: fc.integer({ min: 2, max: 500 }),
    factor: value,
    way
  }),
  fc.record({ kind: fc.constant('fearGreed' as const), is, value }),
  fc.record({ kind: fc.constant('breadth' as const), name: word, is, value }),
  fc.record({ kind: fc.constant('headline' as const), words: word }),
  fc.record({
    kind: fc.constant('credits' as const),
    is,
    of: fc.constantFrom('credits' as const, 'percent' as const),
    value
  })
)

it('shows a condition in its fields and reads the same condition back', () => {
  fc.assert(
    fc.property(conditions, condition => {
      const form = formOf(condition)
      expect(isComplete(form)).toBe(true)
      expect(conditionOf(form)).toEqual(condition)
    })
  )
})

it('preselects a valid option in every list', () => {
  for (const { value: kind } of conditionKindOptions) {
    const form = blankCondition(kind, 68_078.5)
    for (const { name, options } of conditionFields(form)) {
      if (options) expect(options.map(option => option.value)).toContain(form.values[name])
    }
  }
  expect(new Set(lineOptions().map(option => option.value)).size).toBe(lineOptions().length)
})

it('offers every indicator line that has a value', () => {
  const offered = new Map(lineOptions().map(({ value, group }) => [value, group]))
  for (const { id, group, outputs } of catalogue)
    for (const output of outputs)
      expect(offered.get(`${id} ${output.id}`)).toBe(output.isMark ? undefined : groupNames[group]())
  expect(offered.has('squeeze value') && !offered.has('squeeze squeezed')).toBe(true)
  const headings = lineOptions()
    .map(({ group }) => group)
    .filter((group, at, all) => group !== all[at - 1])
  expect(headings).toEqual([
    m.conditions.bar(),
    m.indicators.group.trend(),
    m.indicators.group.momentum(),
    m.indicators.group.volatility(),
    m.indicators.group.volume()
  ])
})

it('starts with the current price in plain digits', () => {
  const starts = [76_186.36, 123_456_789.12, 2.18341, 0.00000001234, 1.2464e-12].map(
    price => blankCondition('price', price).values['value']
  )
  expect(starts).toEqual(['76186.36', '123456789.12', '2.18341', '0.00000001234', '0.0000000000012464'])
  const set = { kind: 'price' as const, is: 'above' as const, value: 0.00000001234 }
  expect(formOf(set).values['value']).toBe('0.00000001234')
})

it('accepts numbers in common notations only', () => {
  const typed = (text: string) => ({ kind: 'price' as const, values: { is: 'above', value: text } })
  expect(conditionOf(typed(' 70,000.5 '))).toMatchObject({ value: 70_000.5 })
  expect(conditionOf(typed('0,5'))).toMatchObject({ value: 0.5 })
  for (const text of ['', 'seventy', '1.2.3']) expect(isComplete(typed(text))).toBe(false)
})

it('adds conditions joined by "and" to a group and starts a new group with "or"', () => {
  const form = new AlertForm(null, 'btc', 100)
  form.add('and')
  form.add('or')
  form.rows.forEach(({ key }, index) => form.set(key, 'value', String(index + 1)))
  const values = form.draft(0).anyOf.map(group => group.map(one => ('value' in one ? one.value : null)))
  expect(values).toEqual([[1, 2], [3]])
  expect(form.draft(0).coin).toBe('BTC')
})

it('keeps the groups of an edited alert', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(conditions, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
      anyOf => {
        const blankDraft = new AlertForm(null, 'BTC', 1).draft(0)
        const alert = { ...blankDraft, anyOf, id: 7 } as ConstructorParameters<typeof AlertForm>[0]
        expect(new AlertForm(alert, '', null).draft(0).anyOf).toEqual(anyOf)
      }
    )
  )
})

it('counts the expiry time from the moment of saving', () => {
  const form = new AlertForm(null, 'BTC', 100)
  expect(form.draft(5).expiresAt).toBeNull()
  form.lifetime = '86400000'
  expect(form.draft(5).expiresAt).toBe(86_400_005)
})

it('spells a typed coin the way the service does', () => {
  const named = (typed: string): string | null => {
    const form = new AlertForm(null, typed, 100, {
      coins: () => ['BTC', 'ETHBTC@binance'],
      lists: () => [],
      price: () => null
    })
    return form.draft(0).coin
  }
  expect([named(' btc '), named('ethbtc@Binance'), named('solusdt@kraken')]).toEqual([
    'BTC',
    'ETHBTC@binance',
    'SOLUSDT@kraken'
  ])
})

it('suggests a new level when the coin changes, until the user types a level', () => {
  const prices: Readonly<Record<string, number>> = { BTC: 79_233, ETH: 2628 }
  const watched = {
    coins: () => ['BTC', 'ETH'],
    lists: () => [],
    price: (coin: string) => prices[coin] ?? null
  }
  const form = new AlertForm(null, 'BTC', 81_000, watched)
  const level = (): string | undefined => form.rows[0]?.form.values['value']
  form.typeCoin('e')
  expect(level()).toBe('')
  form.typeCoin('eth')
  expect(level()).toBe('2700')
  form.set(form.rows[0]!.key, 'value', '3000')
  form.typeCoin('BTC')
  expect(level()).toBe('3000')
})

it('an alert has a coin only if one of its conditions uses a coin', () => {
  const form = new AlertForm(null, 'BTC', 100)
  const [row] = form.rows
  form.setKind(row!.key, 'fearGreed', null)
  expect([form.takesCoin, form.draft(0).coin]).toEqual([false, null])
  form.setKind(row!.key, 'headline', null)
  expect([form.takesCoin, form.needsCoin, form.draft(0).coin]).toEqual([true, false, 'BTC'])
  form.coin = ''
  expect(form.draft(0).coin).toBeNull()
})

it("a condition is incomplete while its distance isn't a number", () => {
  const form = new AlertForm(null, 'BTC', 100)
  expect(form.isComplete).toBe(true)
  form.hysteresis = 'a bit'
  expect(form.isComplete).toBe(false)
})

it('offers the bar and margin options only for conditions that use them', () => {
  const form = new AlertForm(null, 'BTC', 100)
  const [row] = form.rows
  form.bars = 'forming'
  form.hysteresis = 'a bit'
  expect([form.evaluatesBars, form.hasMargin]).toEqual([true, true])
  form.setKind(row!.key, 'fearGreed', null)
  expect([form.evaluatesBars, form.hasMargin, form.draft(0).bars]).toEqual([false, true, 'closed'])
  form.setKind(row!.key, 'supertrend', null)
  expect([form.evaluatesBars, form.hasMargin, form.draft(0).bars]).toEqual([true, false, 'forming'])
  form.setKind(row!.key, 'headline', null)
  form.set(row!.key, 'words', 'halving')
  expect([form.evaluatesBars, form.hasMargin, form.isComplete]).toEqual([false, false, true])
  expect(form.draft(0)).toMatchObject({ bars: 'closed', hysteresisPercent: 0.2 })
})
