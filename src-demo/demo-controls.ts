import type { OperationName } from './operations/table'
import type { Price } from './server/price-list'

export interface SeenCall {
  readonly at: number
  readonly operation: string
  /** As received, except that an `api_key` is redacted. */
  readonly query: string
  /** Null if the call hangs or its connection was reset. */
  readonly status: number | null
  readonly charged: number
  /** Lower-case names. Headers with a key are removed. */
  readonly headers: Readonly<Record<string, string>>
}

export interface FailureOptions {
  /** Calls that fail. Default: 1. */
  readonly count?: number
  readonly operation?: OperationName
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the usual error body. */
  readonly body?: string
}

export interface BreakOptions {
  readonly operation?: OperationName
  /** Body bytes before the connection breaks. If omitted, it breaks before the status line. */
  readonly afterBytes?: number
  /** Whether the lost response is charged. Default: true. */
  readonly charged?: boolean
}

export interface DemoPlan {
  readonly intraday?: boolean
  readonly news?: boolean
  readonly operations?: Readonly<Partial<Record<OperationName, boolean>>>
  /** Default: 402. */
  readonly how?: '402' | 'status-false'
}

export interface CoinRefusalOptions {
  /** Default: 200, with `status` false in the body. */
  readonly status?: 200 | 400 | 404 | 422 | 500
  /** Whether the message names the rejected coins. Default: true. */
  readonly named?: boolean
  readonly operation?: OperationName
}

/** For tests that run the service in their own process, not available over HTTP. */
export interface DemoControls {
  setQuota(quota: { readonly used?: number; readonly limit?: number }): void
  resetQuota(): void
  setQuotaResets(resets: 'daily' | 'never'): void
  /** As if another client called with the same key. */
  stealCredits(credits: number): void
  setRateLimit(perMinute: number | null): void
  /** Null omits the Retry-After header. Initially `seconds`. */
  setRetryAfter(form: 'seconds' | 'date' | null): void
  /** Error responses with the quota headers. Initially `429`. */
  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void
  failNext(status: number, options?: FailureOptions): void
  setOutage(status: number | null, operation?: OperationName): void
  setPlan(plan: DemoPlan): void
  /** In real ms. 0 ends the delay. */
  setDelay(ms: number, operation?: OperationName): void
  /** Until `clear`. Such calls are charged by default. */
  hang(operation?: OperationName, options?: { readonly charged?: boolean }): void
  /** Before the response or during its body. */
  resetConnections(count?: number, options?: BreakOptions): void
  /** Closes the connection without an error, by default halfway. */
  cutBody(count?: number, options?: { readonly operation?: OperationName; readonly keepBytes?: number }): void
  /** Null removes the limit. */
  setPace(bytesPerSecond: number | null): void
  /** For successful responses. A null value omits a header, null as the argument restores all. */
  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void
  /** For successful responses, by default the three credit headers. */
  omitHeaders(...names: readonly string[]): void
  /** For successful responses, without changing the price. Null restores the usual body. */
  overrideBody(operation: OperationName, body: string | null): void
  setPrice(operation: OperationName, price: Price | null): void
  dropCoin(symbol: string): void
  restoreCoin(symbol: string): void
  /** Until `acceptCoin`, even if the coin doesn't exist. */
  refuseCoin(symbol: string, options?: CoinRefusalOptions): void
  acceptCoin(symbol: string): void
  /** Until `setKey` is called. */
  revokeKey(): void
  setKey(key: string): void
  /** Whether X-Api-Key and api_key= are accepted, and not only Authorization. */
  setExtraKeySchemes(accepted: boolean): void
  /** Also closes the connections of hanging calls. The quota, the key and the logged calls stay. */
  clear(): void
  /** Oldest first, at most the latest 50,000. */
  calls(operation?: string): readonly SeenCall[]
  clearCalls(): void
}
