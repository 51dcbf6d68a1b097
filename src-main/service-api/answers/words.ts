import type { Direction } from './answer'
import { bareName } from './json'

const up = new Set([
  'up',
  'bull',
  'bullish',
  'long',
  'buy',
  'uptrend',
  'upward',
  'upwards',
  'rising',
  'high',
  'above',
  'green',
  '1'
])
const down = new Set([
  'down',
  'bear',
  'bearish',
  'short',
  'sell',
  'downtrend',
  'downward',
  'downwards',
  'falling',
  'low',
  'below',
  'red'
])

/** up or down from the word, or from 1 and -1; any other word is null, not a guess. */
export function directionOf(value: unknown): Direction | null {
  if (value === 1) return 'up'
  if (value === -1) return 'down'
  if (typeof value !== 'string') return null
  if (value.trim() === '-1') return 'down'
  const word = bareName(value)
  return up.has(word) ? 'up' : down.has(word) ? 'down' : null
}

/** A link to open: absolute http or https, else null. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4000) return null
  const text = value.trim()
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : null
}
