import { asRequestedCoin, type CallRequest } from '../answers/call-request'
import { isObject, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import type { Slots } from './fields'
import { isMetadataName } from './metadata'
import { coinIds, currencies, exchanges } from './lexicon'
import { isJoinedPair, isPairKey } from './pair-names'

export type NamedKey = { coin?: string; time?: unknown; key?: string } & { keyed: 'coin' | 'time' | 'key' }

/**
 * Returns the coin, time or exchange that a key stands for.
 * @param slots finds field names, which aren't coins
 * @param among the object with the key
 * @param isOfPairs whether to accept a pair even if another coin was requested
 */
export function keyNamed<Field extends string>(
  key: string,
  request: CallRequest,
  slots: Slots<Field>,
  isOfPairs: boolean,
  among?: JsonObject
): NamedKey | null {
  if (key.length > 40) return null
  const first = key.charCodeAt(0)
  const mayBeTime = (first >= 0x30 && first <= 0x39) || worded.test(key)
  if (mayBeTime && timeOf(key) !== null) return { time: key, keyed: 'time' }
  const own = slots([key])
  // In this kind of response, a pair is the name of a value, such as a correlation.
  if (own !== null && own.isNamedHere && own.rank < 0) return null
  const named = asRequestedCoin(key, request)
  const coin = request.coins.length === 0 && isMetadataName(key) ? null : named
  // Without this check, `PRICE` could be a coin, and so could `EUR` in a row that has its price in euros.
  const isCoin =
    request.coins.length > 0 ||
    own === null ||
    (among !== undefined && (isAmongCoins(key, among) || (isJoinedPair(key) && isObject(among[key]))))
  if (coin !== null && isCoin) return { coin, keyed: 'coin' }
  if (isOfPairs && isPair(key, request, slots, among)) return { coin: key, keyed: 'coin' }
  if (among !== undefined && isOtherCoin(key, request, isOfPairs, among))
    return { coin: coinIds.get(key) ?? key, keyed: 'coin' }
  return exchanges.has(key.toLowerCase()) ? { key, keyed: 'key' } : null
}

const worded = /^[A-Z][a-z]{2,8},? \d{1,2}\b.*\d{4}/

/** Whether a code is a currency but not a coin. `BTC`, for example, is both. */
const isMoneyAlone = (name: string): boolean =>
  currencies.has(name.toLowerCase()) && !coinsAndMoneys.test(name)

const coinsAndMoneys = /^(?:BTC|XBT|ETH|BNB|DAI|USDT|USDC)$/

/** Whether the keys next to a code such as `BTC` are coins, so that it's a coin too and not a currency. */
function isAmongCoins(key: string, among: JsonObject): boolean {
  if (!coinsAndMoneys.test(key) || !isObject(among[key])) return false
  let others = 0
  for (const name in among) {
    if (!isObject(among[name]) || name === key) continue
    if (isMoneyAlone(name)) return false
    if (/^[A-Z\d]{2,10}$/.test(name)) others++
  }
  return others > 0
}

const knownCoins: ReadonlySet<string> = new Set(coinIds.values())

/** The values of a coin that wasn't requested must not be shown as those of a requested coin. */
function isOtherCoin(key: string, request: CallRequest, isOfPairs: boolean, among: JsonObject): boolean {
  const value = among[key]
  if (typeof value !== 'object' || value === null) return false
  if (!coinIds.has(key) && !knownCoins.has(key)) return false
  const names = Object.keys(among)
  if (request.coins.length === 0 || names.length > mostSiblings || names.some(isMoneyAlone)) return false
  return !isOfPairs || names.some(name => isObject(among[name]) && asRequestedCoin(name, request) !== null)
}
const mostSiblings = 500

const isPair = <Field extends string>(
  key: string,
  request: CallRequest,
  slots: Slots<Field>,
  among?: JsonObject
): boolean =>
  isPairInMoney(key, request, among) ||
  (isJoinedPair(key)
    ? isObject(among?.[key])
    : isPairKey(key) && (key === key.toUpperCase() || isPairOfCoins(key, slots, among)))

/** The value of a pair whose currency comes first, such as `USDT_SOL`, must be an object or a number. */
function isPairInMoney(key: string, request: CallRequest, among?: JsonObject): boolean {
  const [, money = '', coin = ''] = /^([A-Z]{3,5})[-_/]([A-Z\d]{1,10})$/.exec(key) ?? []
  const isValue = isObject(among?.[key]) || numberOf(among?.[key]) !== null
  return currencies.has(money.toLowerCase()) && isValue && asRequestedCoin(coin, request) !== null
}

/** If its value is an object, `btc_idr` is a pair. `price_usd` isn't one, because `price` is a field name. */
function isPairOfCoins<Field extends string>(key: string, slots: Slots<Field>, among?: JsonObject): boolean {
  const [base = ''] = key.split(/[-_/]/)
  return isObject(among?.[key]) && (currencies.has(base) || slots([base]) === null)
}
