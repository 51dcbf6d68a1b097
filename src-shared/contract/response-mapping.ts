import { z } from 'zod'
import type { EpochMs } from './values'

/** Names the current entry of a list or keyed object while a row is read. */
const Variable = z.string().regex(/^[a-z][a-zA-Z\d]{0,20}$/)

const Each = z.strictObject({
  each: Variable,
  /** For keyed objects: only keys that are requested coins, or times. */
  only: z.enum(['coins', 'times']).optional(),
  /** For keyed objects: keys that aren't rows. */
  besides: z.array(z.string().max(200)).max(200).optional(),
  /** For lists of lists: the entry with the column names. */
  heading: z.number().int().min(0).max(10).optional()
})

const AskedMoney = z.strictObject({ asked: z.enum(['currency', 'convert']) })

/**
 * One step of a path to a value: a key, a list position (from 0), every entry of a list or keyed
 * object, the list entry with given fields, the position of a named column in a header, the key
 * named after a call parameter, or the parsed content of a text (JSON, lines or parts).
 */
export const Step = z.union([
  z.string().max(400),
  z.number().int().min(0).max(100_000),
  Each,
  z.strictObject({
    entry: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), AskedMoney]))
  }),
  z.strictObject({
    column: z.string().max(200),
    of: z.array(z.union([z.string().max(400), z.number().int().min(0)])).max(20)
  }),
  z.strictObject({
    asked: z.enum(['symbol', 'currency', 'convert', 'interval']),
    letters: z.enum(['upper', 'lower']),
    before: z.string().max(100).optional(),
    after: z.string().max(100).optional()
  }),
  z.strictObject({ parsed: z.enum(['json', 'lines', ',', ';', '|', '\t']) })
])
export type Step = z.infer<typeof Step>
export type EachStep = z.infer<typeof Each>
export const Path = z.array(Step).max(40)
export type Path = readonly Step[]

const AsNumber = z.strictObject({
  as: z.literal('number'),
  /** Decimal separator, needed if a text such as `1,234` is ambiguous. */
  decimal: z.enum(['.', ',']).optional(),
  /** Multiplier: 100 turns a fraction into percent. */
  times: z.number().optional(),
  /** Added after multiplying: -100 turns a factor into percent. */
  plus: z.number().optional(),
  /** The number that means "no value". */
  none: z.number().optional(),
  /** Field whose word or number marks the amount as negative. */
  sign: z
    .strictObject({ path: Path, negative: z.array(z.union([z.string(), z.number(), z.boolean()])) })
    .optional()
})

const AsTime = z.strictObject({
  as: z.literal('time'),
  /** What a number counts. */
  unit: z.enum(['days', 's', 'ms', 'us', 'ns']).optional(),
  /** Which comes first in `03/04/2026`. */
  order: z.enum(['day first', 'month first']).optional(),
  /** UTC offset in minutes of a time without a zone. Default: UTC. */
  zone: z.number().int().min(-900).max(900).optional(),
  /** Where the time of day is, if this is only the date. */
  clock: Path.optional()
})

const AsText = z.strictObject({
  as: z.literal('text'),
  /** Which part of a pair such as `BTC/USDT`. */
  part: z.number().int().min(0).max(5).optional(),
  /** Prefix and suffix to cut off. */
  without: z.tuple([z.string().max(100), z.string().max(100)]).optional(),
  letters: z.enum(['upper', 'lower']).optional(),
  /** Reads a well-known id such as `bitcoin` as the coin's symbol. */
  ids: z.literal('coins').optional(),
  /** Splits a pair such as `BTCUSDT`. */
  joined: z.enum(['money', 'coin']).optional()
})

/** Maps words to values: `"bullish": "up"`, `"7d": 7`. */
const AsWord = z.strictObject({
  as: z.literal('word'),
  words: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()]))
})

const AsList = z.strictObject({
  as: z.literal('list'),
  /** The field of each entry, if entries are objects. */
  of: z.string().max(200).optional(),
  /** Separator of the entries, if this is a text. */
  between: z.string().max(5).optional(),
  /** Which part of an entry such as `CRYPTO:BTC`. */
  part: z.number().int().min(0).max(5).optional()
})

/** Looks up a position in a list of names, counted from `from`. */
const AsIndex = z.strictObject({
  as: z.literal('index'),
  of: Path,
  from: z.union([z.literal(0), z.literal(1)])
})

export const Reads = z.discriminatedUnion('as', [AsNumber, AsTime, AsText, AsWord, AsList, AsIndex])
export type Reads = z.infer<typeof Reads>

/** Names rows by their order in one field: the highest support is `s1`, the lowest resistance `r1`. */
const Ranked = z.strictObject({
  by: z.string().min(1).max(200),
  /** The text before the number, or where it is. */
  before: z.union([z.string().max(20), z.strictObject({ path: Path, reads: Reads })]),
  /** Texts for which the highest value is number 1. */
  down: z.array(z.string().max(20)).max(20)
})

/**
 * Where a field's value comes from: a path from the row (`path`) or from the top of the response
 * (`at`), the row's key, its rank among the rows, a call parameter, or a constant.
 */
export const FieldSource = z.union([
  z.strictObject({ path: Path, reads: Reads }),
  z.strictObject({ at: Path, reads: Reads }),
  z.strictObject({ key: Variable, reads: Reads }),
  z.strictObject({ ranked: Ranked }),
  z.strictObject({ asked: z.enum(['symbol', 'venue', 'currency', 'convert', 'date']) }),
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) })
])
export type FieldSource = z.infer<typeof FieldSource>

const fieldName = z.string().min(1).max(200)

const When = z
  .array(z.strictObject({ path: Path, is: z.union([z.string().max(200), z.number(), z.boolean()]) }))
  .min(1)
  .max(5)
export type When = z.infer<typeof When>

/** Where rows are and which fields they give. A row may give several rows of data. */
export const RowRule = z.strictObject({
  rows: Path,
  /** Set if only one row counts: the first, the last, or the one with the latest time. */
  keep: z.union([z.enum(['first', 'last']), z.strictObject({ latest: Path })]).optional(),
  /** Skips rows that have one of these values at a path. */
  skip: z
    .strictObject({ path: Path, is: z.array(z.union([z.string().max(200), z.boolean()])).max(20) })
    .optional(),
  /** Reads only rows with these values, for example those of one average in a list of all averages. */
  when: When.optional(),
  /** Each entry becomes a row of the data. */
  gives: z.array(z.record(fieldName, FieldSource)).min(1).max(200)
})
export type RowRule = z.infer<typeof RowRule>

export const MappingDoubt = z.strictObject({
  code: z.enum(['order', 'open-close', 'volume', 'unit', 'newest', 'which']),
  fields: z.array(fieldName).max(100)
})

/**
 * How responses of one operation with one shape are read. Plain data that the user can read and
 * change.
 */
export const ResponseMapping = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  kind: z.string().regex(/^[a-zA-Z]{1,30}$/),
  rows: z.array(RowRule).min(1).max(200),
  /** Facts about all rows that aren't a field of any. */
  facts: z.record(fieldName, z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Places without market data: success flags, paging, timings, the echoed request. */
  furniture: z.array(z.string().max(1000)).max(1000),
  /** What was inferred without proof. */
  doubts: z.array(MappingDoubt).max(100),
  /**
   * Fields a response may lack, or that sit next to unrelated values, such as a header above the
   * rows.
   */
  optional: z.array(fieldName).max(200).optional()
})
export type ResponseMapping = z.infer<typeof ResponseMapping>

/**
 * A mapping as exported in a profile, with the kinds of calls it reads: `symbol`,
 * `interval symbols`.
 */
export const MappedShape = z.strictObject({
  calls: z.array(z.string().max(200)).max(50),
  mapping: ResponseMapping
})
export type MappedShape = z.infer<typeof MappedShape>

export const MappingId = z.strictObject({
  operation: z.string().max(40),
  shape: z.number().int().min(0).max(1_000)
})
export type MappingId = z.infer<typeof MappingId>

export interface SavedMapping {
  readonly operation: string
  /** Which of the operation's shapes. Responses may differ by parameters. */
  readonly shape: number
  /** A provisional mapping is checked against inference on each response. A confirmed one isn't. */
  readonly state: 'provisional' | 'confirmed'
  readonly mapping: ResponseMapping
  /** When a response last failed to fit the mapping. null if the last one fit. */
  readonly misfitAt: EpochMs | null
  /** Mapping inferred from the response that didn't fit. null if no mapping can express it. */
  readonly proposed: ResponseMapping | null
  /** What `mapping` replaced, if anything. */
  readonly previous: ResponseMapping | null
  /** When it was first saved, and last changed. */
  readonly createdAt: EpochMs
  readonly changedAt: EpochMs
}

/** How responses were read since the app started. */
export interface MappingCounts {
  /** By a confirmed mapping alone. */
  readonly mapped: number
  /** By a mapping inferred from the response. */
  readonly inferred: number
  /** By a mapping that can't be saved for later responses. */
  readonly unmapped: number
}
