import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import { firstBar, withClose, type Bar } from './bar'
import { thinned, type SparkPoint } from './spark'
import { day, hour, minute } from '../../src-shared/time'

/** Minute bars are stored for two days, hourly bars for a quarter of a year. */
const kept = [
  { widthMs: minute, forMs: 2 * day },
  { widthMs: hour, forMs: 92 * day }
] as const

/**
 * How often the hourly bars are written before their hour ends. Every response changes the bars of all coins. A crash
 * loses only what the minute bars still contain.
 */
const writeHoursEveryMs = 15 * minute

/** With fewer hourly bars, the sparkline uses minute bars. */
const fewHours = 6

/** Up to this many times are looked up directly, which is faster. */
const mostMoments = 3_000

export type OwnWidth = (typeof kept)[number]['widthMs']

interface UnwrittenHour {
  readonly time: EpochMs
  readonly bars: ReadonlyMap<string, Bar>
  readonly writtenAt: EpochMs
}

const startOf = (at: EpochMs, widthMs: OwnWidth): EpochMs => Math.floor(at / widthMs) * widthMs

const byCoin = ([one]: readonly [string, Bar], [other]: readonly [string, Bar]): number =>
  one < other ? -1 : 1

/** Bars built from quotes, in cache.db. */
export class OwnBarStore {
  readonly #database: Database
  /** Bars of one hour with prices that aren't written yet. */
  #unwritten: UnwrittenHour = { time: 0, bars: new Map(), writtenAt: -Infinity }

  constructor(database: Database) {
    this.#database = database
  }

  add(prices: ReadonlyMap<string, number>, at: EpochMs): void {
    const time = startOf(at, hour)
    const isSameHour = time === this.#unwritten.time
    const bars = new Map(isSameHour ? this.#unwritten.bars : [])
    for (const [coin, price] of prices) {
      const bar = bars.get(coin)
      bars.set(coin, bar ? withClose(bar, price) : firstBar(time, price))
    }
    const isDue = !isSameHour || Math.abs(at - this.#unwritten.writtenAt) >= writeHoursEveryMs
    const minutes = [...prices].map(([coin, price]) => [coin, firstBar(startOf(at, minute), price)] as const)
    this.#database.transaction(() => {
      this.#put(minute, minutes)
      if (!isSameHour) this.#put(hour, this.#unwritten.bars)
      if (isDue) this.#put(hour, bars)
    })()
    this.#unwritten = isDue ? { time, bars: new Map(), writtenAt: at } : { ...this.#unwritten, bars }
  }

  /** Writes the bars of the current hour. @throws DiskError */
  flush(): void {
    const { time, bars, writtenAt } = this.#unwritten
    if (bars.size === 0) return
    this.#database.transaction(() => this.#put(hour, bars))()
    this.#unwritten = { time, bars: new Map(), writtenAt }
  }

  /** Adds the bars to the stored ones of their time. In order of their coins, so that new bars fill whole pages. */
  #put(widthMs: OwnWidth, bars: Iterable<readonly [string, Bar]>): void {
    const upsert = this.#database.prepare(
      `INSERT INTO own_bar (coin, interval_ms, time, open, high, low, close) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
       ON CONFLICT DO UPDATE SET high = max(high, ?5), low = min(low, ?6), close = ?7`
    )
    for (const [coin, { time, open, high, low, close }] of [...bars].sort(byCoin))
      upsert.run(coin, widthMs, time, open, high, low, close)
  }

  /** Ascending. */
  bars(coin: string, widthMs: OwnWidth, since: EpochMs, until: EpochMs = Infinity): readonly Bar[] {
    const from = Math.ceil(since / widthMs) * widthMs
    const isShort = (until - from) / widthMs <= mostMoments
    const query = isShort
      ? this.#database.prepare(
          `WITH RECURSIVE moment (time) AS (
             SELECT ?3 UNION ALL SELECT time + ?2 FROM moment WHERE time + ?2 <= ?4
           )
           SELECT bar.time, open, high, low, close FROM moment
           JOIN own_bar bar ON bar.interval_ms = ?2 AND bar.time = moment.time AND bar.coin = ?1
           WHERE moment.time <= ?4`
        )
      : // Only looks up times with a bar of any coin, as a wrong clock can leave a million empty minutes.
        this.#database.prepare(
          `WITH RECURSIVE moment (time) AS (
             SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time >= ?3
             UNION ALL
             SELECT (SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time > moment.time)
             FROM moment WHERE moment.time <= ?4
           )
           SELECT bar.time, open, high, low, close FROM moment
           JOIN own_bar bar ON bar.interval_ms = ?2 AND bar.time = moment.time AND bar.coin = ?1
           WHERE moment.time <= ?4`
        )
    const rows = query.all(coin, widthMs, from, until) as unknown as Omit<Bar, 'volume'>[]
    const stored = rows.map(row => ({ ...row, volume: null }))
    return widthMs === hour ? this.#withUnwritten(stored, coin, from, until) : stored
  }

  #withUnwritten(stored: readonly Bar[], coin: string, from: EpochMs, until: EpochMs): readonly Bar[] {
    const open = this.#unwritten.bars.get(coin)
    if (open === undefined || open.time < from || open.time > until) return stored
    const before = stored.filter(({ time }) => time < open.time)
    const same = stored.find(({ time }) => time === open.time)
    const whole = same
      ? {
          ...same,
          high: Math.max(same.high, open.high),
          low: Math.min(same.low, open.low),
          close: open.close
        }
      : open
    return [...before, whole, ...stored.filter(({ time }) => time > open.time)]
  }

  /** Closes of the last day, ascending: hourly, or per minute for a coin watched for only a few hours. */
  spark(coin: string, now: EpochMs): readonly SparkPoint[] {
    const hours = this.bars(coin, hour, now - day)
    return thinned(hours.length >= fewHours ? hours : this.bars(coin, minute, now - day))
  }

  forget(coin: string): void {
    this.flush()
    this.#database.prepare('DELETE FROM own_bar WHERE coin = ?').run(coin)
  }

  /** Removes old bars, and future bars from a time when the clock was wrong. */
  prune(now: EpochMs): void {
    if (this.#unwritten.time > now) this.flush()
    // Two statements, so that each uses the primary key.
    const removeOld = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time < ?')
    const removeAhead = this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time > ?')
    for (const { widthMs, forMs } of kept) {
      removeOld.run(widthMs, now - forMs)
      removeAhead.run(widthMs, now)
    }
  }
}
