import { clockMs } from '../mapping/apply-mapping'
import { numberOf, plainNumber } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { coinIds } from '../reader/lexicon'
import { readValue, wordKey } from '../mapping/read-value'
import type { Reads } from '../../../../src-shared/contract/response-mapping'

export interface ValuePair {
  readonly raw: unknown
  readonly out: unknown
}

const worded =
  /^(?:direction|exchange|group|name|trend|verdict|a|b|days|span|label|currency|source|from|to|symbol)$/

const moments = new Set(['time', 'at', 'athAt', 'atlAt', 'historySince'])

export function isSameValue(read: unknown, out: unknown): boolean {
  if (read === out) return true
  if (typeof read === 'number' && typeof out === 'number') return Math.abs(read - out) <= Math.abs(out) * 1e-9
  if (Array.isArray(read) && Array.isArray(out)) return JSON.stringify(read) === JSON.stringify(out)
  return false
}

export function readsOf(
  pairs: readonly ValuePair[],
  field: string,
  mayScale: boolean,
  mayBeWord = true
): Reads | null {
  const [first] = pairs
  if (first === undefined) return null
  for (const reads of candidates(first, field, mayScale))
    if (pairs.every(({ raw, out }) => isSameValue(readValue(reads, raw), out))) return reads
  return mayBeWord && worded.test(field) ? wordsOf(pairs, field) : null
}

function candidates({ raw, out }: ValuePair, field: string, mayScale: boolean): readonly Reads[] {
  if (Array.isArray(out)) return listReads(raw)
  if (typeof out === 'number') {
    if (typeof raw === 'boolean') return []
    return moments.has(field) ? timeReads(raw, out) : numberReads(raw, out, mayScale)
  }
  if (typeof out === 'string') return textReads(raw, out)
  return []
}

const numberKinds: readonly Reads[] = [
  { as: 'number' },
  { as: 'number', decimal: '.' },
  { as: 'number', decimal: ',' }
]

function numberReads(raw: unknown, out: number, mayScale: boolean): readonly Reads[] {
  const number = numberOf(raw) ?? numberOf(typeof raw === 'string' ? raw.replace('%', '') : raw)
  if (!mayScale || number === null || number === 0 || out === 0) return numberKinds
  const ratio = Number((out / number).toPrecision(9))
  const power = Math.log10(Math.abs(ratio))
  const isPower = Math.abs(power - Math.round(power)) < 1e-9 && Math.abs(power) < 31
  const factor = { as: 'number', times: 100, plus: -100 } as const
  return [...numberKinds, ...(isPower ? [{ as: 'number', times: ratio } as const] : []), factor]
}

const perUnit = { days: 86_400_000, s: 1000, ms: 1, us: 1e-3, ns: 1e-6 } as const

function timeReads(raw: unknown, out: number): readonly Reads[] {
  if (out < 1e11) return []
  const number = numberOf(raw)
  const reads: Reads[] = []
  if (number !== null)
    for (const unit of ['s', 'ms', 'us', 'ns', 'days'] as const)
      if (Math.abs(number * perUnit[unit] - out) <= 1) reads.push({ as: 'time', unit })
  reads.push({ as: 'time' }, { as: 'time', order: 'day first' }, { as: 'time', order: 'month first' })
  const time = timeOf(raw)
  if (time !== null && number === null && (time - out) % 900_000 === 0 && Math.abs(time - out) <= 54_000_000)
    reads.push({ as: 'time', zone: (time - out) / 60_000 })
  return reads
}

function textReads(raw: unknown, out: string): readonly Reads[] {
  if (typeof raw !== 'string' && typeof raw !== 'number') return []
  const text = String(raw).trim()
  const reads: Reads[] = [
    { as: 'text' },
    { as: 'text', letters: 'upper' },
    { as: 'text', part: 0 },
    { as: 'text', part: 1 },
    { as: 'text', part: 0, letters: 'upper' },
    { as: 'text', part: 1, letters: 'upper' },
    { as: 'text', joined: 'money' },
    { as: 'text', joined: 'coin' },
    { as: 'text', joined: 'money', letters: 'upper' },
    { as: 'text', joined: 'coin', letters: 'upper' }
  ]
  const at = text.indexOf(out)
  const isText = typeof raw === 'string' && /\p{L}/u.test(out)
  if (isText && at >= 0 && text.length - out.length <= 12 && text.length > out.length)
    reads.push({ as: 'text', without: [text.slice(0, at), text.slice(at + out.length)] })
  if (coinIds.has(text.toLowerCase())) reads.push({ as: 'text', ids: 'coins' })
  return reads
}

function listReads(raw: unknown): readonly Reads[] {
  if (typeof raw === 'string') return [',', ' ', '|', ';', '+'].map(between => ({ as: 'list', between }))
  if (!Array.isArray(raw)) return []
  const [first] = raw as readonly unknown[]
  if (typeof first !== 'object' || first === null) return [{ as: 'list' }]
  return Object.keys(first).flatMap(of => [
    { as: 'list', of },
    { as: 'list', of, part: 1 },
    { as: 'list', of, part: 0 }
  ])
}

function wordsOf(pairs: readonly ValuePair[], field: string): Reads | null {
  const words: Record<string, string | number> = {}
  for (const { raw, out } of pairs) {
    if (typeof raw === 'object' || raw === undefined || (typeof out !== 'string' && typeof out !== 'number'))
      return null
    if (!isWord(raw, out, field)) return null
    const key = wordKey(raw)
    if (key.length > 60 || (Object.hasOwn(words, key) && words[key] !== out)) return null
    words[key] = out
  }
  // So many words are probably names rather than a fixed set.
  if (Object.keys(words).length > 60) return null
  return { as: 'word', words }
}

function isWord(raw: unknown, out: string | number, field: string): boolean {
  if (field === 'direction' && (typeof raw === 'boolean' || Math.abs(numberOf(raw) ?? 9) <= 2)) return true
  if (field === 'days' && typeof out === 'number' && plainNumber(raw) !== null) return false
  if (typeof raw !== 'string' || !/\p{L}/u.test(raw)) return false
  if (!named.has(field)) return true
  const [text, word] = [raw.toLowerCase(), String(out).toLowerCase()]
  return text.includes(word) || word.includes(text)
}
const named = new Set(['symbol', 'a', 'b', 'exchange', 'currency', 'from', 'to', 'source'])

/** Whether a day and a time of day together give `out`, in epoch ms. */
export function clockPair(day: unknown, clock: unknown, out: number): boolean {
  const [midnight, ms] = [timeOf(day), clockMs(clock)]
  return midnight !== null && ms !== null && midnight + ms === out
}
