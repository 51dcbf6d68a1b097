import { parsedUrl } from '../../../src-shared/url'
import { bareCoin, coinsIn } from '../../service/api/answers/call-request'
import type { Outcome } from '../../service/api/outcome'

/**
 * Whether the service refused the call because of a coin. False if the reason was the key, the plan, a limit
 * or the connection. Also false if the call may have been charged, because a retry would cost again.
 */
export function isCoinRefusal(outcome: Outcome): boolean {
  const { fault, charged } = outcome
  if (fault === null || charged !== 0) return false
  if (fault.code === 'refused') return true
  // A status of 500 only counts if the message names a coin.
  const requested = coinsOf(outcome)
  const named = namedCoins(outcome, requested)
  return fault.code === 'unexpected-status' && named.length > 0 && named.length < requested.length
}

export function namedCoins(
  { fault, body }: Pick<Outcome, 'fault' | 'body'>,
  coins: readonly string[]
): readonly string[] {
  for (const words of [fault?.said, body?.slice(0, mostWords)]) {
    const named = words ? namedIn(words, coins) : []
    if (named.length > 0) return named
  }
  return []
}

const mostWords = 4_000
/**
 * From this number of characters on, a symbol is found in any case. Shorter ones such as NOT and ONE must
 * match in case, because they may be words of the message.
 */
const surelyNoWord = 5

function namedIn(words: string, coins: readonly string[]): readonly string[] {
  const tokens = words.split(/[^\p{L}\p{N}@._$*-]+/u).map(token => token.replace(/^[._-]+|[._-]+$/g, ''))
  const exact = new Set(tokens)
  const anyCase = new Set(tokens.map(token => token.toUpperCase()))
  const isNamed = (name: string): boolean =>
    exact.has(name) || (name.length >= surelyNoWord && anyCase.has(name.toUpperCase()))
  const whole = coins.filter(isNamed)
  return whole.length > 0 ? whole : coins.filter(coin => isNamed(bareCoin(coin)))
}

function coinsOf({ url }: Outcome): readonly string[] {
  return coinsIn(parsedUrl(url)?.searchParams.get('symbol') ?? undefined)
}
