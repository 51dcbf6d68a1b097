import type { BoardQuote, UnreadQuotes } from '../../../src-shared/contract/market'
import type { Fault } from '../../../src-shared/contract/fault'
import type { Answer } from '../../service/api/answers/answer'
import { faultOf } from '../../platform/faults/fault'
import { matchCoins } from '../../service/api/missing-coins'
import { requestedCoins, type Outcome } from '../../service/api/outcome'
import { quotesOperation } from '../../../src-shared/quotes-operation'

/** If the only requested coin has no row, the format is fine, and the service just doesn't know the coin. */
export function missingPart(
  requested: readonly string[],
  answer: Answer | null
): UnreadQuotes['missing'] | null {
  if (answer?.kind !== 'quotes') return 'rows'
  if (answer.data.some(({ price }) => price !== null) && matchCoins(requested, answer.data).size > 0)
    return answer.data.every(({ changePercent }) => changePercent === null) ? 'change' : null
  if (answer.data.length === 0)
    return requested.length === 1 && answer.dropped === 0 ? null : answer.dropped > 0 ? 'coin' : 'rows'
  if (matchCoins(requested, answer.data).size === 0) return requested.length === 1 ? null : 'coin'
  return 'price'
}

export function unreadIn(requested: readonly string[], outcome: Outcome): UnreadQuotes | null {
  const { answer, charged, receivedAt: at } = outcome
  const missing = missingPart(requested, answer)
  return missing && { at, charged, missing, symbol: requested.join(' ') }
}

/** Whether all readable prices are old, because the service has stopped updating them. */
export function areOld(answered: readonly Pick<BoardQuote, 'missing' | 'doubt'>[]): boolean {
  const readable = answered.filter(({ missing, doubt }) => !missing && doubt !== 'unread')
  return readable.length > 0 && readable.every(({ doubt }) => doubt === 'old')
}

export function unreadFault(outcome: Outcome): Fault | null {
  const { operation, fault, answer } = outcome
  if (operation !== quotesOperation || fault !== null) return null
  const missing = missingPart(requestedCoins(outcome), answer)
  if (missing === null || missing === 'change') return null
  return faultOf('unreadable', { operation, cause: 'no-price' })
}
