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
   * `named`: reported by the service, or free because `status` is false (contract, "Credit billing" 1).
   * `none`: the service wasn't reached or refused the call first (401, 402, 404, 429, 502). `unknown`: the response
   * was lost, cut off or had no readable X-Credits-Consumed.
   */
  readonly charge: 'named' | 'none' | 'unknown'
  /** The credits charged. Null if and only if `charge` is `unknown`. */
  readonly charged: number | null
  readonly status: number | null
  /** How often the service received the request. At most once if missing. */
  readonly timesSent?: number
  /** The body as received, for the raw view. Null if no complete body was read. */
  readonly body: string | null
  /** The number of characters cut off at the end of the body. */
  readonly bodyLeftOut?: number
  /** Empty if there was no response. */
  readonly headers: readonly ResponseHeader[]
  readonly sentAt: EpochMs
  readonly receivedAt: EpochMs
}

/** Returns the requested coins as sent, or an empty list if nothing was sent. */
export const requestedCoins = ({ url }: Pick<Outcome, 'url'>): readonly string[] =>
  url === '' ? [] : coinsIn(new URL(url).searchParams.get('symbol') ?? undefined)
