import { z } from 'zod'
import type { EpochMs } from './values'

/** A variable that stands for the key or index of the current row. */
const Variable = z.string().regex(/^[a-z][a-zA-Z\d]{0,20}$/)

const Each = z.strictObject({
  each: Variable,
  /** For rows that have keys: reads only the rows whose keys are requested coins, or times. */
  only: z.enum(['coins', 'times']).optional(),
  /** Keys to skip, because their values aren't rows. */
  besides: z.array(z.string().max(200)).max(200).optional(),
  /** The index of the entry with the column names, if the rows are lists. */
  heading: z.number().int().min(0).max(10).optional()
})

const RequestedCurrency = z.strictObject({ asked: z.enum(['currency', 'convert']) })

/**
 * A step of a path. In this order: a key, a position in a list, every entry of a list or object, the list
 * entry with certain fields, the position of a named column, the key named after a call parameter, or the
 * parsed content of a string.
 */
export const Step = z.union([
  z.string().max(400),
  z.number().int().min(0).max(100_000),
  Each,
  z.strictObject({
    entry: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), RequestedCurrency]))
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
  /** The decimal separator. Only set if a string such as `1,234` could be two different numbers. */
  decimal: z.enum(['.', ',']).optional(),
  /** A factor. For example, 100 turns a fraction into percent. */
  times: z.number().optional(),
  /** A number that is added after multiplying. For example, -100 turns a factor into percent. */
  plus: z.number().optional(),
  /** The number that stands for "no value". */
  none: z.number().optional(),
  /** Another field that makes the number negative if it has one of these values. */
  sign: z
    .strictObject({ path: Path, negative: z.array(z.union([z.string(), z.number(), z.boolean()])) })
    .optional()
})

const AsTime = z.strictObject({
  as: z.literal('time'),
  unit: z.enum(['days', 's', 'ms', 'us', 'ns']).optional(),
  /** The order of day and month in dates such as `03/04/2026`. */
  order: z.enum(['day first', 'month first']).optional(),
  /** The UTC offset of times without a time zone, in minutes. Missing for UTC. */
  zone: z.number().int().min(-900).max(900).optional(),
  /** The path of the time of day, if the value is only a date. */
  clock: Path.optional()
})

const AsText = z.strictObject({
  as: z.literal('text'),
  /** Which part of a pair such as `BTC/USDT` to use, counted from 0. */
  part: z.number().int().min(0).max(5).optional(),
  /** A prefix and a suffix that are cut off. */
  without: z.tuple([z.string().max(100), z.string().max(100)]).optional(),
  letters: z.enum(['upper', 'lower']).optional(),
  /** With `coins`, well-known IDs such as `bitcoin` are replaced by their symbols. */
  ids: z.literal('coins').optional(),
  /** Which part of a pair such as `BTCUSDT`, which has no separator, to use. */
  joined: z.enum(['money', 'coin']).optional()
})

/** Translates words of the response, for example `"bullish": "up"` or `"7d": 7`. */
const AsWord = z.strictObject({
  as: z.literal('word'),
  words: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()]))
})

const AsList = z.strictObject({
  as: z.literal('list'),
  /** The field of each entry to use, if the entries are objects. */
  of: z.string().max(200).optional(),
  /** The separator, if the list is a string. */
  between: z.string().max(5).optional(),
  /** Which part of an entry such as `CRYPTO:BTC` to use, counted from 0. */
  part: z.number().int().min(0).max(5).optional()
})

/** The value is an index into a list of names. `from` is the index of the first name. */
const AsIndex = z.strictObject({
  as: z.literal('index'),
  of: Path,
  from: z.union([z.literal(0), z.literal(1)])
})

export const Reads = z.discriminatedUnion('as', [AsNumber, AsTime, AsText, AsWord, AsList, AsIndex])
export type Reads = z.infer<typeof Reads>

/**
 * Names rows by the order of a field's values. For example, the highest support becomes `s1`, and the lowest
 * resistance `r1`.
 */
const Ranked = z.strictObject({
  by: z.string().min(1).max(200),
  before: z.union([z.string().max(20), z.strictObject({ path: Path, reads: Reads })]),
  /** The prefixes for which numbering starts at the highest value. */
  down: z.array(z.string().max(20)).max(20)
})

/**
 * Where a field comes from. In this order: a path from the row, a path from the top of the response (`at`),
 * the row's key, its rank among the rows, a call parameter, or a constant.
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

/** One row of the response may become several rows of decoded data. */
export const RowRule = z.strictObject({
  rows: Path,
  /**
   * Which row of the list to use, if only one is used: the first, the last, or the one with the latest time.
   */
  keep: z.union([z.enum(['first', 'last']), z.strictObject({ latest: Path })]).optional(),
  skip: z
    .strictObject({ path: Path, is: z.array(z.union([z.string().max(200), z.boolean()])).max(20) })
    .optional(),
  /** If it's set, only rows with these values are read, such as the rows of one average. */
  when: When.optional(),
  /** The fields of each decoded row. */
  gives: z.array(z.record(fieldName, FieldSource)).min(1).max(200)
})
export type RowRule = z.infer<typeof RowRule>

export const MappingDoubt = z.strictObject({
  code: z.enum(['order', 'open-close', 'volume', 'unit', 'newest', 'which']),
  fields: z.array(fieldName).max(100)
})

/**
 * Describes how to read the responses of one operation that have the same format. It's plain data that the
 * user can read and change.
 */
export const ResponseMapping = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  kind: z.string().regex(/^[a-zA-Z]{1,30}$/),
  rows: z.array(RowRule).min(1).max(200),
  /** Values that apply to all rows and aren't in the response. */
  facts: z.record(fieldName, z.union([z.string(), z.number(), z.boolean()])).optional(),
  /**
   * The paths of values that aren't market data: success flags, paging, timings, and repetitions of the
   * request.
   */
  furniture: z.array(z.string().max(1000)).max(1000),
  doubts: z.array(MappingDoubt).max(100),
  /**
   * Fields that may be missing, or whose path may lead to something else, such as a header above the rows.
   */
  optional: z.array(fieldName).max(200).optional()
})
export type ResponseMapping = z.infer<typeof ResponseMapping>

/**
 * A mapping and the calls it applies to. `calls` lists the parameters of these calls: `symbol`, `interval
 * symbols`.
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
  /** A number that distinguishes the operation's response formats. */
  readonly shape: number
  /** While a mapping is provisional, its results are compared with those of reading without it. */
  readonly state: 'provisional' | 'confirmed'
  readonly mapping: ResponseMapping
  /** When the mapping last failed. Null if it could read the latest response. */
  readonly misfitAt: EpochMs | null
  /** A new mapping, inferred from the response that couldn't be read. Null if no mapping fits. */
  readonly proposed: ResponseMapping | null
  readonly previous: ResponseMapping | null
  readonly createdAt: EpochMs
  readonly changedAt: EpochMs
}

/** How many responses were read in which way since startup. */
export interface MappingCounts {
  /** Responses that were read with a confirmed mapping, without checking it. */
  readonly mapped: number
  /** Responses that were read with a mapping that was inferred from the response itself. */
  readonly inferred: number
  /** Responses that were read in a way that can't be saved as a mapping. */
  readonly unmapped: number
}
