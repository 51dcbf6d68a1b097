import type { OperationName } from './operations/table'
import type { Price } from './server/price-list'

export interface SeenCall {
  readonly at: number
  /** The operation's name in the path, even if it's unknown. '' if the path has none. */
  readonly operation: string
  /** The query string as received, except that an `api_key` in it is redacted. */
  readonly query: string
  /** Status of the response. Null if there is none, because the call hangs or its connection was reset. */
  readonly status: number | null
  readonly charged: number
  /** Request headers with lower-case names. Headers that contain a key are removed. */
  readonly headers: Readonly<Record<string, string>>
}

export interface FailureOptions {
  /** Number of calls that fail. Default: 1. */
  readonly count?: number
  readonly operation?: OperationName
  readonly headers?: Readonly<Record<string, string>>
  /** Body of the failure, instead of the usual error body. */
  readonly body?: string
}

export interface BreakOptions {
  readonly operation?: OperationName
  /**
   * Number of body bytes to send before the connection breaks. If omitted, it breaks before the status line.
   */
  readonly afterBytes?: number
  /** Whether the service charges for the response that the client doesn't receive. Default: true. */
  readonly charged?: boolean
}

export interface DemoPlan {
  readonly intraday?: boolean
  readonly news?: boolean
  readonly operations?: Readonly<Partial<Record<OperationName, boolean>>>
  /** How the service rejects calls that the plan doesn't include. Default: 402. */
  readonly how?: '402' | 'status-false'
}

export interface CoinRefusalOptions {
  /** HTTP status of the rejection. Default: 200, with `status` false in the body. */
  readonly status?: 200 | 400 | 404 | 422 | 500
  /** Whether the error message names the rejected coins. Default: true. */
  readonly named?: boolean
  readonly operation?: OperationName
}

/** Controls for tests that run the service in their own process. They aren't available over HTTP. */
export interface DemoControls {
  setQuota(quota: { readonly used?: number; readonly limit?: number }): void
  resetQuota(): void
  /** When the used quota is reset. `daily` (the default) is midnight UTC. */
  setQuotaResets(resets: 'daily' | 'never'): void
  /** Uses up credits, as if another client called with the same key. */
  stealCredits(credits: number): void
  /** Sets the maximum number of calls per minute. Null removes the limit. */
  setRateLimit(perMinute: number | null): void
  /** Format of the Retry-After header. Null omits it. Initially `seconds`. */
  setRetryAfter(form: 'seconds' | 'date' | null): void
  /** Which error responses contain the quota headers. Initially `429`. */
  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void
  failNext(status: number, options?: FailureOptions): void
  /** Makes all calls (or an operation's calls) fail with this status, until it is set to null. */
  setOutage(status: number | null, operation?: OperationName): void
  /** Sets what the plan of the key includes. Omitted parts are included. */
  setPlan(plan: DemoPlan): void
  /** Delays all responses (or an operation's responses) by ms in real time. 0 ends the delay. */
  setDelay(ms: number, operation?: OperationName): void
  /**
   * Accepts calls (of one operation, if given) but never responds, until `clear`. Such calls are charged by
   * default.
   */
  hang(operation?: OperationName, options?: { readonly charged?: boolean }): void
  /** Resets the connections of the next calls, before the response or during its body. */
  resetConnections(count?: number, options?: BreakOptions): void
  /** Cuts the next bodies short by closing the connection without an error, by default halfway. */
  cutBody(count?: number, options?: { readonly operation?: OperationName; readonly keepBytes?: number }): void
  /** Null removes the limit. */
  setPace(bytesPerSecond: number | null): void
  /**
   * Replaces headers of successful responses. A null value omits a header. Null as the argument restores all
   * headers.
   */
  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void
  /** Omits headers of successful responses, by default the three credit headers. */
  omitHeaders(...names: readonly string[]): void
  /**
   * Replaces the body of an operation's successful responses, without changing the price. Null restores the
   * usual body.
   */
  overrideBody(operation: OperationName, body: string | null): void
  /** Sets the price of an operation. Null restores the initial price. */
  setPrice(operation: OperationName, price: Price | null): void
  dropCoin(symbol: string): void
  restoreCoin(symbol: string): void
  /** Rejects every call that names this coin, even if the coin doesn't exist, until `acceptCoin`. */
  refuseCoin(symbol: string, options?: CoinRefusalOptions): void
  acceptCoin(symbol: string): void
  /** Rejects all keys until `setKey` is called. */
  revokeKey(): void
  setKey(key: string): void
  /** Whether the key may also be sent as X-Api-Key or api_key=, and not only as Authorization. */
  setExtraKeySchemes(accepted: boolean): void
  /**
   * Resets all controls to their initial state and closes the connections of hanging calls. Doesn't change
   * the quota, the key or the logged calls.
   */
  clear(): void
  /** The logged calls (of one operation, if given), oldest first. At most the latest 50,000. */
  calls(operation?: string): readonly SeenCall[]
  clearCalls(): void
}
