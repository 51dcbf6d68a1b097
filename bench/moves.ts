import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SimulatedMarket } from '../src-demo/simulation/simulated-market'
import { KnownMoves } from '../src-main/alerts/known-moves'
import { CandleStore } from '../src-main/market/candle-store'
import { RecordedBarStore } from '../src-main/market/recorded-bar-store'
import { openDatabase } from '../src-main/platform/storage/database'
import { cacheMigrations } from '../src-main/platform/storage/migrations/cache'
import { candleWidths } from '../src-shared/conditions/past-price'
import { intervalMs } from '../src-shared/interval'
import { day, hour, minute } from '../src-shared/time'
import { parseOptions } from './options'

// Measures what an alert on moves costs after each quote. See docs/benches.md.

const { coins: coinCount, quotes, seed } = parseOptions({ coins: 20, quotes: 300, seed: 1 })
const everyMs = 20_000
const mostRows = 3
const mostShare = 0.05

const folder = mkdtempSync(join(tmpdir(), 'candlewick-moves-'))
const { database } = openDatabase(join(folder, 'cache.db'), cacheMigrations, 'normal', 0)
const [own, candles] = [new RecordedBarStore(database), new CandleStore(database)]
const market = new SimulatedMarket(seed)
const coins = market.coins.slice(0, coinCount)
const start = Date.UTC(2026, 5, 1)
let rows = 0

const see = (at: number): void =>
  own.add(new Map(coins.map(coin => [coin.symbol, market.priceAt(coin, at)])), at)

database.transaction(() => {
  for (let at = start - 92 * day; at < start - 2 * day; at += hour / 4) see(at)
  for (let at = start - 2 * day; at < start; at += minute) see(at)
})()
own.prune(start)
for (const coin of coins)
  for (const interval of candleWidths(hour)) {
    const from = start - Math.min(365 * day, 3_000 * intervalMs[interval])
    const bars = market.candles(coin, interval, from, start, start)
    const answer = { bars, fetchedAt: start, requestedFrom: from, operation: 'getOHLCIntraday' }
    candles.merge(coin.symbol, interval, answer)
  }

const noMoves = (): KnownMoves =>
  new KnownMoves({
    recordedBars: (...args) => {
      const bars = own.bars(...args)
      rows += bars.length
      return bars
    },
    closedCandles: ({ coin, interval }, since) => {
      const columns = candles.closed(coin, interval, since)
      rows += columns.time.length
      return columns
    }
  })

interface Cost {
  readonly milliseconds: number
  readonly rows: number
}

function evaluated(moves: KnownMoves, at: number, windowMs: number): Cost {
  const before = { micros: process.cpuUsage().user, rows }
  for (const { symbol } of coins) moves.to(symbol, { at, value: 1 }, windowMs, null)
  const milliseconds = (process.cpuUsage().user - before.micros) / 1_000
  return { milliseconds: milliseconds / coins.length, rows: (rows - before.rows) / coins.length }
}

const mean = (costs: readonly Cost[]): Cost => ({
  milliseconds: costs.reduce((sum, cost) => sum + cost.milliseconds, 0) / costs.length,
  rows: costs.reduce((sum, cost) => sum + cost.rows, 0) / costs.length
})

const rounded = (value: number): number => Number(value.toFixed(3))
const missed: string[] = []
const windows = Object.entries({ '24h': day, '365d': 365 * day }).map(([name, windowMs]) => {
  // Warm up first, so that V8 has compiled the code before it's measured.
  evaluated(noMoves(), start, windowMs)
  const moves = noMoves()
  const first = evaluated(moves, start, windowMs)
  const later: Cost[] = []
  for (let at = start; at < start + quotes * everyMs; at += everyMs) {
    see(at)
    later.push(evaluated(moves, at + 1, windowMs))
  }
  const each = mean(later)
  const share = each.milliseconds / first.milliseconds
  if (each.rows > mostRows) missed.push(`${name}: at most ${mostRows} rows per quote`)
  if (share > mostShare) missed.push(`${name}: at most ${mostShare} of the first time`)
  return {
    window: name,
    first: { milliseconds: rounded(first.milliseconds), rows: first.rows },
    perQuote: { milliseconds: rounded(each.milliseconds), rows: rounded(each.rows) },
    share: rounded(share)
  }
})

database.close()
rmSync(folder, { recursive: true })
console.log(JSON.stringify({ bench: 'moves', coins: coins.length, quotes, windows, missed }, null, 1))
if (missed.length > 0) process.exitCode = 1
