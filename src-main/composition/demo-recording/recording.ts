import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { EpochMs } from '../../../src-shared/contract/values'
import { parsedJson } from '../../../src-shared/json'

export type Value = string | number | null

export interface RecordedTable {
  readonly name: string
  readonly columns: Readonly<Record<string, readonly Value[]>>
}

export interface RecordedFile {
  /** The version of the database's migrations. It must be the same when the recording is read. */
  readonly version: number
  /** Tables that are referenced come before the tables that reference them. */
  readonly tables: readonly RecordedTable[]
}

export interface DemoRecording {
  /** The end of the recording, shortly after midnight UTC. */
  readonly to: EpochMs
  readonly state: RecordedFile
  readonly cache: RecordedFile
}

type Packed =
  | { readonly same: Value; readonly rows: number }
  /** The differences between each value and the one before it. */
  | { readonly steps: readonly number[] }
  | { readonly all: readonly Value[] }

interface PackedFile {
  readonly version: number
  readonly tables: readonly { readonly name: string; readonly columns: Readonly<Record<string, Packed>> }[]
}

/** Packs the recording by column, because similar values next to each other compress better. */
export function packRecording({ to, state, cache }: DemoRecording): Buffer {
  const text = JSON.stringify({ to, state: packedFile(state), cache: packedFile(cache) })
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants
  // Quality 11 would take ten times as long and make the file only a tenth smaller.
  return brotliCompressSync(text, { params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 9 } })
}

/** @throws if the bytes aren't a recording */
export function unpackRecording(bytes: Uint8Array): DemoRecording {
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
