import { z } from 'zod'
import type { EpochMs } from './values'

/** The name of the current entry of a list or keyed object while a row is read. */
const Variable = z.string().regex(/^[a-z][a-zA-Z\d]{0,20}$/)

const Each = z.strictObject({
  each: Variable,
  /** In a keyed object, reads only keys that are requested coins, or only keys that are times. */
  only: z.enum(['coins', 'times']).optional(),
  /** Keys of a keyed object that aren't rows. */
  besides: z.array(z.string().max(200)).max(200).optional(),
  /** In a list of lists, the index of the entry with the column names. */
  heading: z.number().int().min(0).max(10).optional()
})

const AskedMoney = z.strictObject({ asked: z.enum(['currency', 'convert']) })

/**
 * One step of a path to a value: a key, a list position (from 0), every entry of a list or keyed object, the
 * list entry with given fields, the position of a named column in a header, the key named after a call
 * parameter, or the parsed content of a text (JSON, lines or parts).
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
  /** Decimal separator, if a text such as `1,234` could mean two numbers. */
  decimal: z.enum(['.', ',']).optional(),
  /** The number is multiplied by this. 100 turns a fraction into percent. */
  times: z.number().optional(),
  /** Added after multiplying. -100 turns a factor into percent. */
  plus: z.number().optional(),
  /** A number that means there is no value. */
  none: z.number().optional(),
  /** The field that makes the number negative if it contains one of these words or numbers. */
  sign: z
    .strictObject({ path: Path, negative: z.array(z.union([z.string(), z.number(), z.boolean()])) })
    .optional()
})

const AsTime = z.strictObject({
  as: z.literal('time'),
  unit: z.enum(['days', 's', 'ms', 'us', 'ns']).optional(),
  /** For dates such as `03/04/2026`. */
  order: z.enum(['day first', 'month first']).optional(),
  /** UTC offset in minutes, for times without a time zone. Default: UTC. */
  zone: z.number().int().min(-900).max(900).optional(),
  /** Path of the time of day, if this value is only a date. */
  clock: Path.optional()
})

const AsText = z.strictObject({
  as: z.literal('text'),
  /** Which part to use of a pair such as `BTC/USDT`. */
  part: z.number().int().min(0).max(5).optional(),
  /** Prefix and suffix to cut off. */
  without: z.tuple([z.string().max(100), z.string().max(100)]).optional(),
  letters: z.enum(['upper', 'lower']).optional(),
  /** Replaces well-known ids such as `bitcoin` by the coin's symbol. */
  ids: z.literal('coins').optional(),
  /** Which part to use of a pair without a separator, such as `BTCUSDT`. */
  joined: z.enum(['money', 'coin']).optional()
})

/** Replaces words by values: `"bullish": "up"`, `"7d": 7`. */
const AsWord = z.strictObject({
  as: z.literal('word'),
  words: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()]))
})

const AsList = z.strictObject({
  as: z.literal('list'),
  /** If the entries are objects, which of their fields to use. */
  of: z.string().max(200).optional(),
  /** If the list is a text, the separator of its entries. */
  between: z.string().max(5).optional(),
  /** Which part to use of an entry such as `CRYPTO:BTC`. */
  part: z.number().int().min(0).max(5).optional()
})

/** The value is a position in a list of names. `from` is the position of the first name. */
const AsIndex = z.strictObject({
  as: z.literal('index'),
  of: Path,
  from: z.union([z.literal(0), z.literal(1)])
})

export const Reads = z.discriminatedUnion('as', [AsNumber, AsTime, AsText, AsWord, AsList, AsIndex])
export type Reads = z.infer<typeof Reads>

/**
 * Numbers rows by the order of one of their fields: the highest support becomes `s1`, the lowest resistance
 * `r1`.
 */
const Ranked = z.strictObject({
  by: z.string().min(1).max(200),
  before: z.union([z.string().max(20), z.strictObject({ path: Path, reads: Reads })]),
  /** Texts whose numbers start at the highest value. */
  down: z.array(z.string().max(20)).max(20)
})

/**
 * Where a field's value comes from: a path from the row (`path`) or from the top of the response (`at`), the
 * row's key, its rank among the rows, a call parameter, or a constant.
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

/** Where rows are and which fields to read from them. One row may become several rows of data. */
export const RowRule = z.strictObject({
  rows: Path,
  /** Uses only one row: the first, the last, or the one with the latest time. */
  keep: z.union([z.enum(['first', 'last']), z.strictObject({ latest: Path })]).optional(),
  /** Skips rows with one of these values at the path. */
  skip: z
    .strictObject({ path: Path, is: z.array(z.union([z.string().max(200), z.boolean()])).max(20) })
    .optional(),
  /**
   * Reads only rows with these values. A list of all averages, for example, mixes rows of several averages.
   */
  when: When.optional(),
  /** A row of the response becomes as many rows of data as there are entries. */
  gives: z.array(z.record(fieldName, FieldSource)).min(1).max(200)
})
export type RowRule = z.infer<typeof RowRule>

export const MappingDoubt = z.strictObject({
  code: z.enum(['order', 'open-close', 'volume', 'unit', 'newest', 'which']),
  fields: z.array(fieldName).max(100)
})

/** How to read responses of one operation with one shape. Plain data that the user can read and change. */
export const ResponseMapping = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  kind: z.string().regex(/^[a-zA-Z]{1,30}$/),
  rows: z.array(RowRule).min(1).max(200),
  /** Values that apply to all rows and aren't read from a field. */
  facts: z.record(fieldName, z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Places without market data: success flags, paging, timings, the echoed request. */
  furniture: z.array(z.string().max(1000)).max(1000),
  doubts: z.array(MappingDoubt).max(100),
  /** Fields that a response may lack, or that may be something else, such as a header above the rows. */
  optional: z.array(fieldName).max(200).optional()
})
export type ResponseMapping = z.infer<typeof ResponseMapping>

/**
 * A mapping in an exported profile. `calls` lists the parameters of the calls it's for: `symbol`, `interval
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
  /** Which of the operation's shapes this mapping is for. The shape may depend on the parameters. */
  readonly shape: number
  /** If provisional, each response is also inferred without the mapping, to check it. */
  readonly state: 'provisional' | 'confirmed'
  readonly mapping: ResponseMapping
  /** When the mapping last failed to read a response. Null if it could read the latest one. */
  readonly misfitAt: EpochMs | null
  /**
   * The mapping inferred from the response that couldn't be read. Null if no mapping can describe that
   * response.
   */
  readonly proposed: ResponseMapping | null
  readonly previous: ResponseMapping | null
  readonly createdAt: EpochMs
  readonly changedAt: EpochMs
}

/** How many responses were read in which way since the app started. */
export interface MappingCounts {
  /** Read with a confirmed mapping, without a check. */
  readonly mapped: number
  /** Read with a mapping that was inferred from the response itself. */
  readonly inferred: number
  /** Number of values read in a way that can't be saved as a mapping. */
  readonly unmapped: number
}
