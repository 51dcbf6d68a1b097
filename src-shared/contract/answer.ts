import type { Reading } from './reading'
import type { EpochMs } from './values'

/**
 * A decoded response. Times are epoch ms UTC. Missing or unreadable numbers are null, never 0. Fields that
 * Candlewick doesn't know are still in the raw body.
 */
export type Answer = Read &
  (
    | Rows<'coins', CoinRow>
    | Rows<'quotes', QuoteRow>
    | One<'conversion', Conversion>
    | One<'fearGreed', FearGreed>
    | CandlesAnswer
    | Rows<'bands', BandRow>
    | Rows<'ichimoku', IchimokuRow>
    | Rows<'level', LevelRow>
    | Rows<'supertrend', SupertrendRow>
    | Rows<'ribbon', RibbonRow>
    | Rows<'supportResistance', PivotRow>
    | Rows<'correlation', CorrelationRow>
    | Rows<'windows', WindowRow>
    | Rows<'athAtl', AthAtlRow>
    | One<'technical', Technical>
    | Rows<'news', NewsRow>
    | Rows<'breakouts', BreakoutRow>
    | One<'breadth', Breadth>
    | One<'unrecognised', Unrecognised>
  )

/** How the response was read. Missing if the data isn't from a response. */
interface Read {
  readonly reading?: Reading
}

export type AnswerKind = Answer['kind']
export type AnswerOf<Kind extends AnswerKind> = Extract<Answer, { readonly kind: Kind }>

interface Rows<Kind extends string, Row> {
  readonly kind: Kind
  readonly data: readonly Row[]
  /** The number of rows that couldn't be read or that lack a required time or symbol. */
  readonly dropped: number
  /**
   * The number of rows that exceeded the size limit and were left out: the oldest candles, or the last rows
   * of other data.
   */
  readonly leftOut?: number
}

interface One<Kind extends string, Data> {
  readonly kind: Kind
  readonly data: Data
  readonly dropped: number
}

interface CandlesAnswer extends Rows<'candles', CandleRow> {
  /**
   * Whether the service's timestamps are the opening or the closing times of candles. `time` is as in the
   * response.
   */
  readonly timeNames: 'open' | 'close' | 'unknown'
  /** The number of bars that were dropped because a later one has the same time. */
  readonly repeated: number
  /** The number of bars that aren't in the order of the rest of the response, ascending or descending. */
  readonly unordered: number
  /** The times of bars whose high is below their low. They aren't corrected. */
  readonly highBelowLow: readonly EpochMs[]
}

/**
 * Numbers by field, as the service wrote them. Those that were strings keep every digit, those that were JSON
 * numbers have been converted to a double and back.
 */
export type SourceText = Readonly<Record<string, string>>

/** Only set if several rows have the same symbol. */
export interface TwinIdentity {
  readonly id?: string
  readonly isActive?: boolean
}

/** Only set if the response identifies the coin. */
interface OfCoin extends TwinIdentity {
  readonly symbol?: string
  readonly name?: string | null
}

/** The same symbol may occur in several rows, one for each source. */
export interface CoinRow {
  readonly symbol: string
  readonly name: string | null
  readonly source: string | null
  readonly historySince?: EpochMs
}

export interface QuoteRow extends TwinIdentity {
  readonly symbol: string
  readonly price: number | null
  readonly low: number | null
  readonly high: number | null
  readonly bid?: number
  readonly ask?: number
  readonly changePercent: number | null
  readonly at: EpochMs | null
  readonly exchange: string | null
  readonly currency: string | null
  /** Set if the response states no currency, so that `currency` is the requested one. */
  readonly isMoneyAsked?: true
  readonly marketCap: number | null
  readonly volume: number | null
  /**
   * The coin's rank. If the response has no ranks, this is the row's position for getTop, and null for other
   * operations.
   */
  readonly rank: number | null
  readonly name: string | null
  readonly text: SourceText
}

export interface Conversion {
  readonly from: string | null
  readonly to: string | null
  readonly result: number | null
  readonly text: SourceText
}

export interface FearGreed {
  readonly value: number | null
  readonly label: string | null
  readonly at: EpochMs | null
}

/** `time` is when the candle opens. */
export interface Candle {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** A candle in a response. The candles of each coin are in ascending order and have unique times. */
export type CandleRow = OfCoin & Candle

/**
 * The rows are in ascending order if they have times. Zeros that the service sent because the indicator
 * didn't have enough candles yet are null.
 */
export interface BandRow extends OfCoin {
  readonly time: EpochMs | null
  readonly upper: number | null
  readonly middle: number | null
  readonly lower: number | null
}

export interface IchimokuRow extends OfCoin {
  readonly time: EpochMs | null
  readonly conversion: number | null
  readonly base: number | null
  readonly spanA: number | null
  readonly spanB: number | null
  readonly lagging: number | null
}

export interface LevelRow extends OfCoin {
  readonly time: EpochMs | null
  readonly value: number | null
}

export type Direction = 'up' | 'down'

export interface SupertrendRow extends OfCoin {
  readonly time: EpochMs | null
  readonly value: number | null
  readonly direction: Direction | null
}

export interface RibbonRow extends OfCoin {
  readonly time: EpochMs | null
  /** Moving averages by kind and period: `sma10`, `ema20`. */
  readonly averages: Readonly<Record<string, number | null>>
  /** The trend in the service's words. */
  readonly trend: string | null
}

export interface PivotRow extends Omit<OfCoin, 'name'> {
  /** `classic`, `fibonacci`, `camarilla`, `woodie` or the service's own word. */
  readonly group: string | null
  /** `pivot`, `r1` … `s3` or the service's own word. */
  readonly name: string
  readonly price: number | null
}

export interface CorrelationRow {
  readonly a: string
  readonly b: string
  /** The coefficient, from -1 to 1. */
  readonly value: number | null
}

export interface WindowRow extends OfCoin {
  /** Null if the period isn't a whole number of days, in which case `span` names it. */
  readonly days: number | null
  /** A period such as `ytd`, `1h` or `all`. */
  readonly span?: string
  readonly percent: number | null
}

export interface AthAtlRow extends TwinIdentity {
  readonly symbol: string | null
  readonly name?: string
  readonly ath: number | null
  readonly athAt: EpochMs | null
  readonly fromAthPercent: number | null
  readonly atl: number | null
  readonly atlAt: EpochMs | null
  readonly fromAtlPercent: number | null
}

export interface Technical {
  /**
   * The values by name, such as `rsi`, `macd` or `macdSignal`. If there are several coins, names start with
   * the coin: `BTC.rsi`.
   */
  readonly values: Readonly<Record<string, number | null>>
  /** The verdict in the service's words. Null if there are several coins. */
  readonly verdict: string | null
  readonly verdicts?: Readonly<Record<string, string | null>>
}

/** A headline. All of its texts come from third parties. */
export interface NewsRow {
  readonly title: string
  /** Null unless it's http or https. */
  readonly url: string | null
  readonly source: string | null
  readonly at: EpochMs | null
  readonly summary: string | null
  readonly image: string | null
  readonly coins: readonly string[]
}

export interface BreakoutRow {
  readonly symbol: string | null
  readonly direction: Direction | null
  /** The period or the kind of crossing, in the service's words. */
  readonly name: string | null
  readonly price: number | null
  readonly at: EpochMs | null
}

export interface Breadth {
  readonly values: Readonly<Record<string, number | null>>
}

export interface Leaf {
  /** `result.0.upper` */
  readonly path: string
  readonly value: string | number | boolean | null
}

/** A response without any known field. The user paid for it, so it's shown as received. */
export interface Unrecognised {
  readonly leaves: readonly Leaf[]
  readonly leavesLeftOut: number
  /** The response was too large to decode. `raw` contains its beginning. */
  readonly tooLarge?: true
  /** The response doesn't match the saved mapping, and the user hasn't accepted a new one. */
  readonly unfit?: true
  /** The longest list of objects in the response. */
  readonly table?: RawTable
  readonly raw: string
}

export interface RawTable {
  /** `payload.rows` */
  readonly path: string
  readonly columns: readonly string[]
  /** Each row has one cell per column, which is null if the row of the response lacks it. */
  readonly rows: readonly (readonly Leaf['value'][])[]
  readonly rowsLeftOut: number
}
