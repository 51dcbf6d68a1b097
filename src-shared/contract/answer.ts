import type { Reading } from './reading'
import type { EpochMs } from './values'

/**
 * The decoded data of a response. `data` is a list of rows or one object. Times are epoch ms UTC. Missing or
 * unreadable numbers are null, never 0. Fields unknown to the decoder are still in the raw body.
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

/** How the data was read. Missing if the data isn't from a response. */
interface Read {
  readonly reading?: Reading
}

export type AnswerKind = Answer['kind']
export type AnswerOf<Kind extends AnswerKind> = Extract<Answer, { readonly kind: Kind }>

interface Rows<Kind extends string, Row> {
  readonly kind: Kind
  readonly data: readonly Row[]
  /** The number of rows left out because nothing could be read, or a required time or symbol is missing. */
  readonly dropped: number
  /** The number of rows dropped by the size limit: the oldest candles, or the last rows of other data. */
  readonly leftOut?: number
}

interface One<Kind extends string, Data> {
  readonly kind: Kind
  readonly data: Data
  readonly dropped: number
}

interface CandlesAnswer extends Rows<'candles', CandleRow> {
  /** What the service's timestamps mean: the open or the close of a bar. `time` is as in the response. */
  readonly timeNames: 'open' | 'close' | 'unknown'
  /** The number of bars dropped because a later one has the same time. */
  readonly repeated: number
  /** The number of bars that break the response's order, ascending or descending. */
  readonly unordered: number
  /** The times of bars whose high is below their low. The bars themselves aren't corrected. */
  readonly highBelowLow: readonly EpochMs[]
}

/**
 * Numbers as the service wrote them, by field, so that they can be shown exactly. Numbers sent as strings
 * keep every digit. JSON numbers have passed through a double.
 */
export type SourceText = Readonly<Record<string, string>>

/** Distinguishes coins that share a symbol. Only set if a response has several rows for the same symbol. */
export interface TwinIdentity {
  readonly id?: string
  readonly isActive?: boolean
}

/** The row's coin. Only set if the response identifies it. */
interface OfCoin extends TwinIdentity {
  readonly symbol?: string
  readonly name?: string | null
}

/** A coin in the service's list. A symbol may occur several times, once per source. */
export interface CoinRow {
  readonly symbol: string
  readonly name: string | null
  readonly source: string | null
  /** The first day of the service's history for this coin. */
  readonly historySince?: EpochMs
}

export interface QuoteRow extends TwinIdentity {
  readonly symbol: string
  readonly price: number | null
  readonly low: number | null
  readonly high: number | null
  readonly bid?: number
  readonly ask?: number
  /** In percent, not a fraction. */
  readonly changePercent: number | null
  readonly at: EpochMs | null
  readonly exchange: string | null
  readonly currency: string | null
  /** The response states no currency, so `currency` is the requested one. */
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

/** `time` is when the candle opens. `volume` is null if the service sends none. */
export interface Candle {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** Each coin's candles are ascending, with unique times. */
export type CandleRow = OfCoin & Candle

/**
 * Indicator rows have one point each and are ascending if they have times. Zeros that the service sends
 * before an indicator has enough candles are null here.
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
  /**
   * The method of the level: `classic`, `fibonacci`, `camarilla`, `woodie` or the service's own word. Null if
   * not given.
   */
  readonly group: string | null
  /** The name of the level: `pivot`, `r1` … `s3` or the service's own word. */
  readonly name: string
  readonly price: number | null
}

export interface CorrelationRow {
  readonly a: string
  readonly b: string
  /** From -1 to 1. */
  readonly value: number | null
}

export interface WindowRow extends OfCoin {
  /** The length of the period. Null if it isn't a number of whole days. See `span`. */
  readonly days: number | null
  /** `ytd`, `1h`, `all` … */
  readonly span?: string
  readonly percent: number | null
}

export interface AthAtlRow extends TwinIdentity {
  readonly symbol: string | null
  /** Set if a response has several rows for the same symbol. */
  readonly name?: string
  readonly ath: number | null
  readonly athAt: EpochMs | null
  /** The distance from the all-time high in percent, as the service sent it. */
  readonly fromAthPercent: number | null
  readonly atl: number | null
  readonly atlAt: EpochMs | null
  readonly fromAtlPercent: number | null
}

export interface Technical {
  /**
   * Indicators by name: `rsi`, `macd`, `macdSignal` and other numbers. With several coins, names start with
   * the coin: `BTC.rsi`.
   */
  readonly values: Readonly<Record<string, number | null>>
  /** The verdict in the service's words. Null if there are several coins. */
  readonly verdict: string | null
  /** The verdicts by coin. Only set if there are several. */
  readonly verdicts?: Readonly<Record<string, string | null>>
}

/** All texts come from third parties. */
export interface NewsRow {
  readonly title: string
  /** The article's address. Null unless it's http or https. */
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
  /** The period, or the kind of crossing, in the service's words. */
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

/** A response without any known field. It was charged like any other, so the user sees it as received. */
export interface Unrecognised {
  readonly leaves: readonly Leaf[]
  readonly leavesLeftOut: number
  /** The response is too large to decode. `leaves` is empty and `raw` has the beginning. */
  readonly tooLarge?: true
  /** The response doesn't match its saved format, and the user hasn't accepted a new one. */
  readonly unfit?: true
  /** The longest list of objects in the response. */
  readonly table?: RawTable
  readonly raw: string
}

export interface RawTable {
  /** Path to the list: `payload.rows` */
  readonly path: string
  readonly columns: readonly string[]
  /** One cell per column. Null if the row lacks the value. */
  readonly rows: readonly (readonly Leaf['value'][])[]
  readonly rowsLeftOut: number
}
