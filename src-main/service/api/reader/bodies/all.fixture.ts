import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerKind } from '../../answers/answer'

/** A response made up from the public documentation of a well-known service. */
export interface FixtureBody {
  readonly manner: string
  readonly operation: string
  readonly params?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly kind: AnswerKind
  /** The values that must be read. Other fields may have any value. */
  readonly values: readonly Readonly<Record<string, unknown>>[] | Readonly<Record<string, unknown>>
  /** The fields that must be doubtful, because their reading can't be proved. */
  readonly doubted?: readonly string[]
}

const ending = '.jsonl'

/** A time in UTC, written as `2026-04-15` or `2026-04-15T10:30Z`. */
const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function momentsIn(value: unknown): unknown {
  if (typeof value === 'string') return moment.test(value) ? Date.parse(value) : value
  if (Array.isArray(value)) return value.map(momentsIn)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, momentsIn(one)]))
}

/** There is one file per operation, with one body per line. */
export const bodies: readonly FixtureBody[] = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith(ending))
  .sort()
  .flatMap(file =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => {
        const body = JSON.parse(line) as Omit<FixtureBody, 'operation'>
        const values = momentsIn(body.values) as FixtureBody['values']
        return { ...body, values, operation: file.slice(0, -ending.length) }
      })
  )
