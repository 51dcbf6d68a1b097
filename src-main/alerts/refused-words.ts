import type { BoardQuote } from '../../src-shared/contract/market'
import type { Fault } from '../../src-shared/contract/fault'

/** Why alerts on a coin's quotes wait, for a person; null where its quotes come in. */
export function quoteHindrance({ symbol, missing, refused }: BoardQuote): string | null {
  if (refused)
    return `The service refuses ${symbol}${quoted(refused.said)}. It is tried again each day; until then this is not judged.`
  return missing
    ? `The service’s last answer left ${symbol} out: without its quotes this is not judged.`
    : null
}

/** Why alerts on a coin's candles wait, for a person; null where they were not refused. */
export function candleHindrance(coin: string, interval: string, fault: Fault | null): string | null {
  return fault?.code === 'refused'
    ? `The service refuses the ${interval} candles of ${coin}${quoted(fault.said)}. It is asked ever less often; until then this is not judged.`
    : null
}

const quoted = (said: string | null): string => (said === null ? '' : ` and says: “${said}”`)
