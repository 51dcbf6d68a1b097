import { m } from '../../src-shared/messages/m'
import type { Money } from '../../src-shared/format/unit'

/** What all prices of a view are in; of a guess that it is one. */
export const pricesInWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.pricesTaken({ code }) : m.currency.pricesIn({ money: code })

/** A currency as details and exports name it: `EUR`, or `USD (assumed)`. */
export const moneyWords = ({ code, isGuess }: Money): string =>
  isGuess ? m.currency.assumedMark({ code }) : code

/** Why a money is a guess; undefined where it is none. */
export const guessWords = ({ code, isGuess }: Money): string | undefined =>
  isGuess ? m.currency.guessed({ code }) : undefined
