import type { BoardQuote, UnreadQuotes } from '../../src-shared/contract/market'
import type { Fault } from '../../src-shared/contract/fault'
import type { Answer } from '../service-api/answers/answer'
import { faultOf } from '../service-api/faults'
import { matchCoins } from '../service-api/missing-coins'
import { coinsAsked, type Outcome } from '../service-api/outcome'

/**
 * What a charged answer about several coins lacks for the watchlist; null where it has a price and a change. Of a single
 * coin an answer without it says that the service does not know it, and nothing of how it names things.
 */
export function lackOf(asked: readonly string[], answer: Answer | null): UnreadQuotes['lacks'] | null {
  if (answer?.kind !== 'quotes') return 'rows'
  if (answer.data.some(({ price }) => price !== null) && matchCoins(asked, answer.data).size > 0)
    return answer.data.every(({ changePercent }) => changePercent === null) ? 'change' : null
  if (answer.data.length === 0)
    return asked.length === 1 && answer.dropped === 0 ? null : answer.dropped > 0 ? 'coin' : 'rows'
  if (matchCoins(asked, answer.data).size === 0) return asked.length === 1 ? null : 'coin'
  return 'price'
}

/** The same of what a question came to, with all that is told of it. */
export function unreadIn(asked: readonly string[], outcome: Outcome): UnreadQuotes | null {
  const { answer, charged, receivedAt: at } = outcome
  const lacks = lackOf(asked, answer)
  return lacks && { at, charged, lacks, symbol: asked.join(' ') }
}

/** Whether the service stands still: not where a price is of now, or may be. */
export function areOld(answered: readonly Pick<BoardQuote, 'missing' | 'doubt'>[]): boolean {
  const told = answered.filter(({ missing, doubt }) => !missing && doubt !== 'unread')
  return told.length > 0 && told.every(({ doubt }) => doubt === 'old')
}

/** An answer with quotes that came, though no price can be read from it, as a fault; null for every other outcome. */
export function unreadFault(outcome: Outcome): Fault | null {
  const { operation, fault, answer } = outcome
  if (operation !== 'getData' || fault !== null) return null
  const lacks = lackOf(coinsAsked(outcome), answer)
  if (lacks === null || lacks === 'change') return null
  return faultOf('unreadable', { operation, cause: 'no-price' })
}
