import { formatPercent } from '../../../src-shared/format/percent'
import { digitsBeside, formatPrice } from '../../../src-shared/format/price'
import type { Anchor } from './anchors'
import type { Distance } from './measure'

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min']
] as const

/** A distance in two lines: `+1,204.50 (+1.80 %)` and `12 candles, 12 h`. */
export function measureWords(
  from: Anchor,
  { bars, ms, change, percent }: Distance
): readonly [string, string] {
  const sign = change > 0 ? '+' : ''
  const digits = digitsBeside(from.price)
  const count = `${minus(bars)} ${Math.abs(bars) === 1 ? 'candle' : 'candles'}`
  return [`${sign}${formatPrice(change, digits)} (${formatPercent(percent)})`, `${count}, ${span(ms)}`]
}

/** In its two largest units: `2 d 4 h`, `−45 min`. */
function span(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 60_000) * 60_000
  const words: string[] = []
  for (const [size, unit] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) words.push(`${count} ${unit}`)
  }
  const text = words.slice(0, 2).join(' ') || '0 min'
  return ms < 0 && text !== '0 min' ? `−${text}` : text
}

const minus = (count: number): string => String(count).replace('-', '−')
