import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { EpochMs } from '../../src-shared/contract/values'
import { parsedJson } from '../../src-shared/json'

export type Value = string | number | null

export interface RecordedTable {
  readonly name: string
  /** Each as long as the others: a value for each row. */
  readonly columns: Readonly<Record<string, readonly Value[]>>
}

export interface RecordedFile {
  /** How many migrations the file had: a recording is only for the version that made it. */
  readonly version: number
  /** A table comes after those it refers to. */
  readonly tables: readonly RecordedTable[]
}

/** What a month of watching the demo market left in its two databases. */
export interface Recording {
  /** The moment the recording ends, shortly after midnight UTC. */
  readonly to: EpochMs
  readonly state: RecordedFile
  readonly cache: RecordedFile
}

type Packed =
  | { readonly same: Value; readonly rows: number }
  /** Each as its distance from the one before. */
  | { readonly steps: readonly number[] }
  | { readonly all: readonly Value[] }

interface PackedFile {
  readonly version: number
  readonly tables: readonly { readonly name: string; readonly columns: Readonly<Record<string, Packed>> }[]
}

/** The bytes that ship: columns rather than rows, because neighbours in a column are alike. */
export function packRecording({ to, state, cache }: Recording): Buffer {
  const text = JSON.stringify({ to, state: packedFile(state), cache: packedFile(cache) })
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants
  // The best quality takes ten times as long and saves a tenth.
  return brotliCompressSync(text, { params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 9 } })
}

/** @throws if the bytes aren't those of a recording */
export function unpackRecording(bytes: Uint8Array): Recording {
  const { to, state, cache } = parsedJson(brotliDecompressSync(bytes).toString()) as {
    readonly to: EpochMs
    readonly state: PackedFile
    readonly cache: PackedFile
  }
  return { to, state: unpackedFile(state), cache: unpackedFile(cache) }
}

const packedFile = ({ version, tables }: RecordedFile): PackedFile => ({
  version,
  tables: tables.map(({ name, columns }) => ({ name, columns: mapValues(columns, packed) }))
})

const unpackedFile = ({ version, tables }: PackedFile): RecordedFile => ({
  version,
  tables: tables.map(({ name, columns }) => ({ name, columns: mapValues(columns, unpacked) }))
})

function packed(values: readonly Value[]): Packed {
  const [first = null] = values
  if (values.every(value => value === first)) return { same: first, rows: values.length }
  if (!values.every(value => Number.isSafeInteger(value))) return { all: values }
  const numbers = values as readonly number[]
  return { steps: numbers.map((value, at) => value - (numbers[at - 1] ?? 0)) }
}

function unpacked(column: Packed): readonly Value[] {
  if ('all' in column) return column.all
  if ('same' in column) return new Array<Value>(column.rows).fill(column.same)
  let value = 0
  return column.steps.map(step => (value += step))
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
