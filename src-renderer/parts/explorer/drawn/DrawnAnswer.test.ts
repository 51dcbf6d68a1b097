import type { Answer } from '@contract'
import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../../../src-main/service/api/answers/decode'
import { decoderOf } from '../../../../src-main/service/api/answers/decoders'
import { operations } from '../../../../src-main/service/api/operations'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { lendBrowser } from '../../../browser.fixture'
import { createMirror, mirrorKey } from '../../../state/mirror'
import AnswerPane from '../answer/AnswerPane.svelte'
import { fakeAnswer, fakeAnswers, fixtureTime } from '../explorer.fixture'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)

// Names that a service may use and that are also keys of the table's own columns.
const heads = ['level', 'coin', 'symbol', 'time', 'trend', 'period', 'verdict', 'name', 'value', 'path', '']
const pivots = { pivot: 100, r1: 105, s1: 95 }
const averages = { sma10: 1, sma_10: 2, 'SMA 10': 3, ema10: 4, trend: 5, time: 6, symbol: 7 }

const row = (symbol: string, at = 0): Record<string, unknown> => ({
  ...{ symbol, name: symbol, source: 'binance', last: 5, price: 5, result: 5, value: 5, days: 7, percent: 1 },
  ...{ time: 1_771_286_400_000 + at * 86_400_000, open: 1, high: 3, low: 1, close: 2, volume: 4 },
  ...{ upper: 3, middle: 2, lower: 1, conversion: 1, base: 2, span_a: 3, span_b: 4, lagging: 5, atr: 6 },
  ...{
    supertrend: 7,
    direction: 'up',
    rsi: 51,
    macd: 1,
    ath: 9,
    atl: 1,
    title: 'A headline',
    a: 'BTC',
    b: symbol
  },
  ...{ advancing: 3, declining: 2, ...pivots, ...averages }
})

const many = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at))
const keyed = (names: readonly string[], make: (name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(names.map(name => [name, make(name)]))
const named = (
  count: number,
  name: (at: number) => string,
  make: (name: string) => unknown
): Record<string, unknown> => keyed(many(count, name), make)
const always =
  <Value>(value: Value) =>
  (): Value =>
    value

const bodies: Readonly<Record<string, () => unknown>> = {
  ungrouped: () => ({ status: true, ...row('BTC') }),
  'ungrouped, its rows in a list': () => ({ status: true, result: [row('BTC')] }),
  'doubled rows': () => ({ status: true, result: [row('BTC'), row('BTC'), row('BTC')] }),
  'a doubled series': () => ({
    status: true,
    result: [...many(9, at => row('BTC', at)), ...many(9, at => row('BTC', at))]
  }),
  'groups named like our columns': () => ({ status: true, result: keyed(heads, () => pivots) }),
  'coins named like our columns': () => ({ status: true, result: heads.map((head, at) => row(head, at)) }),
  'coins named like our columns, as keys': () => ({ status: true, data: keyed(heads, head => row(head)) }),
  'pairs named like our columns': () => ({
    status: true,
    result: heads.map(head => ({ a: 'BTC', b: head, value: 0.5 }))
  }),
  'no fields': () => ({ status: true }),
  'an empty list': () => ({ status: true, result: [] }),
  'an empty object': () => ({ status: true, result: {} }),
  'nothing in its rows': () => ({ status: true, result: [{}, null, {}] }),
  'nulls for values': () => ({
    status: true,
    result: [Object.fromEntries(Object.keys(row('BTC')).map(key => [key, null]))]
  }),
  'hundreds of coins': () => ({ status: true, result: many(105, at => row(`C${at}`)) }),
  'hundreds of coins as keys': () => ({ status: true, result: named(105, at => `C${at}`, row) }),
  'a long series': () => ({ status: true, result: many(500, at => row('BTC', at)) }),
  'hundreds of figures': () => ({
    status: true,
    result: named(105, at => `figure_${at}`, always(1))
  }),
  'hundreds of pairs': () => ({
    status: true,
    result: many(105, at => ({ a: `A${at}`, b: `B${at}`, value: 0.5 }))
  }),
  'hundreds of averages': () => ({
    status: true,
    result: named(105, at => `sma${at}`, always(1))
  }),
  'hundreds of groups': () => ({
    status: true,
    result: named(105, at => `group ${at}`, always(pivots))
  }),
  'hundreds of windows': () => ({
    status: true,
    result: named(105, at => `${at + 1}d`, always(1))
  })
}

const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))

function show(answer: Answer, operation: string, body: string): string {
  const props = {
    answer: fakeAnswer(answer, { operation, body }),
    ...{ current: true, now: fixtureTime, onopenlink: async () => null },
    onsave: async () => ({ ok: true as const, answer: null })
  }
  const { container, unmount } = render(AnswerPane, { props, context: new Map([[mirrorKey, mirror]]) })
  // Searching by role would compute the styles of every cell.
  const text =
    container.querySelector(`[aria-label="${m.explorer.answer.region({ operation })}"]`)?.textContent ?? ''
  unmount()
  return text
}

/**
 * Long responses already rendered. Their table is the same for every operation, so each is rendered only once
 * per kind.
 */
const drawn = new Set<string>()
const isLong = (shape: string): boolean => /hundreds|long/.test(shape)

it.each(operations.map(operation => [operation.name, operation] as const))(
  'renders any response to %s',
  (name, operation) => {
    for (const [shape, make] of Object.entries(bodies)) {
      const body = JSON.stringify(make())
      const answer = decodeAnswer(decoderOf(operation), JSON.parse(body), { symbol: 'BTC' }, body)
      const same = isLong(shape) ? `${shape}, ${answer.kind}` : JSON.stringify(answer)
      if (drawn.has(same)) continue
      drawn.add(same)
      const text = show(answer, name, body)
      expect(text, shape).not.toContain(m.explorer.answer.undrawable())
      expect(text, shape).toContain(m.explorer.charge.charged({ charged: '7 credits' }))
    }
  },
  60_000
)

describe('a response that cannot be rendered', () => {
  const broken: Readonly<Record<string, unknown>> = {
    "a response whose table can't be drawn": { ...fakeAnswers.quotes, data: [{ symbol: 'BTC' }] },
    "a response whose diagram can't be drawn": { ...fakeAnswers.technical, data: { values: {}, verdict: 5 } }
  }
  it.each(Object.entries(broken))('shows the raw body of %s and explains why', (_, answer) => {
    const text = show(answer as Answer, 'getData', '{"odd":"paid for"}')
    expect(text).toContain(m.explorer.answer.undrawable())
    expect(text).toContain(m.explorer.charge.charged({ charged: '7 credits' }))
  })
})
