import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import type { Clock } from '../../platform/time/clock'
import type { Answer } from './answers/answer'
import type { AnswerKind, AnswerOf } from '../../../src-shared/contract/answer'
import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import { bareName } from './answers/json'
import { createServiceClient } from './client'
import { questionTo } from './demo-questions.fixture'

/** A Tuesday afternoon for which every dialect has data. */
const now = Date.UTC(2026, 8, 15, 14, 33, 21)
const still: Clock = { now: () => now, after: () => () => undefined, every: () => () => undefined }

const other = { symbol: 'BTC ETH SOL', convert: 'EUR', top: '20' }

export interface DialectAnswer {
  readonly answer: Answer | null
  readonly body: string | null
}

export async function hostDialect(
  dialect: number,
  fieldEdits?: (operation: string) => readonly FieldEdit[]
): Promise<{
  service: DemoService
  ask(name: string, parameters: readonly string[]): Promise<DialectAnswer>
}> {
  const service = await startDemoService({
    clock: still,
    dialect,
    quotaLimit: 1e9,
    rateLimitPerMinute: null
  })
  const client = createServiceClient({
    fetch,
    clock: still,
    address: service.address,
    key: () => Promise.resolve(service.key),
    ...(fieldEdits !== undefined && { fieldEdits })
  })
  return {
    service,
    async ask(name, parameters) {
      const { answer, body } = await client.call(name, questionTo(name, parameters, other))
      return { answer, body }
    }
  }
}

type Row = Readonly<Record<string, unknown>>

type ListKind = {
  [Kind in AnswerKind]: AnswerOf<Kind>['data'] extends readonly unknown[] ? Kind : never
}[AnswerKind]
type Field<Kind extends ListKind> = keyof AnswerOf<Kind>['data'][number]

const keys: { readonly [Kind in ListKind]: readonly [Field<Kind>, ...Field<Kind>[]] } = {
  coins: ['symbol', 'source'],
  quotes: ['symbol', 'exchange'],
  candles: ['symbol', 'time'],
  bands: ['symbol', 'time'],
  ichimoku: ['symbol', 'time'],
  level: ['symbol', 'time'],
  supertrend: ['symbol', 'time'],
  ribbon: ['symbol'],
  supportResistance: ['symbol', 'group', 'name'],
  correlation: ['a', 'b'],
  windows: ['symbol', 'days'],
  athAtl: ['symbol'],
  news: ['title'],
  breakouts: ['symbol', 'at', 'name']
}

export function figuresIn(answer: Answer | null): ReadonlyMap<string, unknown> {
  const figures = new Map<string, unknown>()
  if (answer === null) return figures
  const rows = (Array.isArray(answer.data) ? answer.data : [answer.data]) as readonly Row[]
  for (const row of rows) {
    // The two coins of a correlation may come in any order.
    const names: readonly string[] = answer.kind in keys ? keys[answer.kind as ListKind] : []
    const parts = names.map(name => String(row[name]))
    const key = (answer.kind === 'correlation' ? parts.toSorted() : parts).join(' ')
    for (const [field, value] of Object.entries(row)) {
      if (field === 'text' || (answer.kind === 'correlation' && field !== 'value')) continue
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        // The names inside an object come from the service, and their spelling varies.
        for (const [name, inner] of Object.entries(value)) figures.set(`${key} ${bareName(name)}`, inner)
      else figures.set(`${key} ${field}`, Array.isArray(value) ? value.join(' ') : value)
    }
  }
  return figures
}
