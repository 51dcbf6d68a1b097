import type { Money } from '../../src-shared/format/unit'
import { m } from '../../src-shared/messages/m'

export function moneyHead(
  money: Money | null,
  hint?: string
): { readonly unit?: string; readonly hint?: string } {
  const guess = money?.isGuess ? m.currency.assumedHint({ code: money.code }) : ''
  const texts = [hint ?? '', guess].filter(Boolean).join(' ')
  return { ...(money && { unit: money.code }), ...(texts !== '' && { hint: texts }) }
}
