import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf } from '../../../src-demo/dialects/canonical'
import type { OperationName } from '../../../src-demo/operations/table'
import { figuresIn, hostDialect } from './dialects.fixture'
import { operations } from './operations'

type Host = Awaited<ReturnType<typeof hostDialect>>
let own: Host
beforeAll(async () => {
  own = await hostDialect(0)
})
afterAll(() => own.service.close())

/** Numbers that the demo service doesn't give as percentages. */
const figures =
  'above_sma_50 advance_decline_ratio advancing ask ath atl atr bandwidth bid chikou_span ' +
  'circulating_supply close correlation declining down_volume ema high highest kijun_sen last ' +
  'last_btc level low lower lowest macd macd_histogram macd_signal market_cap middle new_highs_30d ' +
  'new_lows_30d open price result rsi senkou_span_a senkou_span_b sma sma_200 sma_50 supertrend ' +
  'tenkan_sen unchanged up_volume upper value volume volume_24h'

test('lists every number of the demo service, as a percentage or as another figure', async () => {
  const names = new Set<string>()
  for (const { name, parameters } of operations) {
    const { body } = await own.ask(name, parameters)
    const { entries } = contentOf(
      name as OperationName,
      JSON.parse(body ?? '') as Readonly<Record<string, unknown>>
    )
    const cells = entries.flatMap(entry => entry.cells)
    for (const { sort, name: field } of cells) if (sort === 'figure') names.add(field)
  }
  expect([...names].sort()).toEqual(figures.split(' '))
})

describe.each([1, 2, 3, 4, 5, 6])('a service that uses the field names of dialect %i', dialect => {
  let other: Host
  beforeAll(async () => {
    other = await hostDialect(dialect)
  })
  afterAll(() => other.service.close())

  test.each(operations)(
    'reads the same values from $name as with the usual field names',
    async ({ name, parameters, kind }) => {
      const [plain, response] = [await own.ask(name, parameters), await other.ask(name, parameters)]
      expect(response.body).not.toBe(plain.body)
      expect(response.answer, response.body?.slice(0, 400)).toMatchObject({ kind, dropped: 0 })
      const figures = figuresIn(response.answer)
      const expected = [...figuresIn(plain.answer)].filter(([, value]) => value !== null)
      const amiss = expected
        .filter(([place, value]) => figures.get(place) !== value)
        .map(([place, value]) => `${place}: ${String(figures.get(place))}, not ${String(value)}`)
      expect(amiss.slice(0, 12), response.body?.slice(0, 400)).toEqual([])
    }
  )
})
