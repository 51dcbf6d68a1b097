import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import { aggregate, firstBar, withClose, type Bar } from './bar'
import { thinned, type SparkPoint } from './spark'
import { day, hour, minute } from '../../src-shared/time'

/** Minute bars are stored for two days, hourly bars for a quarter of a year. */
const minutesForMs = 2 * day
const hoursForMs = 92 * day

/** With fewer hourly bars, the sparkline uses minute bars. */
const fewHours = 6

/** Up to this many minutes are looked up one by one, which is faster than searching for minutes with bars. */
const mostMoments = 3_000

export type OwnWidth = typeof minute | typeof hour

/** Keys of minute bars are the number of the minute, times this, plus the ID of the coin. */
const perMinute = 2 ** 20

/** Hourly bars of the minutes with keys from ?1 up to but excluding ?2. */
const hoursOfMinutes = `SELECT own_coin.coin, span.hour * ${hour} AS time, first.open, span.high, span.low,
coalesce(last.close, last.open) AS close FROM (
SELECT key % ${perMinute} AS id, key / ${(hour / minute) * perMinute} AS hour, min(key) AS since, max(key) AS until,
max(coalesce(high, open)) AS high, min(coalesce(low, open)) AS low
FROM own_minute WHERE key >= ?1 AND key < ?2 GROUP BY hour, id
) span JOIN own_coin USING (id)
JOIN own_minute first ON first.key = span.since JOIN own_minute last ON last.key = span.until`

/**
 * If the clock was set back, the hour may be stored already. The new bar is then merged with the stored one.
 */
const onStoredHour = `ON CONFLICT DO UPDATE SET high = max(high, excluded.high), low = min(low, excluded.low),
close = excluded.close`

interface OwnCoin {
  readonly coin: string
  readonly id: number
}

/**
 * Bars built from quotes, in cache.db. Hourly bars are stored when the hour is over and calculated from minute bars until
 * then, because writing them with each price would double what reaches the disk.
 */
export class RecordedBarStore {
  readonly #database: Database
  /** The hour of the latest price. Null before the first one. */
  #openHour: EpochMs | null = null
  #latestAt: EpochMs = 0
  /**
   * The bars of the open hour. Before the first price, those of all hours after the last stored one. Null
   * until calculated.
   */
  #open: Map<string, readonly Bar[]> | null = null

  constructor(database: Database) {
    this.#database = database
  }

  add(prices: ReadonlyMap<string, number>, at: EpochMs): void {
    const openHour = Math.floor(at / hour) * hour
    const isFirst = this.#openHour !== null && openHour !== this.#openHour && !this.#hasMinutes(openHour)
    this.#database.transaction(() => {
      if (openHour !== this.#openHour) this.#storeHours(openHour)
      const upsert = this.#database.prepare(
        `INSERT INTO own_minute (key, open) VALUES (?1, ?2)
         ON CONFLICT DO UPDATE SET high = nullif(max(coalesce(high, open), ?2), open),
           low = nullif(min(coalesce(low, open), ?2), open), close = nullif(?2, open)`
      )
      const ids = this.#ids(prices.keys())
      // Inserts rows in ascending order of their keys, so that SQLite appends them to the last page.
      const rows = [...prices].map(([coin, price]) => ({ id: ids.get(coin) ?? 0, price }))
      for (const { id, price } of rows.sort((a, b) => a.id - b.id))
        upsert.run(Math.floor(at / minute) * perMinute + id, price)
    })()
    if (openHour !== this.#openHour || at < this.#latestAt) this.#open = isFirst ? new Map() : null
    for (const [coin, price] of this.#open ? prices : []) {
      const [bar] = this.#open?.get(coin) ?? []
      this.#open?.set(coin, [bar ? withClose(bar, price) : firstBar(openHour, price)])
    }
    this.#openHour = openHour
    this.#latestAt = at
  }

  /** Ascending. */
  bars(coin: string, widthMs: OwnWidth, since: EpochMs, until: EpochMs = Infinity): readonly Bar[] {
    if (widthMs === minute) return this.#minutes(coin, since, until)
    const open = this.#openBars().get(coin) ?? []
    // Bars of the open hour may be stored already, by an earlier version or because the clock was set back.
    return aggregate(
      [
        ...this.#hours(coin, since, until),
        ...open.filter(({ time }) => time >= since && time <= until)
      ].toSorted((a, b) => a.time - b.time),
      '1h'
    )
  }

  #openBars(): ReadonlyMap<string, readonly Bar[]> {
    if (this.#open) return this.#open
    const open = new Map<string, readonly Bar[]>()
    const rows = this.#database
      .prepare(`SELECT * FROM (${hoursOfMinutes}) ORDER BY time`)
      .all(...this.#unstored(Infinity)) as unknown as (Omit<Bar, 'volume'> & { readonly coin: string })[]
    for (const { coin, ...bar } of rows) open.set(coin, [...(open.get(coin) ?? []), { ...bar, volume: null }])
    this.#open = open
    return open
  }

  #minutes(coin: string, since: EpochMs, until: EpochMs): readonly Bar[] {
    const id = this.#idOf(coin)
    const [from, to] = [Math.max(0, Math.ceil(since / minute)), Math.floor(until / minute)]
    const moments =
      to - from <= mostMoments
        ? 'SELECT ?2 UNION ALL SELECT minute + 1 FROM moment WHERE minute < ?3'
        : // Only looks up minutes in which any coin has a bar, because a wrong clock can leave a million empty minutes.
          `SELECT min(key) / ${perMinute} FROM own_minute WHERE key >= ?2 * ${perMinute} UNION ALL
SELECT (SELECT min(key) / ${perMinute} FROM own_minute WHERE key >= (minute + 1) * ${perMinute})
FROM moment WHERE minute <= ?3`
    const query = `WITH RECURSIVE moment (minute) AS (${moments}) SELECT minute * ${minute} AS time, open,
coalesce(high, open) AS high, coalesce(low, open) AS low, coalesce(close, open) AS close
FROM moment JOIN own_minute ON key = minute * ${perMinute} + ?1 WHERE minute <= ?3`
    return id === null ? [] : barsOf(this.#database.prepare(query).all(id, from, to))
  }

  #hours(coin: string, since: EpochMs, until: EpochMs): readonly Bar[] {
    const from = Math.ceil(since / hour) * hour
    const moments =
      (until - from) / hour <= mostMoments
        ? 'SELECT ?3 UNION ALL SELECT time + ?2 FROM moment WHERE time + ?2 <= ?4'
        : `SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time >= ?3 UNION ALL
SELECT (SELECT min(time) FROM own_bar WHERE interval_ms = ?2 AND time > moment.time)
FROM moment WHERE moment.time <= ?4`
    const query = `WITH RECURSIVE moment (time) AS (${moments}) SELECT bar.time, open, high, low, close FROM moment
JOIN own_bar bar ON bar.interval_ms = ?2 AND bar.time = moment.time AND bar.coin = ?1 WHERE moment.time <= ?4`
    return barsOf(this.#database.prepare(query).all(coin, hour, from, until))
  }

  /** Returns the IDs that stand for coins in the keys of minute bars. New coins get an ID. */
  #ids(coins: Iterable<string>): ReadonlyMap<string, number> {
    const rows = this.#database.prepare('SELECT coin, id FROM own_coin').all() as unknown as OwnCoin[]
    const ids = new Map(rows.map(({ coin, id }) => [coin, id]))
    for (const coin of coins) {
      if (ids.has(coin)) continue
      const { lastInsertRowid } = this.#database.prepare('INSERT INTO own_coin (coin) VALUES (?)').run(coin)
      ids.set(coin, Number(lastInsertRowid))
    }
    return ids
  }

  #idOf(coin: string): number | null {
    const row = this.#database.prepare('SELECT id FROM own_coin WHERE coin = ?').get(coin)
    return (row as Pick<OwnCoin, 'id'> | undefined)?.id ?? null
  }

  /**
   * The key range of the previous open hour's minutes. Before the first price, the range of all minutes after
   * the last stored hour.
   * @returns the first key, and the key after the last
   */
  #unstored(before: EpochMs): readonly [number, number] {
    const newest = this.#database.prepare(
      'SELECT coalesce(max(time), 0) AS time FROM own_bar WHERE interval_ms = ? AND time < ?'
    )
    const from = this.#openHour ?? (newest.get(hour, before) as { time: EpochMs }).time
    const to = this.#openHour === null ? before : from + hour
    return [(from / minute) * perMinute, (to / minute) * perMinute]
  }

  #hasMinutes(since: EpochMs): boolean {
    const any = this.#database.prepare('SELECT 1 FROM own_minute WHERE key >= ? LIMIT 1')
    return any.get((since / minute) * perMinute) !== undefined
  }

  /**
   * Stores the bars in memory if there are any, because adding up the minute bars of hundreds of coins takes
   * long.
   */
  #storeHours(openHour: EpochMs): void {
    if (this.#openHour !== null && this.#open) {
      const insert = this.#database.prepare(
        `INSERT INTO own_bar (coin, time, open, high, low, close, interval_ms) VALUES (?, ?, ?, ?, ?, ?, ${hour})
${onStoredHour}`
      )
      for (const [coin, bars] of this.#open)
        for (const { time, open, high, low, close } of bars) insert.run(coin, time, open, high, low, close)
      return
    }
    this.#database
      .prepare(
        `INSERT INTO own_bar (coin, time, open, high, low, close, interval_ms)
SELECT *, ${hour} FROM (${hoursOfMinutes}) WHERE true
${onStoredHour}`
      )
      .run(...this.#unstored(openHour))
  }

  /**
   * The closes of the last day, ascending. They're hourly, or one per minute if the coin has been watched for
   * only a few hours.
   */
  spark(coin: string, now: EpochMs): readonly SparkPoint[] {
    const hours = this.bars(coin, hour, now - day)
    return thinned(hours.length >= fewHours ? hours : this.bars(coin, minute, now - day))
  }

  forget(coin: string): void {
    this.#open = null
    const id = this.#idOf(coin)
    if (id !== null) this.#database.prepare(`DELETE FROM own_minute WHERE key % ${perMinute} = ?`).run(id)
    this.#database.prepare('DELETE FROM own_coin WHERE coin = ?').run(coin)
    this.#database.prepare('DELETE FROM own_bar WHERE coin = ?').run(coin)
  }

  /** Keeps bars that the new symbol already has. */
  rename(from: string, to: string): void {
    const [old, id] = [this.#idOf(from), this.#idOf(to)]
    if (old !== null && id !== null)
      this.#database
        .prepare(`UPDATE OR IGNORE own_minute SET key = key - ?1 + ?2 WHERE key % ${perMinute} = ?1`)
        .run(old, id)
    else this.#database.prepare('UPDATE own_coin SET coin = ? WHERE coin = ?').run(to, from)
    this.#database.prepare('UPDATE OR IGNORE own_bar SET coin = ? WHERE coin = ?').run(to, from)
    this.forget(from)
  }

  /** Removes old bars, and future bars from a time when the clock was wrong. */
  prune(now: EpochMs): void {
    if (now < this.#latestAt) this.#open = null
    // Separate statements, so that each uses the primary key.
    const [first, next] = [Math.ceil((now - minutesForMs) / minute), Math.floor(now / minute) + 1]
    this.#database.prepare('DELETE FROM own_minute WHERE key < ?').run(first * perMinute)
    this.#database.prepare('DELETE FROM own_minute WHERE key >= ?').run(next * perMinute)
    this.#database
      .prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time < ?')
      .run(hour, now - hoursForMs)
    this.#database.prepare('DELETE FROM own_bar WHERE interval_ms = ? AND time > ?').run(hour, now)
  }
}

const barsOf = (rows: readonly unknown[]): readonly Bar[] =>
  (rows as readonly Omit<Bar, 'volume'>[]).map(row => ({ ...row, volume: null }))
