import { isObject, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { dayOrderIn, withDayOrder } from './day-order'
import { numberMarksIn, textsIn, withMark, type NumberMarks } from '../answers/number-marks'
import { isNamedUtc, withZone, zoneIn } from './body-zone'
import { withDeclaredScale } from './declared-scale'
import { sentJson } from '../../../../src-shared/json'

const deepest = 12

export interface NormalisedBody {
  readonly body: unknown
  readonly point: NumberMarks['point']
}

/** Ambiguous numbers and dates (`1,234`, `03/04/2026`) are rewritten if other values show what they mean. */
export function normaliseBody(body: unknown): NormalisedBody {
  const whole = withDeclaredScale(withInnerJson(body))
  const texts = textsIn(whole)
  const marks = numberMarksIn(whole, texts)
  const order = dayOrderIn(texts)
  const zone = zoneIn(whole)
  const { point } = marks
  if (marks.thousands === null && order === null && zone === null) return { body: whole, point }
  const meant = changed(whole, (text, key) => {
    const plain = withDayOrder(withMark(text, marks), order)
    return zone === null || isNamedUtc(key) ? plain : withZone(plain, zone)
  })
  return { body: meant, point }
}

const changed = (
  node: unknown,
  change: (text: string, key: string) => string,
  depth = 0,
  key = ''
): unknown => {
  if (typeof node === 'string') return change(node, key)
  if (depth > deepest) return node
  if (Array.isArray(node)) return node.map(entry => changed(entry, change, depth + 1, key))
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      isTimeText(name) ? change(name, key) : name,
      changed(value, change, depth + 1, name)
    ])
  )
}

const isTimeText = (name: string): boolean => name.length > 15 && /^\d{4}-\d/.test(name)

function withInnerJson(node: unknown, depth = 0): unknown {
  if (depth > deepest) return node
  if (typeof node === 'string') return linesIn(node) ?? textOrJson(node, depth)
  if (Array.isArray(node)) {
    const moment = javaDateText(node)
    if (moment !== null) return moment
    const list: readonly unknown[] = delimitedRows(node) ?? node
    if (list !== node) return list
    let own: unknown[] | null = null
    for (let place = 0; place < list.length; place++) {
      const child = list[place]
      if (typeof child === 'number') continue
      const read = withInnerJson(child, depth + 1)
      if (read !== child) (own ??= [...list])[place] = read
    }
    return own ?? node
  }
  if (!isObject(node)) return node
  const whole = wholeOf(node) ?? scaledOf(node)
  if (whole !== null) return whole
  let own: Record<string, unknown> | null = null
  for (const key in node) {
    const child = node[key]
    if (typeof child === 'number') continue
    const read = withInnerJson(child, depth + 1)
    if (read !== child) (own ??= { ...node })[key] = read
  }
  return own ?? node
}

function textOrJson(text: string, depth: number): unknown {
  const first = text.charCodeAt(0)
  if ((first !== brace && first !== bracket) || !/[}\]]\s*$/.test(text)) return text
  const parsed = sentJson(text)
  return typeof parsed === 'object' && parsed !== null ? withInnerJson(parsed, depth + 1) : text
}

const [brace, bracket] = [0x7b, 0x5b] as const

function wholeOf(node: JsonObject): unknown {
  if (!('nanos' in node || 'nano' in node)) return null
  const { units, seconds, nanos, nano, currencyCode, ...others } = node
  const [first, rest] = [numberOf(units ?? seconds), numberOf(nanos ?? nano)]
  if (first === null || rest === null || Object.keys(others).length > 0) return null
  if (!Number.isInteger(rest) || Math.abs(rest) >= 1e9) return null
  const value = Number((first + rest / 1e9).toPrecision(15))
  return typeof currencyCode === 'string' ? { amount: value, currency: currencyCode } : value
}

function scaledOf(node: JsonObject): unknown {
  if (!('scale' in node || 'decimals' in node || 'exponent' in node)) return null
  const { value, amount, unscaled, mantissa, scale, decimals, exponent, currency, ...others } = node
  const sent = value ?? amount ?? unscaled ?? mantissa
  const digits = numberOf(sent)
  const power = numberOf(exponent) ?? -(numberOf(scale ?? decimals) ?? NaN)
  if (digits === null || !Number.isInteger(digits) || Object.keys(others).length > 0) return null
  if (!Number.isInteger(power) || Math.abs(power) > 30) return null
  const scaled = Number(`${digits}e${power}`)
  return typeof currency === 'string' ? { amount: scaled, currency } : scaled
}

function javaDateText(list: readonly unknown[]): string | null {
  if (list.length < 3 || list.length > 7 || typeof list[0] !== 'number') return null
  if (list[0] < 2009 || list[0] > 2100 || !list.every(part => Number.isInteger(part))) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = list as readonly number[]
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59) return null
  const [date, time] = [
    [year, month, day],
    [hour, minute, second]
  ].map(parts => parts.map(part => String(part).padStart(2, '0')))
  return `${date?.join('-')} ${time?.join(':')}`
}

const fewest = 4
const marks = [',', ';', '|', '\t']

/** `"Date,Open,Close\n2026-10-01,1,2\n…"` */
function linesIn(text: string): readonly (readonly string[])[] | null {
  if (!text.includes('\n')) return null
  const lines = text.trim().split(/\r?\n/)
  const [header = '', ...others] = lines
  const mark = marks.find(one => header.includes(one))
  if (mark === undefined || others.length === 0) return null
  const rows = lines.map(line => line.split(mark).map(part => part.trim().replace(/^"(.*)"$/, '$1')))
  const { length = 0 } = rows[0] ?? []
  // In prose, lines rarely have equally many commas with numbers between them.
  const isRow = (row: readonly string[]): boolean =>
    row.length === length && row.slice(1).some(part => numberOf(part.replace(/%$/, '')) !== null)
  const isHeader = rows[0]?.every(name => name.length < 30 && numberOf(name) === null) === true
  return isHeader && rows.slice(1).every(isRow) ? rows : null
}

/** `["2026-09-05,71500.00,72289.29,72674.86", …]` */
function delimitedRows(list: readonly unknown[]): readonly (readonly string[])[] | null {
  const mark = typeof list[1] === 'string' ? markIn(list[0]) : undefined
  // If each text is a number such as `575,581,732,000,000`, the commas don't separate cells.
  if (mark === undefined || list.every(text => typeof text === 'string' && grouped.test(text.trim())))
    return null
  const rows = list.map(text => (typeof text === 'string' ? text.split(mark) : []))
  const { length = 0 } = rows[0] ?? []
  const areFigures = rows.every(
    row => row.length === length && row.filter(part => numberOf(part) !== null).length >= fewest - 1
  )
  return areFigures ? rows : null
}

const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A fast check, because few strings contain a delimiter. */
const markIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /[,;|\t]/.test(text)
    ? marks.find(mark => text.split(mark).length >= fewest)
    : undefined
