import type { Money } from '../../src-shared/format/unit'
import { m } from '../../src-shared/messages/m'

/** Marked if the currency is assumed. */
export function moneyHead(
  money: Money | null,
  hint?: string
): { readonly unit?: string; readonly hint?: string } {
  const guess = money?.isGuess ? m.currency.assumedHint({ code: money.code }) : ''
  const said = [hint ?? '', guess].filter(Boolean).join(' ')
  return { ...(money && { unit: money.code }), ...(said !== '' && { hint: said }) }
}
