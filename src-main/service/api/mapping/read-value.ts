import { textOf } from '../answers/json'
import { numberOf, percentOf, plainNumber } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { withDayOrder } from '../reader/day-order'
import { coinIds } from '../reader/lexicon'
import type { Reads } from '../../../../src-shared/contract/response-mapping'

type NumberReads = Extract<Reads, { as: 'number' }>
type TimeReads = Extract<Reads, { as: 'time' }>
type TextReads = Extract<Reads, { as: 'text' }>

export function readValue(reads: Reads, value: unknown): unknown {
  switch (reads.as) {
    case 'number':
      return readNumber(reads, value)
    case 'time':
      return readTime(reads, value)
    case 'text':
      return readText(reads, value)
    case 'word':
      return reads.words[wordKey(value)] ?? null
    case 'list':
      return readList(reads, value)
    // `applyMapping` reads these, because it can look up the list.
    case 'index':
      return null
  }
}

export const wordKey = (value: unknown): string => (typeof value === 'string' ? value.trim() : String(value))

export function readNumber(reads: NumberReads, value: unknown): number | null {
  const plain = typeof value === 'string' ? textNumber(value, reads.decimal) : plainNumber(value)
  if (plain === null || plain === reads.none) return null
  if (reads.times === undefined && reads.plus === undefined) return plain
  return exact(plain * (reads.times ?? 1) + (reads.plus ?? 0))
}

/** Removes binary rounding errors, so that 0.07 times 100 is 7. */
const exact = (number: number): number => Number(number.toPrecision(12))

function textNumber(text: string, decimal: '.' | ',' | undefined): number | null {
  if (decimal === undefined) return plainNumber(text) ?? numberOf(text) ?? percentOf(text)
  const plain = withoutGroups(text, decimal === '.' ? ',' : '.')?.replace(decimal, '.') ?? null
  return numberOf(plain) ?? percentOf(plain)
}

/**
 * Returns null if the separators don't separate thousands, as in `0.04`. Indian grouping has two digits in
 * each group before the last three.
 */
function withoutGroups(text: string, separator: '.' | ','): string | null {
  if (!text.includes(separator)) return text
  return grouped[separator].test(text) ? text.replaceAll(separator, '') : null
}
const grouped = {
  '.': /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3}(?![\d.])/,
  ',': /(?<![\d.,])[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?![\d,])/
} as const

const dayMs = 86_400_000
const perUnit = { days: dayMs, s: 1000, ms: 1, us: 1e-3, ns: 1e-6 } as const

export function readTime({ unit, order, zone = 0 }: TimeReads, value: unknown): number | null {
  if (unit !== undefined) {
    const number = numberOf(value)
    return number === null || number === 0 ? null : Math.round(number * perUnit[unit])
  }
  if (Array.isArray(value)) return javaTime(value)
  const text = order === undefined || typeof value !== 'string' ? value : withDayOrder(value, order)
  const time = timeOf(text)
  return time === null ? null : time - zone * 60_000
}

/** Reads `[2026, 4, 27, 12, 0]` in UTC. The time may be missing. */
function javaTime(parts: readonly unknown[]): number | null {
  if (parts.length < 3 || parts.length > 7 || !parts.every(Number.isInteger)) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts as readonly number[]
  return year < 1990 || month < 1 || month > 12 || day < 1 || day > 31
    ? null
    : Date.UTC(year, month - 1, day, hour, minute, second)
}

function readText({ part, without, letters, ids, joined }: TextReads, value: unknown): string | null {
  let text = textOf(value)
  if (text === null) return null
  if (part !== undefined) text = text.split(pairMarks)[part] ?? null
  if (text !== null && without !== undefined) text = stripped(text, without)
  if (text === null) return null
  if (joined !== undefined) text = pairIn(text)?.[joined === 'coin' ? 1 : 2] ?? null
  if (text === null) return null
  if (ids !== undefined) return coinIds.get(text.toLowerCase()) ?? null
  return letters === 'upper' ? text.toUpperCase() : letters === 'lower' ? text.toLowerCase() : text
}

const joinedPair = /^([A-Z\d]{2,10}?)(USDT|USDC|FDUSD|BUSD|USD|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD)$/i
/** Pairs in rarer currencies are only read if the first coin is well known, because `STETH` is a coin. */
const rarePair = /^([A-Z\d]{2,10}?)(BTC|ETH|CAD|CHF|MXN|ZAR|IDR|THB|PLN)$/i
const knownCoins: ReadonlySet<string> = new Set([...coinIds.values(), 'XBT'])

function pairIn(text: string): RegExpExecArray | null {
  const rare = joinedPair.test(text) ? null : rarePair.exec(text)
  return rare !== null && knownCoins.has((rare[1] ?? '').toUpperCase()) ? rare : joinedPair.exec(text)
}

const pairMarks = /[-_/:@|~ ]+/

function stripped(text: string, [before, after]: readonly [string, string]): string | null {
  if (!text.startsWith(before) || !text.endsWith(after)) return null
  const inner = text.slice(before.length, text.length - after.length)
  return inner === '' ? null : inner
}

function readList({ of, between, part }: Extract<Reads, { as: 'list' }>, value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : between === undefined
      ? [value]
      : (textOf(value)?.split(between) ?? [])
  return [
    ...new Set(
      entries.flatMap(entry => {
        const own =
          of !== undefined && typeof entry === 'object' && entry !== null
            ? (entry as Record<string, unknown>)[of]
            : entry
        const whole = textOf(own)
        const text = part === undefined ? whole : (whole?.split(pairMarks)[part] ?? null)
        return text === null ? [] : [text]
      })
    )
  ]
}
