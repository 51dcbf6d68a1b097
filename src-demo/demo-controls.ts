import type { OperationName } from './operations/table'
import type { Price } from './server/price-list'

/** One call as the service saw it. */
export interface SeenCall {
  readonly at: number
  /** The name in the path, known or not; empty where the path is not an operation's. */
  readonly operation: string
  /** The query as it came, undecoded; an `api_key` in it is blanked. */
  readonly query: string
  /** The status answered, or null while there is none (hanging, or reset before answering). */
  readonly status: number | null
  readonly charged: number
  /** Request headers in lower case, without those that carry a key. */
  readonly headers: Readonly<Record<string, string>>
}

export interface FailureOptions {
  /** How many calls fail; 1 unless told. */
  readonly count?: number
  readonly operation?: OperationName
  /** Added to the answer's headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the usual error body. */
  readonly body?: string
}

export interface BreakOptions {
  readonly operation?: OperationName
  /** Bytes of the body that still arrive; without it nothing does, not even the status. */
  readonly afterBytes?: number
  /** Whether the lost call is charged; true unless told, as the service did its work. */
  readonly charged?: boolean
}

export interface Plan {
  /** getOHLCIntraday. */
  readonly intraday?: boolean
  readonly news?: boolean
  readonly operations?: Readonly<Partial<Record<OperationName, boolean>>>
  /** How a call outside the plan is answered; 402 unless told. */
  readonly how?: '402' | 'status-false'
}

/** How a question that names a coin is refused. */
export interface CoinRefusalOptions {
  /** 200 unless told: `status` false. */
  readonly status?: 200 | 400 | 404 | 422 | 500
  /** Whether the words name the coin; true unless told. Several are all named. */
  readonly named?: boolean
  /** One operation alone. */
  readonly operation?: OperationName
}

/** What tests may do to the service they host. Reachable in-process only, never over HTTP. */
export interface DemoControls {
  setQuota(quota: { readonly used?: number; readonly limit?: number }): void
  /** Nothing used. */
  resetQuota(): void
  /** Whether use falls to 0 at midnight UTC (`daily`, as at the start) or only by resetQuota. */
  setQuotaResets(resets: 'daily' | 'never'): void
  /** Another client of the same key spends. */
  stealCredits(credits: number): void
  /** Calls a minute; null = as many as they like. */
  setRateLimit(perMinute: number | null): void
  /** How a 429 for the rate says when to come back; `seconds` at the start. */
  setRetryAfter(form: 'seconds' | 'date' | null): void
  /** Which refusals carry the quota headers; `429` at the start. */
  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void
  failNext(status: number, options?: FailureOptions): void
  /** Every call (of one operation) answers this status until it is set to null. */
  setOutage(status: number | null, operation?: OperationName): void
  /** What the key's plan includes; what is left out is included. */
  setPlan(plan: Plan): void
  /** Answers (of one operation) wait this long, in real time; 0 ends it. */
  setDelay(ms: number, operation?: OperationName): void
  /** Calls (of one operation) are taken, charged unless told, and never answered, until `clear`. */
  hang(operation?: OperationName, options?: { readonly charged?: boolean }): void
  /** The next calls' sockets are reset: before the answer, or within its body. */
  resetConnections(count?: number, options?: BreakOptions): void
  /** The next calls' bodies end early, in an orderly way, after so many bytes (half of it unless told). */
  cutBody(count?: number, options?: { readonly operation?: OperationName; readonly keepBytes?: number }): void
  /** Bodies arrive at this pace; null ends it. */
  setPace(bytesPerSecond: number | null): void
  /** Headers of successful answers set to a text, or left out (null); null alone ends it. */
  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void
  /** Leaves headers of successful answers out: the three credit headers unless told. */
  omitHeaders(...names: readonly string[]): void
  /** An operation's successful answers carry this text instead, charged as usual; null ends it. */
  overrideBody(operation: OperationName, body: string | null): void
  /** What an operation costs from now on; null = as at the start. */
  setPrice(operation: OperationName, price: Price | null): void
  /** The service no longer has this coin, or has it again. */
  dropCoin(symbol: string): void
  restoreCoin(symbol: string): void
  /** Every question that names this coin, known or not, is refused as a whole, until it is accepted. */
  refuseCoin(symbol: string, options?: CoinRefusalOptions): void
  acceptCoin(symbol: string): void
  /** No key is accepted until one is set. */
  revokeKey(): void
  setKey(key: string): void
  /** Whether X-Api-Key and api_key= are accepted beside Authorization. */
  setExtraKeySchemes(accepted: boolean): void
  /** Every control as at the start; hanging calls are let go (their sockets close). Quota, key and calls stay. */
  clear(): void
  /** The calls so far (of one operation), oldest first; the latest 50,000 are kept. */
  calls(operation?: string): readonly SeenCall[]
  clearCalls(): void
}
