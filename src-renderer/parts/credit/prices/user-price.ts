import type { UserPrice } from '@contract'
import { formatExact } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'
import { typedDecimal } from '../../../ui/typed-decimal'

const most = 1_000_000

export function readUserPrice(typed: string, per: UserPrice['per']): UserPrice | string {
  const text = typedDecimal(typed)
  const credits = /^\d{1,7}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN
  return credits <= most ? { per, credits } : m.credits.priceTable.invalid()
}

export const userPriceWords = ({ credits, per }: UserPrice): string =>
  m.credits.priceTable.ownPriceOf({ price: formatExact(credits), credits, per })
