import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnswerKind } from '../../answers/answer'

/** An answer in the manner of a well-known service, made up from its public documentation, and what is to be read. */
export interface FixtureBody {
  readonly manner: string
  readonly operation: string
  readonly params?: Readonly<Record<string, string>>
  readonly body: unknown
  readonly kind: AnswerKind
  /** What the rows must hold, or the one object: each value is asserted, other fields are free. */
  readonly values: readonly Readonly<Record<string, unknown>>[] | Readonly<Record<string, unknown>>
  /** Fields that nothing proves: each must be doubted. */
  readonly doubted?: readonly string[]
}

const ending = '.jsonl'

/** A moment among the values is written as people write it, in UTC: `2026-04-15` or `2026-04-15T10:30Z`. */
const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function momentsIn(value: unknown): unknown {
  if (typeof value === 'string') return moment.test(value) ? Date.parse(value) : value
  if (Array.isArray(value)) return value.map(momentsIn)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, momentsIn(one)]))
}

/** Every body in the tree: a file for each operation, a line for each body. */
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
