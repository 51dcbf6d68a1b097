import { digits } from '../wording'
import { calms, marketWide, papers, slides, surges, type Template } from './headline-words'
import { keyOf, unitAt } from './noise'
import type { DemoCoin } from './roster'
import { dayMs, type SimulatedMarket } from './simulated-market'

export interface DemoHeadline {
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly url: string
  readonly at: number
  readonly coins: readonly string[]
}

/** News is looked for once in six hours a coin. */
const slotMs = dayMs / 4
/** How far back headlines are kept. */
export const keptDays = 14

const pick = <T>(list: readonly T[], unit: number): T | undefined => list[Math.floor(unit * list.length)]

function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}

function headlineIn(market: SimulatedMarket, coin: DemoCoin, slot: number): DemoHeadline | null {
  const key = keyOf(market.seed, `news ${coin.symbol}`)
  const end = (slot + 1) * slotMs
  const [first, ...rest] = market.candles(coin, '1h', end - slotMs, end, end - 1000)
  if (first === undefined) return null
  const last = rest.at(-1) ?? first
  const move = last.close / first.open - 1
  const usual = coin.dailyDeviation / 2
  const size = Math.abs(move) / usual
  // Big moves nearly always make news, quiet hours seldom.
  if (unitAt(key, 1, slot) > 0.12 + 0.5 * Math.min(size, 1.6)) return null
  const wide = coin.symbol === 'BTC' && unitAt(key, 2, slot) < 0.3
  const templates: readonly Template[] = wide ? marketWide : size < 0.8 ? calms : move > 0 ? surges : slides
  const template = pick(templates, unitAt(key, 3, slot))
  const paper = pick(papers, unitAt(key, 4, slot))
  if (template === undefined || paper === undefined) return null
  const dollars = (price: number): string => `$${digits(price, coin.decimals)}`
  const all = [first, ...rest]
  const words = {
    coin: coin.name || coin.symbol,
    pct: Math.abs(move * 100).toFixed(1),
    price: dollars(last.close),
    high: dollars(Math.max(...all.map(candle => candle.high))),
    low: dollars(Math.min(...all.map(candle => candle.low)))
  }
  // Written a while after the hours it speaks of.
  const at = end + Math.floor(unitAt(key, 5, slot) * 5400) * 1000
  return {
    title: fill(template.title, words),
    summary: fill(template.summary, words),
    source: paper.name,
    url: `https://${paper.host}/${new Date(at).toISOString().slice(0, 10)}/${coin.id}-${slot.toString(36)}`,
    at,
    coins: [coin.symbol]
  }
}

/** Headlines about the coins published up to `now`, newest first. */
export function headlinesOf(
  market: SimulatedMarket,
  coins: readonly DemoCoin[],
  now: number
): DemoHeadline[] {
  const lastSlot = Math.floor(now / slotMs) - 1
  const found: DemoHeadline[] = []
  for (const coin of coins) {
    for (let slot = lastSlot; slot > lastSlot - keptDays * 4; slot -= 1) {
      const headline = headlineIn(market, coin, slot)
      if (headline !== null && headline.at <= now) found.push(headline)
    }
  }
  return found.sort((a, b) => b.at - a.at || a.title.localeCompare(b.title))
}
