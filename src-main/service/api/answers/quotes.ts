import { unitOfChange, type ReportedChange } from '../reader/change-unit'
import { areFactors } from '../reader/factors'
import { coinIds, currencies, exchanges } from '../reader/lexicon'
import { wantedCurrency } from '../reader/fields'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { percentFrom, shareNamed } from '../reader/shares'
import { Trace } from '../reader/trace'
import { judgeUnmarked } from '../reader/unmarked-change'
import { isReadable, meaningOf } from '../reader/vocabulary'
import type { ShareUnit } from '../reader/words'
import type { TwinIdentity, QuoteRow } from './answer'
import {
  bareCoin,
  bareCoins,
  requestedCoin,
  toRequestedCoin,
  requestedVenue,
  type CallRequest
} from './call-request'
import { identityIn, sharedSymbols } from './coin-identity'
import { coinsTraded } from './coins-traded'
import type { Decoder } from './decoder'
import { withIdentity, withVenues } from './identity-by-value'
import { isObject, textOf } from './json'
import { countOf, isPercent, numberOf, percentOf, sourceText } from './numbers'
import { currencyOf, inDoubtfulMoney, isCurrencyFromRequest } from './quote-currency'
import { withRanges } from './quote-ranges'
import { otherWays } from './unsigned-change'
import { inWantedMoney } from './wanted-money'
import {
  doubtCaps,
  doubtFarEnds,
  withinADay,
  withinRange,
  withoutExponent,
  withoutHolding,
  withPrice,
  withValues
} from './quote-repairs'
import { placesIn, quoteShape, type QuoteField } from './quote-shape'
import { timeOf } from './times'

type QuoteSource = Row<QuoteField> & { readonly symbol: string; readonly exchange: string | null }

export const decodeQuotes: Decoder = (body, request, trace = new Trace()) => {
  const positions: RowShape<QuoteField>['positions'] = (rows, _keyed, name) => placesIn(rows, name, trace)
  const found = findRows(body, { ...quoteShape, positions }, request, trace)
  if (found === null) return null
  const foundRows = withIdentity(found.rows, request, trace)
  const sole =
    request.coins.length === 1 && foundRows.every(row => ownSymbol(row, request) === null)
      ? request.coins[0]
      : undefined
  const moments = foundRows.map(
    ({ found, time, key }) => `${timeOf(found.at ?? time) ?? ''} ${textOf(found.exchange) ?? key ?? ''}`
  )
  // If two rows have the same time and exchange and neither names a coin, they may be about different coins.
  if (sole !== undefined && new Set(moments).size < moments.length)
    trace.doubt('which', ['symbol', 'price'], foundRows.length)
  const isShared = foundRows.length > 1 && new Set(foundRows.map(({ key }) => key)).size === 1
  const areNamedByVenue = foundRows.every(
    ({ found }) => textOf(found.name) === null || isExchange(textOf(found.name) ?? '')
  )
  const named = foundRows.flatMap(row => {
    const other = isShared ? { ...row, key: null } : row
    const symbol = symbolOf(row, request) ?? (sole === undefined ? otherName(other, request) : bareCoin(sole))
    const venue = exchangeOf(row) ?? (areNamedByVenue ? venueNameOf(row, symbol ?? '') : null)
    if (symbol !== null) return [{ ...row, symbol, exchange: venue ?? requestedVenue(request) }]
    trace.release(row.holders)
    return []
  })
  if (named.length === 0 && found.rows.length > 0) return null
  const sources = inWantedMoney(
    withRanges(eachOnce(withVenues(named, trace), trace), trace),
    request,
    trace
  ).map(row => withPrice(withoutExponent(withoutHolding(row), trace)))
  const rows = withinRange(withinADay(withValues(sources, trace)), trace)
  doubtFarEnds(rows, trace)
  doubtCaps(rows, trace)
  const judged = rows.some(isMarked) ? null : judgeUnmarked(rows.map(row => changesIn(row, false)))
  const unmarked = judged?.areShares === true
  const unit = unitOfChange(rows.map(row => changesIn(row, unmarked)))
  if (unit.isDoubtful && !unmarked) trace.doubt('unit', ['changePercent'], rows.length)
  const factors = rows.length > 0 && rows.every(isByFactor)
  if (factors || unmarked) for (const row of rows) claimChange(row, trace)
  // Neither a field name nor an opening price proves that these changes are percentages.
  if (!factors && unmarked && (unit.isDoubtful || !judged.isProved))
    trace.doubt('unit', ['changePercent'], rows.filter(({ found }) => numberOf(found.amount) !== null).length)
  const coins = rows.map(row => coinsOf(row, trace))
  const turnovers = rows.filter(
    ({ found: row }, index) =>
      coins[index] === undefined && numberOf(row.volume) === null && numberOf(row.turnover) !== null
  )
  trace.doubt('volume', ['volume'], turnovers.length)
  for (const row of rows) {
    const fields = inDoubtfulMoney(row, request)
    trace.doubt('which', fields, fields.length)
  }
  // The exchange is part of the key, because rows for the same symbol on several exchanges are about one
  // coin.
  const places = rows.map(({ symbol, exchange }) => `${symbol}@${exchange ?? ''}`)
  const shared = sharedSymbols(places)
  const data = rows.map((row, index) => ({
    ...quoteOf(row, request, factors ? 'factor' : unit.share, coins[index], factors || unmarked),
    ...(shared.has(places[index]?.toUpperCase() ?? '') && twinOf(row, trace))
  }))
  doubtSigns(rows, data, trace)
  return {
    kind: 'quotes',
    data,
    dropped: found.dropped + found.rows.length - rows.length
  }
}

export const decodeTop: Decoder = (body, request, trace = new Trace()) => {
  const answer = decodeQuotes(body, request, trace)
  if (answer?.kind !== 'quotes') return answer
  const keys = answer.data.every(({ rank }) => rank === null) ? numbersOfRows(body) : null
  const isByKey = keys?.length === answer.data.length
  // Keys that don't simply count the rows may be IDs.
  if (isByKey && keys.some((key, index) => key !== index + 1)) trace.doubt('which', ['rank'], keys.length)
  return {
    ...answer,
    data: answer.data.map((row, index) => ({
      ...row,
      rank: row.rank ?? (isByKey ? (keys[index] ?? null) : index + 1)
    }))
  }
}

function numbersOfRows(node: unknown): readonly number[] | null {
  if (!isObject(node)) return null
  const keys = Object.keys(node)
  if (keys.length > 1 && keys.every(key => /^[1-9]\d{0,4}$/.test(key) && isObject(node[key])))
    return keys.map(Number)
  return keys.map(key => numbersOfRows(node[key])).find(found => found !== null) ?? null
}

const ownSymbol = ({ found, coin }: Row<QuoteField>, request: CallRequest): string | null =>
  codeOf(found.symbol, request) ?? codeOf(found.pair, request) ?? coin

function symbolOf(row: Row<QuoteField>, request: CallRequest): string | null {
  const own = isBaseMoney(row, request) ? row.coin : ownSymbol(row, request)
  if (row.found.symbol !== undefined && row.slots.symbol === undefined)
    return textOf(toRequestedCoin(own, request))
  return own === null ? null : (requestedCoin(own, request) ?? own)
}

const isBaseMoney = ({ above, found, coin }: Row<QuoteField>, request: CallRequest): boolean =>
  coin !== null &&
  above.symbol !== undefined &&
  textOf(found.symbol)?.toUpperCase() === wantedCurrency(request) &&
  bareCoins(request).has(coin.toUpperCase())

/** A code such as 42, which looks like a number, is only accepted if it was requested. */
const codeOf = (symbol: unknown, request: CallRequest): string | null =>
  isReadable('code', symbol) || requestedCoin(String(symbol), request) !== null ? textOf(symbol) : null

const isExchange = (name: string): boolean => exchanges.has(name.toLowerCase())

function exchangeOf(row: Row<QuoteField>): string | null {
  const { exchange } = row.found
  return (isReadable('venue', exchange) ? textOf(exchange) : null) ?? exchangeAround(row)
}

function venueNameOf({ found: { currency, pair, name } }: Row<QuoteField>, symbol: string): string | null {
  const named = textOf(name)
  const isPair = currency !== undefined || pair !== undefined
  if (!isPair || named === null || !isExchange(named)) return null
  return coinIds.get(named.toLowerCase()) === symbol.toUpperCase() ? null : named
}

const exchangeAround = ({ path }: Row<QuoteField>): string | null => path.findLast(isExchange) ?? null

function otherName({ found, key }: Row<QuoteField>, request: CallRequest): string | null {
  const name = (key !== null && !isExchange(key) ? key : null) ?? textOf(found.id)
  const symbol = name === null ? undefined : coinIds.get(name)
  return (symbol === undefined ? undefined : bareCoins(request).get(symbol)) ?? name
}

/** Some responses repeat all quotes as formatted text, so later copies are dropped. */
function eachOnce(rows: readonly QuoteSource[], trace: Trace): readonly QuoteSource[] {
  const firsts = new Map<string, QuoteSource>()
  return rows.filter(row => {
    const name = `${row.coin ?? row.symbol}\n${row.exchange ?? ''}`
    const first = firsts.get(name)
    if (first === undefined) firsts.set(name, row)
    if (first === undefined || first.group === row.group || !mayBeSame(first, row)) return true
    trace.release(row.holders)
    return false
  })
}

/** A missing time, a missing currency and `$` match anything. */
function mayBeSame(one: QuoteSource, other: QuoteSource): boolean {
  const times = [one, other].map(({ found, time }) => timeOf(found.at ?? time))
  const moneys = [one, other].map(({ found, slots }) => slots.price?.currency ?? textOf(found.currency) ?? '')
  const agree = (values: readonly (string | number | null)[]): boolean =>
    values.includes(null) || values[0] === values[1]
  return (
    agree(times) && agree(moneys.map(money => (/^[A-Z]{3,5}$/i.test(money) ? money.toUpperCase() : null)))
  )
}

const isMarked = ({ found }: Row<QuoteField>): boolean =>
  found.changePercent !== undefined || found.change !== undefined

const changesIn = ({ found, slots }: Row<QuoteField>, unmarked: boolean): ReportedChange => ({
  change: percentOf(unmarked ? found.amount : found.changePercent),
  share: shareNamed(found.unit) ?? slots.changePercent?.share ?? null,
  price: numberOf(found.price),
  open: numberOf(found.open),
  low: numberOf(found.low),
  high: numberOf(found.high),
  amount: unmarked ? null : numberOf(found.amount)
})

function doubtSigns(rows: readonly QuoteSource[], data: readonly QuoteRow[], trace: Trace): void {
  const signs = rows.map(({ found, holders }, index) => ({
    percent: data[index]?.changePercent ?? null,
    price: numberOf(found.price),
    amount: found.changePercent === undefined ? null : numberOf(found.amount),
    open: numberOf(found.open),
    low: numberOf(found.low),
    high: numberOf(found.high),
    holders
  }))
  trace.doubt('which', ['changePercent'], otherWays(signs))
}

function coinsOf({ found, slots, holders }: QuoteSource, trace: Trace): unknown {
  if ((slots.volume?.rank ?? 0) < 0) return undefined
  const [price, low, high] = [found.price, found.low, found.high].map(numberOf)
  const prices = { low: low ?? (price ? price * 0.95 : null), high: high ?? (price ? price * 1.05 : null) }
  const coins = coinsTraded(holders, { volume: found.volume, turnover: found.turnover }, prices)
  if (coins === null) return undefined
  trace.claim(coins.holder, new Map([[coins.key, { field: 'volume', reads: 'number' }]]))
  return coins.value
}

function quoteOf(
  row: QuoteSource,
  request: CallRequest,
  share: ShareUnit,
  coins: unknown,
  isUnmarked: boolean
): QuoteRow {
  const { found, symbol, exchange, time } = row
  const { price, marketCap } = found
  const [low, high, bid, ask] = [found.low, found.high, found.bid, found.ask].map(offerOf)
  const volume = coins ?? found.volume ?? found.turnover
  const signed = isPercent(found.change) ? found.change : null
  const given = isUnmarked ? found.amount : (found.changePercent ?? signed)
  return {
    symbol,
    price: numberOf(price),
    low: low ?? null,
    high: high ?? null,
    ...(bid && { bid }),
    ...(ask && { ask }),
    changePercent: percentFrom(given, share),
    at: timeOf(found.at ?? time),
    exchange,
    currency: currencyOf(row, request),
    ...(isCurrencyFromRequest(row, request) && { isMoneyAsked: true }),
    marketCap: numberOf(marketCap),
    volume: numberOf(volume),
    rank: countOf(found.rank),
    name: nameOf(row),
    text: sourceText({
      price,
      low: low && found.low,
      high: high && found.high,
      changePercent: share === 'percent' ? given : null,
      marketCap,
      volume
    })
  }
}

/** Leaves out the name, because it has already been read. */
function twinOf(row: QuoteSource, trace: Trace): TwinIdentity {
  const { id, isActive } = identityIn(row, trace)
  return { ...(id !== undefined && { id }), ...(isActive !== undefined && { isActive }) }
}

/** In bids and asks, 0 means that there was no offer. */
const offerOf = (value: unknown): number | null => numberOf(value) || null

/** A name isn't used if it's a currency or is shared with other coins. */
function nameOf({ found, exchange, above, symbol }: QuoteSource): string | null {
  const isMoney = (value: unknown): boolean => {
    const text = textOf(value) ?? ''
    return currencies.has(text.toLowerCase()) && text.toUpperCase() !== symbol.toUpperCase()
  }
  const around = above.name?.holder === above.symbol?.holder ? textOf(above.name?.value) : null
  const own = found.name === above.name?.value || isMoney(found.name) ? around : textOf(found.name)
  const isFigure = own !== null && /^[a-z]+(?:_[a-z\d]+)+$/.test(own) && meaningOf([own]) !== null
  return own === exchange || isFigure ? null : own
}

/**
 * Records which field the change came from. If a factor of 1.02 is shown as 2%, it can't be found by its
 * value.
 */
function claimChange({ found, holders }: QuoteSource, trace: Trace): void {
  for (const holder of holders)
    for (const [key, value] of Object.entries(holder))
      if (value === found.amount)
        trace.claim(holder, new Map([[key, { field: 'changePercent', reads: 'percent' }]]))
}

function isByFactor({ found }: QuoteSource): boolean {
  const spans = [
    { value: numberOf(found.inAnHour), days: 1 / 24 },
    { value: numberOf(found.amount), days: 1 },
    { value: numberOf(found.inAWeek), days: 7 },
    { value: numberOf(found.inAMonth), days: 30 }
  ]
  return areFactors(spans.flatMap(({ value, days }) => (value === null ? [] : [{ value, days }])))
}
