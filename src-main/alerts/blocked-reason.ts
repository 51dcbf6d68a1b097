import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type { Fault } from '../../src-shared/contract/fault'
import type { BoardQuote } from '../../src-shared/contract/market'

/** Why alerts on a coin's quotes wait; null where its quotes come in. */
export function quoteBlocked({ symbol: coin, missing, refused, doubt }: BoardQuote): BlockedReason | null {
  if (refused) return { code: 'coin-refused', coin, said: refused.said }
  if (doubt === 'twins') return { code: 'coin-twins', coin }
  return missing ? { code: 'coin-left-out', coin } : null
}

/** Why alerts on a coin's candles wait; null where they were not refused. */
export function candlesBlocked(coin: string, interval: string, fault: Fault | null): BlockedReason | null {
  return fault?.code === 'refused' ? { code: 'candles-refused', coin, interval, said: fault.said } : null
}
