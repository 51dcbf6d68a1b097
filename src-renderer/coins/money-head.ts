import type { Money } from '../../src-shared/format/unit'
import { m } from '../../src-shared/messages/m'

/**
 * What stands in the heading of a column of prices: their money, and where it is a guess that it is one.
 * @param hint what the heading says besides
 */
export function moneyHead(
  money: Money | null,
  hint?: string
): { readonly unit?: string; readonly hint?: string } {
  const guess = money?.isGuess ? m.currency.guessed({ code: money.code }) : ''
  const said = [hint ?? '', guess].filter(Boolean).join(' ')
  return { ...(money && { unit: money.code }), ...(said !== '' && { hint: said }) }
}
