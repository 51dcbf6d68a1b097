import { parsedUrl } from '../../src-shared/url'
import { bareCoin, coinsIn } from '../service-api/answers/asked'
import type { Outcome } from '../service-api/outcome'

/**
 * Whether an outcome may be the fault of one of the coins asked about. What concerns the key, the plan, a limit or the
 * way to the service never is, and neither is an answer that may have been charged: to ask again would cost again.
 */
export function isCoinRefusal(outcome: Outcome): boolean {
  const { fault, charged } = outcome
  if (fault === null || charged !== 0) return false
  if (fault.code === 'refused') return true
  // A 500 is mostly no coin's fault: it is only where the service's words name one.
  const asked = coinsOf(outcome)
  const named = namedCoins(outcome, asked)
  return fault.code === 'unexpected-status' && named.length > 0 && named.length < asked.length
}

/** The coins that the service's words name, of those given; empty where none is named. */
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

/** Characters looked at of a body that may be long. */
const mostWords = 4_000
/** Shorter names may be words of a sentence (NOT, ONE, COIN): they count only as they are spelled. */
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
