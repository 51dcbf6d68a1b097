import { z } from 'zod'
import type { EpochMs } from './values'

/** A name that stands for the entry of a list or of a keyed object while one row is read. */
const Variable = z.string().regex(/^[a-z][a-zA-Z\d]{0,20}$/)

const Each = z.strictObject({
  each: Variable,
  /** Of a keyed object: only the keys that are coins of the call, or moments. */
  only: z.enum(['coins', 'times']).optional(),
  /** Of a keyed object: keys that are no rows. */
  besides: z.array(z.string().max(200)).max(200).optional()
})

/**
 * One step of the way to a value: a key, a position in a list (counted from 0), every entry of a list or keyed object, the
 * entry of a list with given fields, the position under which a header has a given name, the key that is named after a
 * parameter of the call, or into a text that is itself
 * JSON, lines or parts.
 */
export const Step = z.union([
  z.string().max(400),
  z.number().int().min(0).max(100_000),
  Each,
  z.strictObject({ entry: z.record(z.string().max(200), z.union([z.string().max(200), z.number()])) }),
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
  /** What separates the decimals, where a text such as `1,234` may be two numbers. */
  decimal: z.enum(['.', ',']).optional(),
  /** What the number is multiplied by: 100 for a fraction that means percent. */
  times: z.number().optional(),
  /** What is added after that: -100 for a factor that means percent. */
  plus: z.number().optional(),
  /** The number that stands for none. */
  none: z.number().optional(),
  /** The field whose word or number says that the amount is negative. */
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
  /** Minutes ahead of UTC of a time that names no zone; UTC if left out. */
  zone: z.number().int().min(-900).max(900).optional(),
  /** Where the time of a day is, if the day alone is here. */
  clock: Path.optional()
})

const AsText = z.strictObject({
  as: z.literal('text'),
  /** Which part of a pair such as `BTC/USDT`. */
  part: z.number().int().min(0).max(5).optional(),
  /** What is cut off at the beginning and the end. */
  without: z.tuple([z.string().max(100), z.string().max(100)]).optional(),
  letters: z.enum(['upper', 'lower']).optional(),
  /** A well-known id such as `bitcoin` is read as the symbol of its coin. */
  ids: z.literal('coins').optional()
})

/** Values by the words that stand for them: `"bullish": "up"`, `"7d": 7`. */
const AsWord = z.strictObject({
  as: z.literal('word'),
  words: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()]))
})

const AsList = z.strictObject({
  as: z.literal('list'),
  /** The name of the field of each entry, if entries are objects. */
  of: z.string().max(200).optional(),
  /** What separates the entries of a text. */
  between: z.string().max(5).optional()
})

/** How a value is read. */
export const Reads = z.discriminatedUnion('as', [AsNumber, AsTime, AsText, AsWord, AsList])
export type Reads = z.infer<typeof Reads>

/**
 * Where the value of a field is: on a path from the row, on a path from the top of the response (`at`), in the key of the
 * row, in a parameter of the call, or always the same.
 */
export const FieldSource = z.union([
  z.strictObject({ path: Path, reads: Reads }),
  z.strictObject({ at: Path, reads: Reads }),
  z.strictObject({ key: Variable, reads: Reads }),
  z.strictObject({ asked: z.enum(['symbol', 'venue', 'currency', 'convert', 'date']) }),
  z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) })
])
export type FieldSource = z.infer<typeof FieldSource>

const fieldName = z.string().min(1).max(200)

/** Rows of a response: where they are, and the fields that each of them gives, once or several times. */
export const RowRule = z.strictObject({
  rows: Path,
  /** If only one of the rows counts: the first, the last, or the one with the latest time. */
  keep: z.union([z.enum(['first', 'last']), z.strictObject({ latest: Path })]).optional(),
  /** Each entry is a row of the data. */
  gives: z.array(z.record(fieldName, FieldSource)).min(1).max(200)
})
export type RowRule = z.infer<typeof RowRule>

export const MappingDoubt = z.strictObject({
  code: z.enum(['order', 'open-close', 'volume', 'unit', 'newest', 'which']),
  fields: z.array(fieldName).max(100)
})

/** How the responses of one operation are read that have one shape: plain data that a user can read and change. */
export const ResponseMapping = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  /** The kind of data. */
  kind: z.string().regex(/^[a-zA-Z]{1,30}$/),
  rows: z.array(RowRule).min(1).max(200),
  /** Facts about all rows that aren't a field of any. */
  facts: z.record(fieldName, z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Places that say nothing of the market: success, paging, timings, the request again. */
  furniture: z.array(z.string().max(1000)).max(1000),
  /** What was inferred without proof. */
  doubts: z.array(MappingDoubt).max(100),
  /** Fields that a response may lack, or hold beside values that are none of it: a header above its rows. */
  optional: z.array(fieldName).max(200).optional()
})
export type ResponseMapping = z.infer<typeof ResponseMapping>

/** A mapping as a profile hands it on, with the kinds of calls that it reads: `symbol`, `interval symbols`. */
export const MappedShape = z.strictObject({
  calls: z.array(z.string().max(200)).max(50),
  mapping: ResponseMapping
})
export type MappedShape = z.infer<typeof MappedShape>

/** Which saved mapping is meant. */
export const MappingId = z.strictObject({
  operation: z.string().max(40),
  shape: z.number().int().min(0).max(1_000)
})
export type MappingId = z.infer<typeof MappingId>

/** A mapping as it is saved for one operation of one service. */
export interface SavedMapping {
  readonly operation: string
  /** Which of the operation's shapes: several responses of one operation may differ by their parameters. */
  readonly shape: number
  /** A provisional one is compared with what is inferred from each response; a confirmed one reads alone. */
  readonly state: 'provisional' | 'confirmed'
  readonly mapping: ResponseMapping
  /** When a response came that the mapping doesn't fit; null if the last one did. */
  readonly misfitAt: EpochMs | null
  /** What was inferred from that response; null if no mapping can express it. */
  readonly proposed: ResponseMapping | null
  /** What `mapping` replaced; null if nothing. */
  readonly previous: ResponseMapping | null
  /** When it was first saved, and when it last changed. */
  readonly createdAt: EpochMs
  readonly changedAt: EpochMs
}
