import type { Reading } from './reading'
import type { EpochMs } from './values'

/**
 * `data` is a list of rows or one object. Times are epoch ms UTC. A missing or unreadable number is null,
 * never 0. Fields the decoder doesn't know are still in the raw body.
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

/** Absent if the response was built in code. */
interface Read {
  readonly reading?: Reading
}

export type AnswerKind = Answer['kind']
export type AnswerOf<Kind extends AnswerKind> = Extract<Answer, { readonly kind: Kind }>

interface Rows<Kind extends string, Row> {
  readonly kind: Kind
  readonly data: readonly Row[]
  /** Rows left out because nothing could be read, or because a required time or symbol is missing. */
  readonly dropped: number
  /** Rows left out because of the size limit: the last ones, but of candles the oldest. */
  readonly leftOut?: number
}

interface One<Kind extends string, Data> {
  readonly kind: Kind
  readonly data: Data
  readonly dropped: number
}

interface CandlesAnswer extends Rows<'candles', CandleRow> {
  /** Whether the service's timestamps mark a bar's open or close. `time` is unchanged from the response. */
  readonly timeNames: 'open' | 'close' | 'unknown'
  /** Bars dropped because a later one in the response has the same time. */
  readonly repeated: number
  /** Bars that are out of order, whether the response starts with the oldest or the latest. */
  readonly unordered: number
  /** Times of bars whose high is below their low. These bars aren't changed. */
  readonly highBelowLow: readonly EpochMs[]
}

/**
 * Numbers as the service wrote them, keyed by field, for exact display. Fields without a number are absent.
 * String numbers keep every digit; JSON numbers have passed through a double.
 */
export type SourceText = Readonly<Record<string, string>>

/** Distinguishes coins that share a symbol. Set only if a response has several rows for one symbol. */
export interface OfTwin {
  readonly id?: string
  readonly isActive?: boolean
}

/** Set only if the response says which coin a row belongs to, as responses about several coins do. */
interface OfCoin extends OfTwin {
  readonly symbol?: string
  readonly name?: string | null
}

/** Symbols repeat, because the service lists a symbol once per source. */
export interface CoinRow {
  readonly symbol: string
  readonly name: string | null
  readonly source: string | null
  /** First day of the service's history for this coin. */
  readonly historySince?: EpochMs
}

export interface QuoteRow extends OfTwin {
  readonly symbol: string
  readonly price: number | null
  readonly low: number | null
  readonly high: number | null
  readonly bid?: number
  readonly ask?: number
  /** Percent points. */
  readonly changePercent: number | null
  readonly at: EpochMs | null
  readonly exchange: string | null
  readonly currency: string | null
  /** The response names no currency, so `currency` is the requested one. */
  readonly isMoneyAsked?: true
  readonly marketCap: number | null
  readonly volume: number | null
  /**
   * If the response to getTop has no ranks, this is the row's position. In other responses, null unless the
   * rank is given.
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

/** `time` is the opening time. `volume` is null if the service sends none. */
export interface Candle {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** Per coin, rows ascend and times are unique. */
export type CandleRow = OfCoin & Candle

/**
 * One row per point, ascending if the rows have times. Zeros that the service sends before an indicator has
 * enough candles are null here.
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
  /** Keyed by kind and period: `sma10`, `ema20`. */
  readonly averages: Readonly<Record<string, number | null>>
  /** In the service's own words. */
  readonly trend: string | null
}

export interface PivotRow extends Omit<OfCoin, 'name'> {
  /** `classic`, `fibonacci`, `camarilla`, `woodie` or the service's own word. Null if ungrouped. */
  readonly group: string | null
  /** `pivot`, `r1` … `s3` or the service's own word. */
  readonly name: string
  readonly price: number | null
}

export interface CorrelationRow {
  readonly a: string
  readonly b: string
  /** -1 to 1. */
  readonly value: number | null
}

export interface WindowRow extends OfCoin {
  /** Null if the period isn't a number of whole days. See `span`. */
  readonly days: number | null
  /** `ytd`, `1h`, `all` … */
  readonly span?: string
  readonly percent: number | null
}

export interface AthAtlRow extends OfTwin {
  readonly symbol: string | null
  /** Set if a response has several rows for one symbol. */
  readonly name?: string
  readonly ath: number | null
  readonly athAt: EpochMs | null
  /** Distance from the all-time high in percent points, as the service sent it. */
  readonly fromAthPercent: number | null
  readonly atl: number | null
  readonly atlAt: EpochMs | null
  readonly fromAtlPercent: number | null
}

export interface Technical {
  /**
   * `rsi`, `macd`, `macdSignal` and any other numbers. Prefixed if there are several coins: `BTC.rsi`,
   * `ETH.rsi`.
   */
  readonly values: Readonly<Record<string, number | null>>
  /** In the service's own words. Null if there are several coins. */
  readonly verdict: string | null
  /** By coin. Only set if there are several coins. */
  readonly verdicts?: Readonly<Record<string, string | null>>
}

/** All text is third-party. */
export interface NewsRow {
  readonly title: string
  /** http(s) only, otherwise null. */
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
  /** The period or the kind of crossing, in the service's own words. */
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

/** A response without any known field. It was charged like any other, and is shown as it is. */
export interface Unrecognised {
  readonly leaves: readonly Leaf[]
  readonly leavesLeftOut: number
  /** The response is too large to decode. `leaves` is empty and `raw` holds the beginning. */
  readonly tooLarge?: true
  /** The response doesn't match the saved mapping, and the user hasn't accepted a new one. */
  readonly unfit?: true
  /** The longest list of objects in the response. */
  readonly table?: RawTable
  readonly raw: string
}

export interface RawTable {
  /** Path to the list: `payload.rows` */
  readonly path: string
  readonly columns: readonly string[]
  /** One cell per column, null if the row lacks it. */
  readonly rows: readonly (readonly Leaf['value'][])[]
  readonly rowsLeftOut: number
}
