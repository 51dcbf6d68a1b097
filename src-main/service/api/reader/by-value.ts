import { isObject, textOf } from '../answers/json'
import { numberOf, percentOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { directionOf } from '../answers/words'
import { spanNamed } from './span-names'
import { daysOf } from './spans'
import { isReadable, type FieldReads } from './vocabulary'
import { day as dayMs } from '../../../../src-shared/time'

export function valuesIn(data: unknown): ReadonlySet<string | number> {
  const values = new Set<string | number>()
  const names = new Set<string>()
  const open: unknown[] = [data]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node === 'number') values.add(node)
    else if (typeof node === 'string') values.add(node.toLowerCase())
    else if (Array.isArray(node)) for (const entry of node) open.push(entry)
    else if (isObject(node))
      for (const key in node) {
        if (!names.has(key)) {
          names.add(key)
          partsOf(key).forEach(part => values.add(part.toLowerCase()))
        }
        const value = node[key]
        if (typeof value === 'number') values.add(value)
        else if (value !== null) open.push(value)
      }
  }
  return values
}

/**
 * The parts of a key such as `RSI.weight` count too: `RSI` names an entry, and `weight` is one of its values.
 */
const partsOf = (key: string): readonly string[] =>
  key.includes('.') ? [key, ...key.split('.'), key.slice(0, key.lastIndexOf('.'))] : [key]

const naming: ReadonlySet<FieldReads> = new Set(['name', 'unit', 'side', 'flag'])

/** Whether a value of the response is among the decoded values, once it's read as its field says. */
export function occurs(values: ReadonlySet<string | number>, reads: FieldReads, leaf: unknown): boolean {
  if (reads !== 'number' && reads !== 'time')
    // Units and other descriptions don't appear in the decoded data.
    return naming.has(reads) ? isReadable(reads, leaf) : isAmong(values, leaf)
  const value = reads === 'number' ? numberOf(leaf) : timeOf(leaf)
  if (value === null || values.has(value)) return value !== null
  // The response may give the value in millions or another unit (`volume_mn`).
  if (reads !== 'number' || value === 0) return false
  if (scales.some(scale => values.has(Number((value * scale).toPrecision(15))))) return true
  return Number.isInteger(value) && Math.abs(value) >= 1e6 && isInParts(values, value)
}

/** A coin's smallest unit differs from the decoded value by a power of ten. */
function isInParts(values: ReadonlySet<string | number>, value: number): boolean {
  const [digits = '', power = '0'] = String(value).split('e')
  for (let less = 1; less <= 30; less++)
    if (values.has(Number(`${digits}e${Number(power) - less}`))) return true
  return false
}

const scales = [1e3, 1e6, 1e9, 1e12]

export function isAmong(values: ReadonlySet<string | number>, leaf: unknown): boolean {
  const text = textOf(leaf)?.toLowerCase() ?? null
  if (text !== null && values.has(text)) return true
  const fraction = percentOf(leaf)
  const number = numberOf(leaf)
  const readings = [number, fraction, timeOf(leaf), directionOf(leaf)]
  if (number !== null && number !== 0 && occurs(values, 'number', number)) return true
  if (fraction !== null)
    for (const part of [fraction * 100, fraction / 10, fraction / 100, (fraction - 1) * 100])
      readings.push(Number(part.toPrecision(12)))
  if (readings.some(value => value !== null && values.has(value))) return true
  const span = text !== null && text.length < 30 ? spanNamed(text) : null
  if (span !== null && (values.has(span) || values.has(daysOf(span) ?? -1))) return true
  if (text !== null && partOfAMoment.test(text) && isPartOf(values, text)) return true
  return text !== null && text.length < 200 && text.split(/[\s,+|/:_-]+/).every(part => values.has(part))
}

const partOfAMoment = /^(?:\d{4}[-/.]?\d{2}[-/.]?\d{2}|\d{1,2}:\d{2}(?::\d{2})?|\d{4}(?:\d{2})?)$/
const days = new WeakMap<ReadonlySet<string | number>, ReadonlySet<number>>()

function isPartOf(values: ReadonlySet<string | number>, text: string): boolean {
  let parts = days.get(values)
  if (parts === undefined) {
    const moments = [...values].filter((value): value is number => typeof value === 'number' && value > 1e11)
    // Times of day are below 24 hours in ms, so they can't be mistaken for dates.
    parts = new Set(moments.flatMap(at => [Math.floor(at / dayMs) * dayMs, at % dayMs]))
    days.set(values, parts)
  }
  const digits = text.includes(':') ? text : text.replace(/^(\d{2})(\d{2})(\d{2})?$/, '$1:$2:$3')
  const [, hour, minute, second = ''] = /^(\d{1,2}):(\d{2}):?(\d{2})?$/.exec(digits) ?? []
  if (hour !== undefined)
    return parts.has(((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000)
  const day = timeOf(text)
  return day !== null && parts.has(day)
}
