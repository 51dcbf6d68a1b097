import { AlertDraft } from '../src-shared/contract/alerts'
import type { Interval } from '../src-shared/contract/values'
import { intervalMs } from '../src-shared/interval'
import { day, hour, minute } from '../src-shared/time'
import { backtest, type PastData } from '../src-main/alerts/backtest/backtest'
import { candleBars, finestBars, ownHours, ownMinutes } from '../src-main/alerts/backtest/past-bars'
import { alertLine } from '../src-main/market/figures/candle-line'
import { SimulatedMarket } from '../src-demo/simulation/simulated-market'
import { columnsOf, watch } from './backtest/watcher'
import { parseOptions } from './options'
import { randomFrom } from './random'

// Compares back-tests with live evaluation over the same simulated month. See docs/benches.md.

process.env['TZ'] = 'Europe/Berlin'
const { seeds, first, days, verbose } = parseOptions({ seeds: 20, first: 1, days: 30, verbose: false })
const rsi = { indicator: 'rsi', line: 'value', params: { period: 14 } }
const cadences = [30_000, minute, 2 * minute, 5 * minute, 9 * minute]
const depths: readonly (readonly [Interval, number])[] = [
  ['1m', 15 * day],
  ['5m', 15 * day],
  ['15m', 15 * day],
  ['1h', 365 * day],
  ['4h', 365 * day],
  ['1d', 2 * 365 * day]
]

interface Tally {
  certain: number
  right: number
  possible: number
  live: number
  found: number
  foundCertain: number
}
const none = (): Tally => ({ certain: 0, right: 0, possible: 0, live: 0, found: 0, foundCertain: 0 })
const total = none()
const byKind = new Map<string, Tally>()
const misses: object[] = []
const walls: number[] = []
const began = performance.now()

for (let seed = first; seed < first + seeds; seed++) {
  const random = randomFrom(seed)
  const market = new SimulatedMarket(seed)
  const coin = random.pick(market.coins.filter(({ symbol }) => !symbol.includes('USD')).slice(0, 30))
  const to = Date.UTC(2026, 2, 10) + random.whole(0, 200) * day
  const from = to - days * day
  const everyMs = random.pick(cadences)
  const hours = market.candles(coin, '1h', from, to, to)
  const closes = hours.map(({ close }) => close).toSorted((a, b) => a - b)
  const level = (share: number): number => closes[Math.floor(closes.length * share)] ?? 1
  const behaviour = { repeat: 'every', cooldownMs: random.pick([5 * minute, hour]), hysteresisPercent: 0.2 }
  const drafts = [
    ...(['above', 'below', 'crosses', 'crosses up'] as const).flatMap((is, index) =>
      [0.1, 0.35, 0.6, 0.9].map(share => ({
        on: index % 2 === 0 ? 'closed' : 'forming',
        condition: { kind: 'price', is, value: level(share) }
      }))
    ),
    ...[
      { kind: 'change', way: 'either', percent: 5, over: '24h' },
      { kind: 'change', way: 'down', percent: 2, over: '4h' },
      { kind: 'indicator', interval: '1h', line: rsi, is: 'crosses up', against: { value: 70 } },
      { kind: 'indicator', interval: '15m', line: rsi, is: 'below', against: { value: 25 } },
      { kind: 'breakout', interval: '4h', way: 'either', period: 20, factor: 2 },
      { kind: 'extreme', interval: '1d', of: 'high', bars: 20 }
    ].map(condition => ({ on: 'closed', condition }))
  ].map(({ on, condition }) =>
    AlertDraft.parse({ coin: coin.symbol, anyOf: [[condition]], bars: on, ...behaviour })
  )
  const watched = watch(market, coin, drafts, { from, to }, everyMs, random)
  const candles = new Map(
    depths.map(([interval, reach]) => {
      const end = Math.floor(to / intervalMs[interval]) * intervalMs[interval]
      return [interval, columnsOf(market.candles(coin, interval, end - reach, end, to))]
    })
  )
  const layers = depths.map(([interval]) => candleBars(candles.get(interval)!, intervalMs[interval], to))
  const own = [
    ownMinutes(
      watched.minutes.filter(({ time }) => time > to - 2 * day),
      everyMs
    ),
    ownHours(watched.hours, hour)
  ] as const
  // With odd seeds, the test sees what a first run would see: only the service's candles.
  const bars = finestBars(
    seed % 2 === 1 ? layers : [own[0], ...layers.slice(0, 3), own[1], ...layers.slice(3)]
  )
  for (const [index, draft] of drafts.entries()) {
    const data: PastData = {
      now: to,
      everyMs,
      bars,
      line: alertLine,
      ath: null,
      drawing: () => null,
      candles: interval => candles.get(interval)!
    }
    const start = performance.now()
    const { triggers, unknown } = backtest(draft, data)
    walls.push(performance.now() - start)
    // The first day and the last hours aren't compared: alerts that are already true trigger on the first
    // day, and candles that are still open end after the month.
    const isJudged = (at: number): boolean => at > from + day && at < to - 4 * hour
    const isUnknown = (at: number): boolean => unknown.some(span => at >= span.from && at <= span.to)
    const inMonth = triggers.filter(one => isJudged(one.from) && isJudged(one.to) && !isUnknown(one.to))
    const live = (watched.triggers[index] ?? []).filter(at => isJudged(at) && !isUnknown(at))
    const slack = minute
    const within = (at: number, { from: begin, to: end }: { from: number; to: number }): boolean =>
      at >= begin - slack && at <= end + slack
    const unmatched = [...live]
    const kind = draft.anyOf[0]?.[0]?.kind ?? ''
    const tally = byKind.get(kind) ?? none()
    byKind.set(kind, tally)
    const add = (changes: Partial<Tally>): void => {
      for (const [name, by] of Object.entries(changes) as [keyof Tally, number][]) {
        total[name] += by
        tally[name] += by
      }
    }
    for (const trigger of inMonth) {
      if (!trigger.isCertain) {
        add({ possible: 1 })
        continue
      }
      const match = unmatched.findIndex(at => within(at, trigger))
      add({ certain: 1 })
      if (match >= 0) {
        unmatched.splice(match, 1)
        add({ right: 1, foundCertain: 1, found: 1 })
      } else if (verbose)
        misses.push({
          seed,
          kind,
          everyMs,
          wrong: new Date(trigger.from),
          to: new Date(trigger.to),
          live: live.filter(at => Math.abs(at - trigger.to) < 4 * hour).map(at => new Date(at)),
          draft: draft.anyOf
        })
    }
    add({ live: live.length })
    for (const at of unmatched) {
      if (inMonth.some(trigger => within(at, trigger))) add({ found: 1 })
      else if (verbose)
        misses.push({
          seed,
          kind,
          everyMs,
          missed: new Date(at),
          near: inMonth
            .filter(t => Math.abs(at - t.to) < 4 * hour)
            .map(t => [new Date(t.from), new Date(t.to), t.isCertain]),
          draft: draft.anyOf
        })
    }
  }
}

const share = (part: number, of: number): number => Number((part / of).toFixed(3))
const figures = (of: Tally) => ({
  ...of,
  precision: share(of.right, of.certain),
  recall: share(of.found, of.live),
  certainShare: share(of.foundCertain, of.live)
})
walls.sort((a, b) => a - b)
for (const miss of misses) console.log(JSON.stringify(miss))
const all = figures(total)
console.log(
  JSON.stringify(
    {
      bench: 'backtest',
      seeds,
      days,
      ...all,
      kinds: Object.fromEntries([...byKind].map(([kind, of]) => [kind, figures(of)])),
      milliseconds: {
        median: Math.round(walls[Math.floor(walls.length / 2)] ?? 0),
        most: Math.round(walls.at(-1) ?? 0)
      },
      missed: [
        ...(all.precision < 0.95 ? ['precision >= 0.95'] : []),
        ...(all.recall < 0.95 ? ['recall >= 0.95'] : []),
        ...(all.certainShare < 0.8 ? ['certainShare >= 0.8'] : [])
      ],
      wallSeconds: Math.round((performance.now() - began) / 1000)
    },
    null,
    1
  )
)
