import { calms, marketWide, papers, slides, surges } from './headline-words'
import { keyOf, unitAt } from './noise'
import type { DemoCoin } from './listing'
import { dayMs, type DemoCandle, type SimulatedMarket } from './simulated-market'

export interface DemoHeadline {
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly url: string
  readonly at: number
  readonly coins: readonly string[]
}

const hoursInSlot = 6
const slotMs = (dayMs / 24) * hoursInSlot
const historyDays = 14

const pick = <Choice>(list: readonly Choice[], unit: number): Choice | undefined =>
  list[Math.floor(unit * list.length)]

function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}

/** Coins that move less don't get headlines about large moves. */
const quietDeviation = 0.002

/** `$78,560.69`, `$0.08331`. */
const inProse = (price: number): string =>
  price >= 1
    ? `$${price.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
    : `$${price.toFixed(Math.min(3 - Math.floor(Math.log10(price)), 20))}`

/** Null if the candles aren't newsworthy. */
function headlineFrom(
  coin: DemoCoin,
  key: number,
  candles: readonly DemoCandle[],
  laterMs: number
): DemoHeadline | null {
  const [first] = candles
  const last = candles.at(-1)
  if (first === undefined || last === undefined) return null
  const slot = Math.floor((first.time - laterMs) / slotMs)
  const move = last.close / first.open - 1
  const size = Math.abs(move) / (coin.dailyDeviation / 2)
  if (unitAt(key, 1, slot) > 0.12 + 0.5 * Math.min(size, 1.6)) return null
  const wide = coin.symbol === 'BTC' && unitAt(key, 2, slot) < 0.3
  const isCalm = size < 0.8 || coin.dailyDeviation < quietDeviation
  const templates = wide ? marketWide : isCalm ? calms : move > 0 ? surges : slides
  const template = pick(templates, unitAt(key, 3, slot))
  const paper = pick(papers, unitAt(key, 4, slot))
  if (template === undefined || paper === undefined) return null
  const words = {
    coin: coin.name || coin.symbol,
    pct: Math.abs(move * 100).toFixed(1),
    open: inProse(first.open),
    price: inProse(last.close),
    high: inProse(Math.max(...candles.map(candle => candle.high))),
    low: inProse(Math.min(...candles.map(candle => candle.low)))
  }
  const at = (slot + 1) * slotMs + Math.floor(unitAt(key, 5, slot) * 5400) * 1000 + laterMs
  return {
    title: fill(template.title, words),
    summary: fill(template.summary, words),
    source: paper.name,
    url: `https://${paper.host}/${coin.id}-${slot.toString(36)}`,
    at,
    coins: [coin.symbol]
  }
}

export function headlinesOf(market: SimulatedMarket, coin: DemoCoin, now: number): DemoHeadline[] {
  const key = keyOf(market.seed, `news ${coin.symbol}`)
  const end = Math.floor(now / slotMs) * slotMs
  const hours = market.candles(coin, '1h', end - historyDays * dayMs, end, now)
  const found: DemoHeadline[] = []
  for (let at = 0; at < hours.length; at += hoursInSlot) {
    const headline = headlineFrom(coin, key, hours.slice(at, at + hoursInSlot), market.daysLater * dayMs)
    if (headline !== null && headline.at <= now) found.push(headline)
  }
  return found
}
