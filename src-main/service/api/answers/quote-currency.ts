import { wantedCurrency } from '../reader/fields'
import { coinIds, currencies } from '../reader/lexicon'
import type { Row } from '../reader/row'
import { isReadable } from '../reader/vocabulary'
import { bareCoins, usualPair, type CallRequest } from './call-request'
import { textOf } from './json'
import type { QuoteField } from './quote-shape'

export function currencyOf(
  { found, slots, symbol }: Row<QuoteField> & { readonly symbol: string },
  request: CallRequest
): string | null {
  // Read as a word, because a number would be a count of currencies.
  const code = isReadable('word', found.currency) ? textOf(found.currency) : null
  const named = code !== null && (code.length > 24 || /^0x|[\da-f]{8}-/i.test(code)) ? null : code
  // The currency field may name the row's own coin instead.
  const isCoin = named !== null && isOwnCoin(named, found.pair ?? symbol)
  const other = isCoin ? null : named
  const own = other !== null && currencies.has(other.toLowerCase()) ? other.toUpperCase() : other
  const moneyInName = slots.price?.currency ?? null
  // `price_usd` takes precedence.
  if (moneyInName !== null && moneyInName === wantedCurrency(request)) return moneyInName
  return (
    own ??
    slots.price?.currency ??
    quotedIn(found.pair ?? symbol, request) ??
    wantedCurrency(request) ??
    signOf(found.price)
  )
}

const isOwnCoin = (money: string, pair: unknown): boolean => {
  const [first = '', second] = (textOf(pair) ?? '').toUpperCase().split(/[/_:-]/)
  return first === money.toUpperCase() && second !== money.toUpperCase()
}

export const isCurrencyFromRequest = (
  row: Row<QuoteField> & { readonly symbol: string },
  request: CallRequest
): boolean =>
  wantedCurrency(request) !== null &&
  currencyOf(row, request) === wantedCurrency(request) &&
  currencyOf(row, { ...request, params: { ...request.params, currency: '' } }) === null

/**
 * Returns the fields whose currency is doubtful: the row and the price's name disagree, or only an object
 * around the row names a currency and it isn't the requested one.
 */
export function inDoubtfulMoney(
  row: Row<QuoteField> & { readonly symbol: string },
  request: CallRequest
): readonly string[] {
  const { found, slots, above, symbol } = row
  const money = currencyOf(row, request)
  const isOther = (value: unknown): boolean => {
    const text = textOf(value)?.toUpperCase() ?? ''
    return isMoneyAlone(text) && text !== money && text !== symbol.toUpperCase()
  }
  if (slots.price?.currency !== null && slots.price?.currency === money && isOther(found.currency))
    return (['low', 'high', 'bid', 'ask'] as const).filter(
      field => found[field] !== undefined && slots[field]?.currency === null
    )
  const isAssumed =
    found.currency === undefined && slots.price?.currency === null && money === wantedCurrency(request)
  return isAssumed && [above.symbol, above.pair].some(pick => isOther(pick?.value))
    ? ['price', 'currency']
    : []
}

const isMoney = (name: string): boolean => currencies.has(name.toLowerCase())

const isMoneyAlone = (name: string): boolean => isMoney(name) && !/^(?:BTC|ETH|BNB|SATS)$/i.test(name)

/** Ignores `¥` and `kr`, which several currencies use. */
function signOf(price: unknown): string | null {
  if (typeof price !== 'string') return null
  const [sign = ''] = /^(?:R\$|\p{Sc}|[A-Z]{3,4}\b)|(?:\p{Sc}|\b[A-Z]{3,4})$/u.exec(price.trim()) ?? []
  return currencies.has(sign.toLowerCase()) ? sign : (signs[sign] ?? null)
}

const signs: Readonly<Record<string, string>> = {
  ...{ $: 'USD', '€': 'EUR', '£': 'GBP', '₩': 'KRW', '₹': 'INR' },
  ...{ R$: 'BRL', '₺': 'TRY', '₽': 'RUB', '₴': 'UAH', '₫': 'VND', '฿': 'THB', '₪': 'ILS' }
}

function quotedIn(pair: unknown, request: CallRequest): string | null {
  // `tBTCUSD`, `X:BTCUSD`
  const own = usualPair((textOf(pair) ?? '').replace(/^(?:[a-z]|[A-Z]{1,12}:)(?=[A-Z\d]{5,}$)/, ''))
  const text = /^[a-z\d]{5,}$/.test(own) ? own.toUpperCase() : own
  const [, slashed] = /^[^/]{1,40}\/([^/\s:]{1,20})(?::.*)?$/.exec(text) ?? []
  if (slashed !== undefined) return slashed
  const coins = bareCoins(request)
  // In some pairs, the currency comes first: `KRW-BTC`, `BTC_SOL`.
  const [, first = '', second = ''] = /^([A-Z]{3,4})[-_]([A-Z\d]{2,12})$/.exec(text) ?? []
  if (isMoneyAlone(first) && !isMoneyAlone(second)) return first
  if (isMoney(first) && !isMoney(second) && coins.has(second) && !coins.has(first)) return first
  const [, joined] = /^[A-Za-z\d]{1,20}[-_:~]([A-Za-z]{3,5})(?:[-_]SWAP)?$/.exec(text) ?? []
  if (joined !== undefined) return currencies.has(joined.toLowerCase()) ? joined.toUpperCase() : null
  const moneys = endings.filter(money => text.endsWith(money) && text.length - money.length >= 2)
  const coinBefore = (money: string): string => text.slice(0, -money.length).replace(/^XBT$/, 'BTC')
  // STETH and PYUSD end in the name of a currency, but they are coins.
  const [proved] = moneys.filter(money => (coins.has(text) ? knownCoins : coins).has(coinBefore(money)))
  if (proved !== undefined) return proved
  // `DOTUSD` could also be DO in TUSD, so an ambiguous ending needs a well-known coin before it.
  const [money] = moneys.length < 2 ? moneys : moneys.filter(one => knownCoins.has(coinBefore(one)))
  return money !== undefined &&
    (knownCoins.has(coinBefore(money)) || /^(?:USD[TC]|BUSD|FDUSD|TUSD)$/.test(money))
    ? money
    : null
}

const endings =
  'USDT USDC BUSD FDUSD TUSD USD EUR GBP JPY KRW INR BRL TRY AUD CAD CHF MXN ZAR IDR THB PLN BTC ETH'.split(
    ' '
  )
const knownCoins: ReadonlySet<string> = new Set(coinIds.values())
