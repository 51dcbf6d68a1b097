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
   * `named`: the service reported the charge, or `status` is false and the call is free (contract, "Credit
   * billing" 1). `none`: the call didn't reach the service, or was refused before it was charged (401, 402,
   * 404, 429, 502). `unknown`: the response was lost, cut off or has no readable X-Credits-Consumed.
   */
  readonly charge: 'named' | 'none' | 'unknown'
  /** In credits. Null if and only if `charge` is `unknown`. */
  readonly charged: number | null
  readonly status: number | null
  /** How often the service received the request. If missing, it was at most once. */
  readonly timesSent?: number
  /** The body as received, for the raw view. Null if it's incomplete. */
  readonly body: string | null
  /** How many characters were cut off at the end of `body`. */
  readonly bodyLeftOut?: number
  /** Empty if there was no response. */
  readonly headers: readonly ResponseHeader[]
  readonly sentAt: EpochMs
  readonly receivedAt: EpochMs
}

/** Returns the coins as sent in the URL, or an empty list if nothing was sent. */
export const requestedCoins = ({ url }: Pick<Outcome, 'url'>): readonly string[] =>
  url === '' ? [] : coinsIn(new URL(url).searchParams.get('symbol') ?? undefined)
