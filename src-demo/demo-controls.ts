import type { OperationName } from './operations/table'
import type { Price } from './server/price-list'

export interface SeenCall {
  readonly at: number
  /** The name in the path, even if there is no such operation. Empty if the path has none. */
  readonly operation: string
  /** The raw query. An `api_key` in it is redacted. */
  readonly query: string
  /** Null while the call hangs or if it was reset before the response. */
  readonly status: number | null
  readonly charged: number
  /** Request headers with their names in lower case, without those that contain a key. */
  readonly headers: Readonly<Record<string, string>>
}

export interface FailureOptions {
  /** Number of calls that fail. Default: 1. */
  readonly count?: number
  readonly operation?: OperationName
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the usual error body. */
  readonly body?: string
}

export interface BreakOptions {
  readonly operation?: OperationName
  /** Bytes of the body to send before the break. If omitted, not even the status is sent. */
  readonly afterBytes?: number
  /** Whether the service charges for the lost response. Default: true. */
  readonly charged?: boolean
}

export interface DemoPlan {
  readonly intraday?: boolean
  readonly news?: boolean
  readonly operations?: Readonly<Partial<Record<OperationName, boolean>>>
  /** How calls outside the plan are rejected. Default: 402. */
  readonly how?: '402' | 'status-false'
}

export interface CoinRefusalOptions {
  /** Status of the response. Default: 200, with `status` false in the body. */
  readonly status?: 200 | 400 | 404 | 422 | 500
  /** Whether the message names the coins. Default: true. */
  readonly named?: boolean
  readonly operation?: OperationName
}

/** Controls for tests that host the service. They are only available in-process, never over HTTP. */
export interface DemoControls {
  setQuota(quota: { readonly used?: number; readonly limit?: number }): void
  resetQuota(): void
  /** `daily` (the default) resets the used quota at midnight UTC. */
  setQuotaResets(resets: 'daily' | 'never'): void
  /** Uses credits as another client with the same key would. */
  stealCredits(credits: number): void
  /** Limits the calls per minute. Null removes the limit. */
  setRateLimit(perMinute: number | null): void
  /** Format of the Retry-After header. Initially `seconds`. */
  setRetryAfter(form: 'seconds' | 'date' | null): void
  /** Which error responses contain the quota headers. Initially `429`. */
  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void
  failNext(status: number, options?: FailureOptions): void
  /** All calls (of one operation) return this status until it is set to null. */
  setOutage(status: number | null, operation?: OperationName): void
  /** Limits what the key's plan includes. Parts that are omitted are included. */
  setPlan(plan: DemoPlan): void
  /** Delays responses (of one operation) in real time. 0 ends the delay. */
  setDelay(ms: number, operation?: OperationName): void
  /** Accepts calls (of one operation) but never responds, until `clear`. Charged by default. */
  hang(operation?: OperationName, options?: { readonly charged?: boolean }): void
  /** Resets the next sockets, before the response or within its body. */
  resetConnections(count?: number, options?: BreakOptions): void
  /** Ends the next bodies early but without an error, by default after half their bytes. */
  cutBody(count?: number, options?: { readonly operation?: OperationName; readonly keepBytes?: number }): void
  /** Null removes the limit. */
  setPace(bytesPerSecond: number | null): void
  /** Replaces headers of successful responses. A null header is omitted; null for all ends this. */
  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void
  /** Omits headers from successful responses, by default the three credit headers. */
  omitHeaders(...names: readonly string[]): void
  /** Replaces the body of an operation's successful responses, at the usual price. Null restores it. */
  overrideBody(operation: OperationName, body: string | null): void
  /** Null restores the initial price. */
  setPrice(operation: OperationName, price: Price | null): void
  dropCoin(symbol: string): void
  restoreCoin(symbol: string): void
  /** Rejects every call that names this coin, known or not, until `acceptCoin`. */
  refuseCoin(symbol: string, options?: CoinRefusalOptions): void
  acceptCoin(symbol: string): void
  /** Rejects every key until `setKey`. */
  revokeKey(): void
  setKey(key: string): void
  /** Whether X-Api-Key and api_key= are accepted in addition to Authorization. */
  setExtraKeySchemes(accepted: boolean): void
  /** Restores all controls and closes the sockets of hanging calls. Keeps quota, key and calls. */
  clear(): void
  /** The calls (of one operation), oldest first. Keeps the latest 50,000. */
  calls(operation?: string): readonly SeenCall[]
  clearCalls(): void
}
