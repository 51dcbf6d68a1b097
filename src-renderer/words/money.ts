import { m } from '../../src-shared/messages/m'
import type { Money } from '../../src-shared/format/unit'

/** States the currency of all prices in a view, and whether it is assumed. */
export const pricesInWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.pricesAssumed({ code }) : m.currency.pricesIn({ money: code })

/** A currency in details and exports: `EUR`, or `USD (assumed)`. */
export const moneyWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.assumedMark({ code }) : code

/** Explains an assumed currency, undefined if it is known. */
export const guessWords = ({ code, isGuess }: Money): string | undefined =>
  isGuess ? m.currency.assumedHint({ code }) : undefined
