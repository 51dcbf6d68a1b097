import { keyOf, unitAt } from './noise'
import { majors } from './major-coins'
import { others } from './other-coins'
import { day } from '../time'

/** The day for which the coin lists state prices, in days since 1970. */
export const anchorDay = Date.UTC(2026, 1, 17) / day

export interface Instrument {
  /** Instruments with the same key have the same price path. */
  readonly ownKey: number
  /** The price in dollars on the anchor day, without the random moves. */
  readonly base: number
  /** The standard deviation of the daily log return on a typical day. */
  readonly dailyDeviation: number
  /** The correlation with the whole market, from 0 to 1. */
  readonly marketShare: number
  /**
   * How far the price moves away over more than a day. 1 means a random walk, and a value near 0 a pegged
   * price.
   */
  readonly roaming: number
  /** The average log growth per year up to the anchor day. */
  readonly growth: number
  readonly decimals: number
  readonly lotDecimals: number
  readonly dailyLots: number
}

export interface DemoCoin extends Instrument {
  readonly id: string
  readonly symbol: string
  /** May be empty, as in the real list. */
  readonly name: string
  /** The main exchange comes first. */
  readonly sources: readonly string[]
  /** The first day with candles, in days since 1970. */
  readonly firstDay: number
  readonly supply: number
}

/** Returns the number of decimals with which a price has about six significant digits. */
export function decimalsFor(price: number): number {
  return Math.min(Math.max(6 - Math.ceil(Math.log10(price)), 2), 12)
}

function deviationOf(symbol: string, traits: readonly string[], key: number): number {
  if (traits.includes('s')) return 0.0004
  if (traits.includes('q')) return 0.008
  if (symbol === 'BTC') return 0.023
  if (symbol === 'ETH') return 0.032
  return (traits.includes('m') ? 0.052 : 0.037) * (0.85 + 0.3 * unitAt(key, 90, 0))
}

function shareOf(symbol: string, traits: readonly string[], key: number): number {
  if (traits.includes('s')) return 0.05
  if (traits.includes('q')) return 0.2
  if (symbol === 'BTC') return 0.93
  if (symbol === 'ETH') return 0.89
  return (traits.includes('m') ? 0.55 : 0.72) + 0.15 * unitAt(key, 91, 0)
}

function coinFrom(line: string, seed: number): DemoCoin {
  const [symbol = '', name = '', price = '', cap = '', exchanges = '', since = '', trait = ''] =
    line.split('|')
  const traits = trait.split(' ')
  const followed = traits.find(one => one.startsWith('='))?.slice(1)
  // A wrapped coin has the price path of the original.
  const drawnAs = followed ?? symbol
  const ownKey = keyOf(seed, drawnAs)
  const base = Number(price)
  const supply = (Number(cap) * 1e6) / base
  const growth = Number(traits.find(one => one.startsWith('g'))?.slice(1) ?? 0) / 100
  const turnover = 0.01 + 0.07 * unitAt(keyOf(seed, symbol), 92, 0)
  const lotDecimals = Math.min(Math.max(Math.round(9 - Math.log10(supply * turnover)), 0), 8)
  return {
    id: (name || symbol).toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    symbol,
    name,
    sources: exchanges.split(' '),
    firstDay: Date.parse(`${since}T00:00:00Z`) / day,
    supply,
    ownKey,
    base,
    dailyDeviation: deviationOf(drawnAs, traits, ownKey),
    marketShare: shareOf(drawnAs, traits, ownKey),
    roaming: traits.includes('s') ? 0.12 : 1,
    growth: Math.log(1 + (followed === 'BTC' ? 0.34 : followed === 'ETH' ? 0.22 : growth)),
    decimals: decimalsFor(base),
    lotDecimals,
    dailyLots: Math.round(supply * turnover * 10 ** lotDecimals)
  }
}

/**
 * Returns the coins by market cap on the anchor day.
 * @param count the number of coins. If there aren't enough named coins, made-up small coins are added.
 * Default: all named coins
 */
export function demoCoins(seed: number, count?: number): readonly DemoCoin[] {
  const lines = `${majors}${others}`.split('\n').filter(line => line !== '')
  const named = lines
    .map(line => coinFrom(line, seed))
    .sort((a, b) => b.supply * b.base - a.supply * a.base || a.symbol.localeCompare(b.symbol))
  if (count === undefined) return named
  const more = Array.from({ length: Math.max(0, count - named.length) }, (_, at) =>
    coinFrom(madeUpLine(at + 1, keyOf(seed, `small coin ${at}`)), seed)
  )
  return [...named, ...more].slice(0, count)
}

/** Higher numbers mean smaller coins. */
function madeUpLine(number: number, key: number): string {
  const price = Number((10 ** (3 * unitAt(key, 93, 0) - 2)).toPrecision(3))
  const millions = Number((4 / (1 + number / 100)).toPrecision(3))
  return `X${number}|Small coin ${number}|${price}|${millions}|binance kucoin|2022-01-01|m`
}
