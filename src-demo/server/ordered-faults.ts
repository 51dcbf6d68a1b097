import type { BreakOptions, CoinRefusalOptions, FailureOptions, DemoPlan } from '../demo-controls'
import type { OperationName } from '../operations/table'
import { freshPrices } from './price-list'

interface Due {
  left: number
  readonly operation: OperationName | undefined
}
interface Failure extends Due {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}
export interface Break extends Due {
  readonly how: 'reset' | 'cut'
  readonly afterBytes: number | undefined
  readonly charged: boolean
}

type Scope = OperationName | 'all'

/** Removes the fault after its last use. */
function take<Entry extends Due>(entries: Entry[], operation: OperationName): Entry | undefined {
  const at = entries.findIndex(entry => entry.operation === undefined || entry.operation === operation)
  const entry = entries[at]
  if (entry === undefined) return undefined
  entry.left -= 1
  if (entry.left <= 0) entries.splice(at, 1)
  return entry
}

export class OrderedFaults {
  readonly failures: Failure[] = []
  readonly breaks: Break[] = []
  readonly outages = new Map<Scope, number>()
  readonly delays = new Map<Scope, number>()
  readonly hangs = new Map<Scope, { readonly charged: boolean }>()
  readonly bodies = new Map<OperationName, string>()
  readonly dropped = new Set<string>()
  readonly refused = new Map<string, CoinRefusalOptions>()
  prices = freshPrices()
  plan: DemoPlan = {}
  headers: Readonly<Record<string, string | null>> = {}
  bytesPerSecond: number | null = null
  retryAfter: 'seconds' | 'date' | null = 'seconds'
  quotaHeadersOnErrors: 'none' | '429' | 'all' = '429'

  fail(status: number, { count = 1, operation, headers = {}, body }: FailureOptions): void {
    this.failures.push({ status, left: count, operation, headers, body })
  }

  breakOff(
    how: 'reset' | 'cut',
    count: number,
    { operation, afterBytes, charged = true }: BreakOptions
  ): void {
    this.breaks.push({ how, left: count, operation, afterBytes, charged })
  }

  nextFailure(operation: OperationName): Failure | undefined {
    return take(this.failures, operation)
  }

  nextBreak(operation: OperationName): Break | undefined {
    return take(this.breaks, operation)
  }

  /** Returns undefined to accept the call. */
  refusalOf(
    operation: OperationName,
    coins: readonly string[]
  ): { readonly status: number; readonly words: string } | undefined {
    const refused = coins.flatMap(coin => {
      const how = this.refused.get(coin.toUpperCase())
      return how && (how.operation ?? operation) === operation ? [{ coin, how }] : []
    })
    const [first] = refused
    if (first === undefined) return undefined
    const named = refused.filter(({ how }) => how.named ?? true).map(({ coin }) => coin)
    const words = named.length === 0 ? 'A symbol is not supported' : `Unknown symbol: ${named.join(', ')}`
    return { status: first.how.status ?? 200, words }
  }

  static inForce<Value>(values: ReadonlyMap<Scope, Value>, operation: OperationName): Value | undefined {
    return values.get(operation) ?? values.get('all')
  }

  planIncludes(operation: OperationName): boolean {
    const named = this.plan.operations?.[operation]
    if (named !== undefined) return named
    if (operation === 'getOHLCIntraday') return this.plan.intraday ?? true
    return operation === 'getNews' ? (this.plan.news ?? true) : true
  }
}
