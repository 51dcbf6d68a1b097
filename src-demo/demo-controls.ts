import type { OperationName } from './operations/table'
import type { Price } from './server/price-list'

export interface ReceivedCall {
  readonly at: number
  /** The requested operation, even if the service doesn't have it. '' if the path contains none. */
  readonly operation: string
  /** An `api_key` in the query is redacted. */
  readonly query: string
  /** Null if the call hangs or its connection was reset. */
  readonly status: number | null
  readonly charged: number
  /** Names are in lower case. Headers that contain a key are removed. */
  readonly headers: Readonly<Record<string, string>>
}

export interface FailureOptions {
  /** Default: 1. */
  readonly count?: number
  readonly operation?: OperationName
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface BreakOptions {
  readonly operation?: OperationName
  /** If omitted, the connection breaks before the status line. */
  readonly afterBytes?: number
  /** Default: true. */
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
  /** Default: true. */
  readonly named?: boolean
  readonly operation?: OperationName
}

/** Controls for tests that run in the same process. They aren't available over HTTP. */
export interface DemoControls {
  setQuota(quota: { readonly used?: number; readonly limit?: number }): void
  resetQuota(): void
  /** With `daily`, the default, the quota resets at midnight UTC. */
  setQuotaResets(resets: 'daily' | 'never'): void
  /** The credits are used up as if another client called with the same key. */
  stealCredits(credits: number): void
  /** Null removes the limit. */
  setRateLimit(perMinute: number | null): void
  /** Null omits the header. The initial form is `seconds`. */
  setRetryAfter(form: 'seconds' | 'date' | null): void
  /** The initial setting is `429`. */
  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void
  failNext(status: number, options?: FailureOptions): void
  /** The failure lasts until the status is set to null. */
  setOutage(status: number | null, operation?: OperationName): void
  /** Parts that are omitted are included in the plan. */
  setPlan(plan: DemoPlan): void
  /** The delay is in real time. 0 ends the delay. */
  setDelay(ms: number, operation?: OperationName): void
  /** The calls hang until `clear` is called. They are charged by default. */
  hang(operation?: OperationName, options?: { readonly charged?: boolean }): void
  /** Resets the connections of the next calls, before the response or while its body is sent. */
  resetConnections(count?: number, options?: BreakOptions): void
  /** By default, the connection closes after half of the body. */
  cutBody(count?: number, options?: { readonly operation?: OperationName; readonly keepBytes?: number }): void
  /** Null removes the limit. */
  setPace(bytesPerSecond: number | null): void
  /** A value of null omits the header. Null instead of an object restores all headers. */
  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void
  /** By default, omits the three credit headers. */
  omitHeaders(...names: readonly string[]): void
  /** The price stays the same. Null restores the body. */
  overrideBody(operation: OperationName, body: string | null): void
  setPrice(operation: OperationName, price: Price | null): void
  dropCoin(symbol: string): void
  restoreCoin(symbol: string): void
  /** The coin needn't exist. */
  refuseCoin(symbol: string, options?: CoinRefusalOptions): void
  acceptCoin(symbol: string): void
  /** Rejects all keys until `setKey` is called. */
  revokeKey(): void
  setKey(key: string): void
  /** Whether the key is also accepted in X-Api-Key and api_key=, in addition to Authorization. */
  setExtraKeySchemes(accepted: boolean): void
  /** Leaves the quota, the key and the call log unchanged. */
  clear(): void
  /** Returns the oldest call first, and at most the latest 50,000. */
  calls(operation?: string): readonly ReceivedCall[]
  clearCalls(): void
  /** Logs and charges calls that an earlier service received, as if this service had received them. */
  continueAfter(calls: readonly ReceivedCall[]): void
}
