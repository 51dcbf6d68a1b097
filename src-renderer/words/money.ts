import { m } from '../../src-shared/messages/m'
import type { Money } from '../../src-shared/format/unit'

export const pricesInWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.pricesAssumed({ code }) : m.currency.pricesIn({ money: code })

/** For example `EUR`, or `USD (assumed)` if the service doesn't report the currency. */
export const moneyWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.assumedMark({ code }) : code

/** Explains that the currency is assumed. Undefined if it is known. */
export const guessWords = ({ code, isGuess }: Money): string | undefined =>
  isGuess ? m.currency.assumedHint({ code }) : undefined
