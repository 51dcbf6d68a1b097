import { parsedUrl } from '../../../src-shared/url'
import { bareCoin, coinsIn } from '../../service/api/answers/asked'
import type { Outcome } from '../../service/api/outcome'

/**
 * Problems with the key, the plan, a limit or the connection have nothing to do with coins. A call that may have been
 * charged doesn't count either, because a retry would cost again.
 */
export function isCoinRefusal(outcome: Outcome): boolean {
  const { fault, charged } = outcome
  if (fault === null || charged !== 0) return false
  if (fault.code === 'refused') return true
  // A status of 500 rarely has to do with a coin, unless the message names one.
  const asked = coinsOf(outcome)
  const named = namedCoins(outcome, asked)
  return fault.code === 'unexpected-status' && named.length > 0 && named.length < asked.length
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
/** Shorter symbols may also be words (NOT, ONE, COIN), so only their exact spelling counts. */
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
