import { describe, expect, test } from 'vitest'
import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { start } from './alert-facts.fixture'
import { alertWorld, price, walk, type AlertWorld } from './alert-world.fixture'
import { hour, minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

type Case = readonly [
  what: string,
  conditions: readonly AlertCondition[],
  happens: (market: AlertWorld) => void,
  titles: readonly string[]
]

const bars =
  (interval: '1h' | '4h', ...closes: readonly number[]) =>
  (market: AlertWorld): void =>
    closes.forEach(close => market.close(interval, close))
const level = (count: number, value: number): readonly number[] => Array<number>(count).fill(value)
const close = { indicator: 'bar', params: {}, line: 'close' }
const sma = (period: number) => ({ indicator: 'sma', params: { period }, line: 'value' })
/** Jumps an hour ahead, so that no prices are read in between. */
const anHourLater = (market: AlertWorld): void => market.clock.advance(59 * minute)

const breakout = (name: string, way: 'up' | 'down' | 'either', last: number, words: string): Case => [
  `a breakout ${name}`,
  [{ kind: 'breakout', interval: '1h', period: 5, factor: 1.5, way }],
  bars('1h', 100, 101, 100, 101, 100, last),
  [`BTC: 1h close ${words} (5, 1.5)`]
]

const cases: readonly Case[] = [
  ['price above', [price('above', 100)], walk(99, 101, 102), ['BTC: price above 100']],
  ['price below', [price('below', 100)], walk(101, 99), ['BTC: price below 100']],
  [
    'price crosses, either way',
    [price('crosses', 100)],
    walk(99, 101, 98),
    ['BTC: price crosses 100', 'BTC: price crosses 100']
  ],
  ['price crosses up alone', [price('crosses up', 100)], walk(101, 99, 101), ['BTC: price crosses up 100']],
  [
    'price crosses down alone',
    [price('crosses down', 100)],
    walk(99, 101, 99),
    ['BTC: price crosses down 100']
  ],
  [
    'a rise over a time',
    [{ kind: 'change', way: 'up', percent: 5, over: '1h' }],
    market => {
      market.see(100)
      anHourLater(market)
      market.see(106)
    },
    ['BTC: up 5 % in 1h']
  ],
  [
    'a rise that began after the start of the window and came back',
    [{ kind: 'change', way: 'up', percent: 5, over: '1h' }],
    walk(100, 99, 104.5, 100),
    ['BTC: up 5 % in 1h']
  ],
  [
    'a fall between two quotes that only a candle shows',
    [{ kind: 'change', way: 'down', percent: 5, over: '1h' }],
    market => {
      walk(100, 100)(market)
      market.close('5m', 94)
      market.see(100)
    },
    ['BTC: down 5 % in 1h']
  ],
  [
    'a fall over a time',
    [{ kind: 'change', way: 'down', percent: 5, over: '5m' }],
    walk(100, 100, 100, 100, 100, 94),
    ['BTC: down 5 % in 5m']
  ],
  [
    'a move within half an hour',
    [{ kind: 'change', way: 'either', percent: 5, over: '30m' }],
    walk(100, ...new Array<number>(29).fill(98), 97.5, 106),
    ['BTC: up or down 5 % in 30m']
  ],
  [
    'a move either way',
    [{ kind: 'change', way: 'either', percent: 5, over: '5m' }],
    walk(100, 100, 100, 100, 100, 94),
    ['BTC: up or down 5 % in 5m']
  ],
  [
    'distance from the all-time high',
    [{ kind: 'ath', is: 'below', percent: 5 }],
    market => {
      market.world.reportedAth = 100
      walk(90, 96)(market)
    },
    [m.conditions.athNow({ percent: 'BTC: less than 5 %' })]
  ],
  [
    'the day’s range',
    [{ kind: 'range', is: 'above', percent: 6 }],
    market => {
      market.see(100, { low: 98, high: 102 })
      market.see(100, { low: 98, high: 105 })
    },
    ['BTC: day’s range above 6 %']
  ],
  [
    'volume',
    [{ kind: 'volume', interval: '1h', is: 'above', of: 'amount', value: 50 }],
    market => {
      market.close('1h', 100, 10)
      market.close('1h', 100, 60)
    },
    [m.conditions.volumeWords({ interval: 'BTC: 1h', comparison: 'above', volume: '50' })]
  ],
  [
    'volume against its average',
    [{ kind: 'volume', interval: '1h', is: 'above', of: 'average', value: 3 }],
    market => {
      for (const volume of [...level(21, 10), 31]) market.close('1h', 100, volume)
    },
    [
      m.conditions.timesAverage({
        value: m.conditions.volumeWords({ interval: 'BTC: 1h', comparison: 'above', volume: '3' })
      })
    ]
  ],
  [
    'an indicator against a value',
    [
      {
        kind: 'indicator',
        interval: '1h',
        line: { indicator: 'rsi', params: { period: 3 }, line: 'value' },
        is: 'crosses down',
        against: { value: 30 }
      }
    ],
    bars('1h', 100, 102, 104, 106, 90, 80),
    ['BTC: RSI(3) on 1h crosses down 30']
  ],
  [
    'a line crossing another line',
    [{ kind: 'indicator', interval: '1h', line: sma(2), is: 'crosses up', against: { line: sma(4) } }],
    bars('1h', 110, 108, 106, 104, 102, 100, 120, 130),
    ['BTC: SMA(2) on 1h crosses up SMA(4)']
  ],
  [
    'the close against a line',
    [{ kind: 'indicator', interval: '1h', line: close, is: 'below', against: { line: sma(3) } }],
    bars('1h', 100, 101, 102, 103, 90),
    ['BTC: close on 1h below SMA(3)']
  ],
  [
    'a Supertrend flip, either way',
    [{ kind: 'supertrend', interval: '4h', period: 3, factor: 1, way: 'either' }],
    bars('4h', ...level(6, 100), 110, 120, 90, 80),
    ['BTC: Supertrend(3, 1) on 4h turns', 'BTC: Supertrend(3, 1) on 4h turns']
  ],
  [
    'a Supertrend flip down alone',
    [{ kind: 'supertrend', interval: '4h', period: 3, factor: 1, way: 'down' }],
    bars('4h', ...level(6, 100), 110, 120, 90, 80),
    ['BTC: Supertrend(3, 1) on 4h turns down']
  ],
  breakout('of the upper band', 'up', 120, 'above the upper Bollinger band'),
  breakout('of the lower band', 'down', 80, 'below the lower Bollinger band'),
  breakout(m.conditions.supertrendWay.either(), 'either', 80, 'outside the Bollinger bands'),
  [
    'a new high of some bars',
    [{ kind: 'extreme', interval: '1h', of: 'high', bars: 3 }],
    bars('1h', 100, 105, 104, 103, 106),
    ['BTC: new 3-bar high on 1h']
  ],
  [
    'a new low of some bars',
    [{ kind: 'extreme', interval: '1h', of: 'low', bars: 3 }],
    bars('1h', 100, 95, 97, 98, 94),
    ['BTC: new 3-bar low on 1h']
  ],
  [
    'the distance below the high of some bars',
    [{ kind: 'distance', interval: '1h', is: 'above', percent: 10, from: 'high', bars: 3 }],
    bars('1h', 100, 100, 100, 95, 80),
    ['BTC: more than 10 % below the 3-bar high on 1h']
  ],
  [
    'the distance above the low of some bars',
    [{ kind: 'distance', interval: '1h', is: 'above', percent: 10, from: 'low', bars: 3 }],
    bars('1h', 100, 100, 100, 105, 115),
    ['BTC: more than 10 % above the 3-bar low on 1h']
  ],
  [
    'and',
    [price('above', 100), { kind: 'fearGreed', is: 'below', value: 20 }],
    market => {
      market.world.fearGreed = { value: 30, fetchedAt: start }
      walk(101)(market)
      market.world.fearGreed = { value: 10, fetchedAt: market.clock.now() }
      walk(101)(market)
    },
    ['BTC: price above 100 and fear & greed below 20']
  ]
]

describe('every condition, from the form to the inbox', () => {
  test.each(cases)(
    'notifies the user when the condition is met: %s',
    async (_, conditions, happens, titles) => {
      const market = alertWorld()
      await market.set([conditions])
      happens(market)
      expect(market.inbox()).toEqual(titles)
      market.clock.advance(hour)
      expect(market.shown.length).toBeGreaterThan(0)
    }
  )

  test('evaluates conditions without a coin: fear & greed, breadth and quota', async () => {
    const market = alertWorld()
    await market.set([[{ kind: 'fearGreed', is: 'crosses up', value: 50 }]], { coin: null })
    await market.set([[{ kind: 'breadth', name: 'sma50.above', is: 'below', value: 40 }]], { coin: null })
    await market.set([[{ kind: 'credits', is: 'below', of: 'percent', value: 10 }]], { coin: null })
    const fetchedAt = start
    Object.assign(market.world, {
      fearGreed: { value: 45, fetchedAt },
      breadth: { 'sma50.above': 60 },
      gauge: { used: 80, limit: 100, readAt: fetchedAt }
    })
    market.evaluate()
    expect(market.inbox()).toEqual([])
    market.clock.advance(minute)
    Object.assign(market.world, {
      fearGreed: { value: 55, fetchedAt: fetchedAt + minute },
      breadth: { 'sma50.above': 30 },
      gauge: { used: 95, limit: 100, readAt: fetchedAt + minute }
    })
    market.evaluate()
    expect(market.inbox().toSorted()).toEqual([
      'Breadth “sma50.above” below 40',
      'Fear & greed crosses up 50',
      'Quota left below 10 %'
    ])
    market.clock.advance(minute)
    expect(market.shown.map(({ title }) => title)).toEqual(market.inbox())
  })

  test('decodes character references in headlines', async () => {
    const market = alertWorld()
    await market.set([[{ kind: 'headline', words: 's&p' }]], { coin: null })
    market.world.news = []
    market.evaluate()
    market.world.news = [{ id: '1', title: 'S&amp;P 500 &#8211; a record' }]
    market.clock.advance(minute)
    market.evaluate()
    const [entry] = market.service.state().inbox
    expect(entry && inboxEntryWords(entry).body).toBe('“S&P 500 – a record”')
  })

  test('notifies the user of every matching headline in a response, despite the cooldown', async () => {
    const market = alertWorld()
    await market.set([[{ kind: 'headline', words: 'ETF, hack' }]], { coin: null, cooldownMs: hour })
    market.world.news = [{ id: '1', title: 'An ETF is filed' }]
    market.evaluate()
    expect(market.inbox()).toEqual([])
    market.world.news = [
      { id: '4', title: 'Nothing at all' },
      { id: '3', title: 'Exchange hack' },
      { id: '2', title: 'A second ETF' },
      ...market.world.news
    ]
    market.clock.advance(minute)
    market.evaluate()
    expect(market.inbox()).toHaveLength(2)
    market.world.news = [{ id: '5', title: 'Another hack' }, ...market.world.news]
    market.clock.advance(minute)
    market.evaluate()
    expect(market.inbox()).toHaveLength(2)
    market.clock.advance(hour)
    market.evaluate()
    expect(market.service.state().inbox.map(entry => inboxEntryWords(entry).body)).toEqual([
      '“Another hack”',
      '“Exchange hack”',
      '“A second ETF”'
    ])
  })

  test('fires when any of its groups is true', async () => {
    const market = alertWorld()
    await market.set([[price('above', 110)], [price('below', 90)]])
    expect(walk(100, 89, 100, 111)(market)).toEqual(['BTC: price below 90', 'BTC: price above 110'])
  })

  test('a new price alert starts from the current price instead of the previous minute’s', async () => {
    const market = alertWorld()
    market.see(106)
    market.world.quote = { price: 100, fetchedAt: market.clock.now() }
    await market.set([[price('above', 105)]])
    market.evaluate()
    expect(market.inbox()).toEqual([])
    market.see(106)
    expect(market.inbox()).toEqual(['BTC: price above 105'])
  })

  test('fires immediately if the alert uses forming bars, otherwise only when the bar closes', async () => {
    const market = alertWorld()
    await market.set([[price('above', 100)]], { bars: 'forming' })
    await market.set([[price('above', 100)]])
    market.see(99)
    market.world.quote = { price: 101, fetchedAt: market.clock.now() }
    market.evaluate()
    expect(market.inbox()).toHaveLength(1)
    market.see(101)
    expect(market.inbox()).toHaveLength(2)
  })
})
