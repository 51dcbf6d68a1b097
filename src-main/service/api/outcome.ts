import type { ResponseHeader } from '../../../src-shared/contract/explorer'
import type { Fault } from '../../../src-shared/contract/fault'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Answer } from './answers/answer'
import { coinsIn } from './answers/call-request'

export interface CreditHeaders {
  readonly consumed: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
}

export const noCredits: CreditHeaders = { consumed: null, quotaUsed: null, quotaLimit: null }

export interface Outcome {
  readonly operation: string
  /** Never contains the key. */
  readonly url: string
  /** Null if and only if the call failed. */
  readonly answer: Answer | null
  readonly fault: Fault | null
  readonly credits: CreditHeaders
  /**
   * `named`: reported, or free because `status` is false (contract, "Credit billing" 1). `none`: not reached,
   * or refused first (401, 402, 404, 429, 502). `unknown`: lost, cut off or without a readable
   * X-Credits-Consumed.
   */
  readonly charge: 'named' | 'none' | 'unknown'
  /** In credits. Null if and only if `charge` is `unknown`. */
  readonly charged: number | null
  readonly status: number | null
  /** How often the service got the request. At most once if missing. */
  readonly timesSent?: number
  /** As received, for the raw view. Null unless it's complete. */
  readonly body: string | null
  /** Characters cut off the end. */
  readonly bodyLeftOut?: number
  /** Empty without a response. */
  readonly headers: readonly ResponseHeader[]
  readonly sentAt: EpochMs
  readonly receivedAt: EpochMs
}

/** As sent, or empty if nothing was sent. */
export const requestedCoins = ({ url }: Pick<Outcome, 'url'>): readonly string[] =>
  url === '' ? [] : coinsIn(new URL(url).searchParams.get('symbol') ?? undefined)
