import type { CallRequest } from '../answers/call-request'
import { isObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import type { Step } from '../../../../src-shared/contract/response-mapping'

export interface KeyWords {
  readonly texts: ReadonlySet<string>
  readonly moneys: ReadonlySet<string>
  /** Names of coins and other titles in the decoded data. Entries with such a name are rows, not fields. */
  readonly titles: ReadonlySet<string>
  readonly times: ReadonlySet<number>
}

const naming = ['name', 'key', 'field', 'metric', 'label', 'k', 'id', 'indicator', 'title', 'type']
const valueKeys = ['value', 'val', 'v']

interface NamedEntry {
  readonly by: Readonly<Record<string, string | number>>
  readonly entry: unknown
}

export function entriesByName(list: readonly unknown[]): readonly NamedEntry[] | null {
  const [first] = list
  if (!isObject(first) || list.length < 2 || !list.every(isObject)) return null
  const by = naming.find(key => typeof first[key] === 'string')
  if (by === undefined || !valueKeys.some(key => key in first) || Object.keys(first).length > 2) return null
  const names = list.map(entry => (entry as Record<string, unknown>)[by])
  if (!names.every(name => typeof name === 'string') || new Set(names).size < names.length) return null
  return list.map((entry, at) => ({ by: { [by]: String(names[at]) }, entry }))
}

export const kinds = [...naming, ...'kind ma window period span series level range method'.split(' ')]
export const lengths = ['length', 'period', 'window', 'days', 'timeperiod', 'time_period', 'timePeriod']

/** Returns null if the entries are rows, which are named after coins or other decoded values. */
export function namedParts(list: readonly unknown[], words: KeyWords): ReturnType<typeof entriesByName> {
  const { texts, titles, times } = words
  const [first] = list
  if (Array.isArray(first)) return namedRows(list, words)
  if (!isObject(first) || !list.every(isObject)) return null
  const has = (key: string, types: readonly string[]): boolean =>
    list.every(entry => types.includes(typeof (entry as Record<string, unknown>)[key]))
  const others = Object.keys(first).filter(key => !kinds.includes(key) && !lengths.includes(key))
  const texted = [...kinds, ...others].filter(key => has(key, ['string']))
  const numbers = lengths.filter(key => has(key, ['number', 'string']))
  for (const keys of [...texted, ...numbers]
    .map(key => [key])
    .concat(texted.flatMap(word => numbers.filter(one => one !== word).map(one => [word, one])))) {
    const own = list.map(entry =>
      Object.fromEntries(keys.map(key => [key, (entry as Record<string, string | number>)[key] ?? '']))
    )
    if (new Set(own.map(one => JSON.stringify(one))).size < own.length) continue
    const isOdd = (name: string | number): boolean =>
      (others.includes(keys[0] ?? '') && !isName(name)) ||
      isData(name, { texts, titles }) ||
      String(name).length > 60 ||
      times.has(timeOf(name) ?? NaN)
    if (own.some(one => Object.values(one).some(isOdd))) continue
    return list.map((entry, at) => ({ by: own[at] ?? {}, entry }))
  }
  return null
}

/** A name that is the requested currency is stored as such, because the next call may request another one. */
export function namedByMoney(
  by: NamedEntry['by'],
  { params }: CallRequest
): Extract<Step, { entry: unknown }>['entry'] {
  const moneyOf = (name: string | number): (typeof by)[string] | { asked: 'currency' | 'convert' } => {
    for (const parameter of ['currency', 'convert'] as const)
      if (params[parameter]?.trim().toUpperCase() === String(name).toUpperCase()) return { asked: parameter }
    return name
  }
  return Object.fromEntries(Object.entries(by).map(([key, name]) => [key, moneyOf(name)]))
}

const isName = (text: unknown): text is string =>
  typeof text === 'string' && /^\p{L}/u.test(text) && numberOf(text) === null

const isData = (name: string | number, { texts, titles }: Pick<KeyWords, 'texts' | 'titles'>): boolean =>
  texts.has(String(name).toLowerCase()) || titles.has(String(name))

function namedRows(list: readonly unknown[], words: KeyWords): ReturnType<typeof entriesByName> {
  const rows = list.filter((entry): entry is readonly unknown[] => Array.isArray(entry) && entry.length > 1)
  const names = rows.map(([name]) => name)
  const areNames = names.every(
    (name): name is string | number => typeof name === 'string' || (typeof name === 'number' && name < 1000)
  )
  if (rows.length < list.length || !areNames || new Set(names).size < names.length) return null
  if (names.some(name => isData(name, words) || words.times.has(timeOf(name) ?? NaN))) return null
  return rows.map((entry, at) => ({ by: { 0: names[at] ?? '' }, entry }))
}
