import type { Reading } from './reading'
import type { EpochMs } from './values'

/**
 * What a service operation answered, decoded: one kind, its `data` a list of rows or one object.
 * Times are epoch milliseconds UTC. A number the service did not give, or gave unreadably, is null, never 0.
 * Fields the decoder does not know stay reachable in the raw body.
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

/** Set by the reader on every answer it decodes; absent from one that was put together otherwise. */
interface Read {
  readonly reading?: Reading
}

export type AnswerKind = Answer['kind']
export type AnswerOf<Kind extends AnswerKind> = Extract<Answer, { readonly kind: Kind }>

interface Rows<Kind extends string, Row> {
  readonly kind: Kind
  readonly data: readonly Row[]
  /** Rows that carried nothing readable, or no time or symbol where one is needed, and were left out. */
  readonly dropped: number
  /** Rows beyond the most that is kept of an answer, if any: of candles the oldest, else the last. */
  readonly leftOut?: number
}

interface One<Kind extends string, Data> {
  readonly kind: Kind
  readonly data: Data
  readonly dropped: number
}

interface CandlesAnswer extends Rows<'candles', CandleRow> {
  /** Whether the service's time stamps name the opening or the closing of a bar; `time` is as it was given. */
  readonly timeNames: 'open' | 'close' | 'unknown'
  /** Bars left out because a later one in the answer had the same time. */
  readonly repeated: number
  /** Bars that came out of the order of the others, be that the oldest or the newest first. */
  readonly unordered: number
  /** Times of the bars whose high is below their low; they are kept as given. */
  readonly highBelowLow: readonly EpochMs[]
}

/**
 * Numbers as the service wrote them, by field, for exact display; a field without a number is absent.
 * Numbers that came as strings keep every digit; JSON numbers have passed through a double.
 */
export type SourceText = Readonly<Record<string, string>>

/** What a row says to tell its coin from others of the same symbol; set where an answer has several rows of one. */
export interface OfTwin {
  readonly id?: string
  readonly isActive?: boolean
}

/** Set only where the answer itself names the coin of a row: answers to several coins at once. */
interface OfCoin extends OfTwin {
  readonly symbol?: string
  readonly name?: string | null
}

/** Symbols repeat in the service's list, once a source. */
export interface CoinRow {
  readonly symbol: string
  readonly name: string | null
  readonly source: string | null
  /** The day the service's history of it begins; absent where the list does not say. */
  readonly historySince?: EpochMs
}

export interface QuoteRow extends OfTwin {
  readonly symbol: string
  readonly price: number | null
  readonly low: number | null
  readonly high: number | null
  /** The best bid and ask of a venue; absent where the answer has none. */
  readonly bid?: number
  readonly ask?: number
  /** Percent points. */
  readonly changePercent: number | null
  readonly at: EpochMs | null
  readonly exchange: string | null
  readonly currency: string | null
  /** The currency is the one that was asked for: the answer itself names none. */
  readonly isMoneyAsked?: true
  readonly marketCap: number | null
  readonly volume: number | null
  /** getTop counts positions where the answer names no rank; elsewhere null unless named. */
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

/** One candle by its opening time; its volume is null where the service gives none. */
export interface Candle {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** Ascending in time and without repeats, coin by coin. */
export type CandleRow = OfCoin & Candle

/** Indicator rows are ascending where they have times; one row = one point. Warm-up zeros are null. */
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
  /** `sma10`, `ema20` …: the kind of average and its period. */
  readonly averages: Readonly<Record<string, number | null>>
  /** The service's own word. */
  readonly trend: string | null
}

export interface PivotRow extends Omit<OfCoin, 'name'> {
  /** `classic`, `fibonacci`, `camarilla`, `woodie` or the service's own word; null where levels stand ungrouped. */
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
  /** Null where the span is no whole number of days; `span` then names it. */
  readonly days: number | null
  /** `ytd`, `1h`, `all` … */
  readonly span?: string
  readonly percent: number | null
}

export interface AthAtlRow extends OfTwin {
  readonly symbol: string | null
  /** Set where an answer has several rows of one symbol. */
  readonly name?: string
  readonly ath: number | null
  readonly athAt: EpochMs | null
  /** Percent points from the all-time high, as the service gave it. */
  readonly fromAthPercent: number | null
  readonly atl: number | null
  readonly atlAt: EpochMs | null
  readonly fromAtlPercent: number | null
}

export interface Technical {
  /** `rsi`, `macd`, `macdSignal` … and the service's other numbers. Several coins: `BTC.rsi`, `ETH.rsi`. */
  readonly values: Readonly<Record<string, number | null>>
  /** The service's own word; null for several coins. */
  readonly verdict: string | null
  /** Verdict by coin; set only where the answer holds several coins. */
  readonly verdicts?: Readonly<Record<string, string | null>>
}

/** All text is a third party's. */
export interface NewsRow {
  readonly title: string
  /** http(s) only; anything else is null. */
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
  /** The period or the cross, in the service's words. */
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

/** An answer none of whose fields is known: still an answer, charged and worth reading. */
export interface Unrecognised {
  readonly leaves: readonly Leaf[]
  /** Leaves beyond those listed. */
  readonly leavesLeftOut: number
  /** Holds more than may be decoded: no leaf is listed, and `raw` is its beginning. */
  readonly tooLarge?: true
  /** It doesn't fit the saved mapping of its operation, and nobody agreed to another. */
  readonly unfit?: true
  /** The longest list of objects in it, if it has one: rows stay rows even where no field of them is known. */
  readonly table?: RawTable
  readonly raw: string
}

export interface RawTable {
  /** The way to the list: `payload.rows` */
  readonly path: string
  readonly columns: readonly string[]
  /** A cell for each column; null where a row has none. */
  readonly rows: readonly (readonly Leaf['value'][])[]
  readonly rowsLeftOut: number
}
