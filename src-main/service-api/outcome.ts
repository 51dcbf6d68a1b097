import type { ResponseHeader } from '../../src-shared/contract/explorer'
import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Answer } from './answers/answer'
import { coinsIn } from './answers/asked'

/** The three credit headers as numbers; null = absent or unreadable (negative, fractional nonsense, text). */
export interface CreditHeaders {
  readonly consumed: number | null
  readonly quotaUsed: number | null
  readonly quotaLimit: number | null
}

export const noCredits: CreditHeaders = { consumed: null, quotaUsed: null, quotaLimit: null }

/** What one call came to. Never thrown: every failure is a fault of the closed list. */
export interface Outcome {
  readonly operation: string
  /** The request's URL; the key is never in it. */
  readonly url: string
  /** The decoded answer; null exactly when there is a fault. */
  readonly answer: Answer | null
  readonly fault: Fault | null
  readonly credits: CreditHeaders
  /**
   * named: the service said what it charged (0 for status false, contract "Credit billing" 1).
   * none: nothing reached the service, or it refused before doing anything (401, 402, 404, 429, 502).
   * unknown: the answer was lost, cut or came without a readable X-Credits-Consumed.
   */
  readonly charge: 'named' | 'none' | 'unknown'
  /** Credits charged; null exactly when `charge` is unknown. */
  readonly charged: number | null
  readonly status: number | null
  /** How many times the service received the request; left out = once, or never. */
  readonly timesSent?: number
  /** The body as received, for the raw view: fields no decoder knows stay reachable. Null where none was read whole. */
  readonly body: string | null
  /** Characters of the body beyond those in `body`, where it is the beginning of a very long one. */
  readonly bodyLeftOut?: number
  /** All headers of the answer, by name; empty where none came. */
  readonly headers: readonly ResponseHeader[]
  readonly sentAt: EpochMs
  readonly receivedAt: EpochMs
}

/** The coins that a call was about, as they were sent; none where nothing was. */
export const coinsAsked = ({ url }: Pick<Outcome, 'url'>): readonly string[] =>
  url === '' ? [] : coinsIn(new URL(url).searchParams.get('symbol') ?? undefined)
