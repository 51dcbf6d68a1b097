import type { QuoteRow } from '../answers/answer'
import { bareCoin } from '../answers/call-request'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { day } from '../../../../src-shared/time'
import { check, countIn, isFar, lastName, checkedSource, type Check, type Checked } from './check'

/** The factor allows for prices that are rounded and rarely from the same moment. */
const slack = 1.001

const isOutside = ({ price, low, high }: QuoteRow): boolean =>
  price !== null &&
  ((low !== null && low > 0 && price * slack < low) || (high !== null && high > 0 && price > high * slack))

/** Whether a price is in units of the coin itself, which would always be 1. */
function isInItself({ data }: Checked<'quotes'>, path: string): boolean {
  const name = lastName(path).toUpperCase()
  return data.some(({ symbol }) => bareCoin(symbol).toUpperCase() === name)
}

function adjacentTime({ leftovers }: Checked<'quotes'>, field: string): number | null {
  const named = new RegExp(`^${field}[_ ]?(?:time|date|at)`, 'i')
  const leftover = leftovers.find(({ path }) => named.test(lastName(path)))
  return leftover === undefined ? null : timeOf(leftover.value)
}

const named = (checked: Checked<'quotes'>, field: string, words: RegExp): boolean =>
  words.test(checkedSource(checked, field)?.path ?? '')

const rankName = /^(?:(?:cmc|coin|market)?_?(?:cap)?_?rank(?:ing)?|position|place|standing)$/i

export const quoteChecks: readonly Check[] = [
  check('quotes', 'a price is within the range of its day', ({ data }) => ({
    price: countIn(data, isOutside)
  })),
  check('quotes', 'a price is near its bid and ask', ({ data }) => ({
    price: countIn(
      data,
      ({ price, bid = null, ask = null }) =>
        (isFar(price, bid, 2) && isFar(price, ask, 2)) ||
        (ask === null && isFar(price, bid, 2)) ||
        (bid === null && isFar(price, ask, 2))
    )
  })),
  check('quotes', 'a coin is 1 in itself', checked => {
    const ones = (field: 'price' | 'volume'): number => {
      const source = checkedSource(checked, field)
      return source !== null && isInItself(checked, source.path) && numberOf(source.value) === 1
        ? source.count
        : 0
    }
    const own = countIn(
      checked.data,
      ({ symbol, currency, price }) =>
        price !== null && price !== 1 && currency !== null && currency === bareCoin(symbol).toUpperCase()
    )
    return { price: Math.max(own, ones('price')), volume: ones('volume') }
  }),
  check('quotes', 'a price is not one of all time', checked => ({
    price: named(checked, 'price', /all[_-]?time|(?:^|[._])at[hl](?:[._]|$)/i) ? checked.data.length : 0
  })),
  check('quotes', 'a price is what was paid, not what a contract settles at', checked => ({
    price: named(checked, 'price', /settle|strike|liquidation|theoretical|fair_?price/i)
      ? checked.data.length
      : 0
  })),
  check('quotes', 'the ends of a day are of that day', checked => {
    const isOld = (field: string): boolean => {
      const then = adjacentTime(checked, field)
      return checked.data.some(({ at }) => at !== null && then !== null && at - then > 2 * day)
    }
    const isUndated = (field: string): boolean =>
      /^(?:min|max)[_-]?price$/i.test(lastName(checkedSource(checked, field)?.path ?? ''))
    const ends = ['low', 'high'] as const
    return Object.fromEntries(
      ends.map(field => [field, isOld(field) || isUndated(field) ? checked.data.length : 0])
    )
  }),
  check('quotes', 'a rank counted by position follows the market caps', checked => {
    const isCounted =
      checkedSource(checked, 'rank') === null && checked.data.some(({ rank }) => rank !== null)
    const caps = checked.data.flatMap(({ marketCap }) => marketCap ?? [])
    const isInOrder = caps.every((cap, at) => at === 0 || cap <= (caps[at - 1] ?? cap) * slack)
    const isUnread = checked.leftovers.some(({ path }) => rankName.test(lastName(path)))
    return { rank: isCounted && (!isInOrder || isUnread) ? checked.data.length : 0 }
  }),
  check('quotes', 'a unit is read together with its value', checked => {
    const units = checked.leftovers.flatMap(({ path, value }) =>
      /thousand|million|billion|trillion|^[kmb]n?$/i.test(String(value))
        ? (/^(.*?)_?(?:unit|scale)s?$/i.exec(lastName(path))?.[1] ?? [])
        : []
    )
    const fields = checked.sources.flatMap(({ field, path }) => (units.includes(lastName(path)) ? field : []))
    return Object.fromEntries(fields.map(field => [field, checked.data.length]))
  }),
  check('quotes', 'a change has the sign of its amount', ({ data: [row, other], leftovers }) => {
    const amount = leftovers.find(({ path }) =>
      /^(?:price_?)?change(?:_?(?:24h|abs|absolute|amount))?$/i.test(lastName(path))
    )
    const number = amount === undefined ? null : numberOf(amount.value)
    const percent = row?.changePercent ?? null
    const isTurned = other === undefined && number !== null && percent !== null && percent * number < 0
    return { changePercent: isTurned ? 1 : 0 }
  })
]
