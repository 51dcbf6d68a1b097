import { asRequestedCoin, type CallRequest } from '../answers/call-request'
import { isObject, isScalar } from '../answers/json'
import { timeOf } from '../answers/times'
import { coinIds } from '../reader/lexicon'
import { sentJson } from '../../../../src-shared/json'
import { numberOf } from '../answers/numbers'
import { parsedText, soleKey } from '../mapping/walk-path'
import { headerNamesIn, rowKinds } from './long-rows'
import { namedByMoney, entriesByName, namedParts, type KeyWords } from './named-entries'
import type { EachStep, Step, When } from '../../../../src-shared/contract/response-mapping'

/** A wildcard in a path, which stands for every entry of a list or keyed object. */
export interface Star {
  readonly star: 'list' | 'keys'
  readonly only?: EachStep['only']
  readonly besides?: readonly string[]
  readonly when?: When
}
export type GenStep = Step | Star
export const isStar = (step: GenStep | undefined): step is Star => typeof step === 'object' && 'star' in step

export interface LeafCell {
  readonly stars: readonly (string | number)[]
  readonly value: string | number | boolean | null | readonly unknown[]
}

export interface LeafColumn {
  readonly steps: readonly GenStep[]
  readonly cells: LeafCell[]
  readonly byStars: Map<string, LeafCell>
  /** The paths as shown to users, such as `data.*.price`. */
  readonly places: Set<string>
  readonly isOfLists: boolean
}

export interface LeafLayout {
  readonly lists: 'columns' | 'positions'
  /** Whether nested lists are rows of a matrix. */
  readonly isMatrix?: boolean
  /** Whether nested lists are columns. */
  readonly isTurned: boolean
  /** Whether entries with a name are fields of one row. */
  readonly isNamed?: boolean
  /** Whether the object under each currency is a row. */
  readonly areMoneys?: boolean
  /** Whether each value of an indicator is a row. */
  readonly isLong?: boolean
  /** Whether the meaning of an object depends on its position in a row. */
  readonly areCells?: boolean
}

export const starsKey = (stars: readonly (string | number)[]): string => stars.join('\u0000')

const deepest = 14
const mostCells = 60_000

export function columnsIn(
  body: unknown,
  request: CallRequest,
  words: KeyWords,
  layout: LeafLayout
): readonly LeafColumn[] {
  const columns = new Map<string, LeafColumn>()
  const headers = layout.isLong === true ? headerNamesIn(body) : new Map<number, readonly string[]>()
  let cells = 0
  const add = (
    steps: readonly GenStep[],
    stars: LeafCell['stars'],
    place: readonly string[],
    value: LeafCell['value']
  ): void => {
    if (++cells > mostCells) return
    const isOfLists = Array.isArray(value)
    const name = `${isOfLists ? 'list ' : ''}${JSON.stringify(steps)}`
    let column = columns.get(name)
    if (column === undefined)
      columns.set(name, (column = { steps, cells: [], byStars: new Map(), places: new Set(), isOfLists }))
    const cell = { stars, value }
    column.cells.push(cell)
    column.byStars.set(starsKey(stars), cell)
    column.places.add(place.join('.'))
  }
  const visit = (
    node: unknown,
    steps: readonly GenStep[],
    stars: LeafCell['stars'],
    place: readonly string[],
    above: 'list' | 'keys' | 'object' | null
  ): void => {
    if (steps.length > deepest) return
    if (typeof node === 'string' && /^\s*[[{]/.test(node)) {
      const parsed = sentJson(node)
      if (typeof parsed === 'object' && parsed !== null) {
        visit(parsed, [...steps, { parsed: 'json' }], stars, place, above)
        return
      }
    }
    if (typeof node === 'string' && layout.lists === 'columns') {
      const parts = partsOf(node)
      if (parts !== null) {
        visit(
          parts.value,
          [...steps, { parsed: parts.by }],
          stars,
          place,
          parts.by === 'lines' ? above : 'list'
        )
        return
      }
    }
    if (isScalar(node)) {
      add(steps, stars, place, node)
      return
    }
    if (Array.isArray(node)) {
      const list: readonly unknown[] = node
      if (list.every(entry => isScalar(entry))) {
        if (list.length > 0) add(steps, stars, place, list)
        if (layout.isMatrix !== true && arePositions(list, above, layout)) {
          list.forEach((entry, at) => visit(entry, [...steps, at], stars, [...place, String(at)], 'list'))
          return
        }
      } else if (above !== null && list.every(isObject)) add(steps, stars, place, list)
      if (layout.isTurned && list.length > 0 && list.every(entry => Array.isArray(entry))) {
        list.forEach((entry, at) => visit(entry, [...steps, at], stars, [...place, '*'], 'object'))
        return
      }
      const keys = list.map(soleKey)
      if (keys.length > 1 && new Set(keys).size === keys.length && keys.every(key => isField(key, words))) {
        visit(Object.assign({}, ...list), steps, stars, [...place, '*'], 'object')
        return
      }
      const named = layout.isNamed === true ? namedParts(list, words) : entriesByName(list)
      if (named !== null) {
        for (const { by, entry } of named)
          visit(entry, [...steps, { entry: namedByMoney(by, request) }], stars, [...place, '*'], 'object')
        return
      }
      if (above === 'list' && list.some(isScalar) && !list.every(isScalar) && list.length < 60) {
        list.forEach((entry, at) => visit(entry, [...steps, at], stars, [...place, String(at)], 'object'))
        return
      }
      if (layout.areCells === true && stars.length > 0 && list.length < 60 && above === 'object') {
        list.forEach((entry, at) => visit(entry, [...steps, at], stars, [...place, '*'], 'object'))
        return
      }
      const whens = layout.isLong === true ? rowKinds(list, words, headers) : null
      list.forEach((entry, at) => {
        const when = whens?.[at]
        const star: Star = { star: 'list', ...(when !== undefined && { when }) }
        visit(entry, [...steps, star], [...stars, at], [...place, '*'], 'list')
      })
      return
    }
    if (!isObject(node)) return
    const star = keyStar(node, request, words, layout)
    for (const key in node) {
      const child = node[key]
      if (star?.keys.has(key) === true)
        visit(child, [...steps, star.step], [...stars, key], [...place, key], 'keys')
      else visit(child, [...steps, currencyStep(key, request) ?? key], stars, [...place, key], 'object')
    }
  }
  visit(body, [], [], [], null)
  return [...columns.values()]
}

const isField = (key: string | null, { texts, times }: KeyWords): boolean =>
  key !== null && !texts.has(key.toLowerCase()) && !times.has(timeOf(key) ?? NaN)

export function parsedIn(
  text: string
): { readonly by: Extract<Step, { parsed: unknown }>['parsed']; readonly value: unknown } | null {
  const parsed = /^\s*[[{]/.test(text) ? sentJson(text) : undefined
  return typeof parsed === 'object' && parsed !== null ? { by: 'json', value: parsed } : partsOf(text)
}

const marks = [',', ';', '|', '\t'] as const

function partsOf(
  text: string
): { readonly by: 'lines' | (typeof marks)[number]; readonly value: unknown } | null {
  if (text.includes('\n')) return { by: 'lines', value: parsedText(text, 'lines') }
  for (const by of marks) {
    const parts = text.split(by)
    if (parts.length < 4 || parts.filter(part => numberOf(part) !== null).length < 3) continue
    if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text.trim())) return null
    return { by, value: parsedText(text, by) }
  }
  return null
}

function arePositions(
  list: readonly unknown[],
  above: 'list' | 'keys' | 'object' | null,
  layout: LeafLayout
): boolean {
  if (list.length > 60) return false
  if (above === 'list') return !layout.isTurned
  if (above === 'keys') return layout.lists !== 'columns' || list.length > 1
  const kinds = new Set(list.filter(value => value !== null && value !== '').map(value => typeof value))
  return layout.lists === 'positions' || (kinds.size > 1 && !layout.isTurned)
}

function keyStar(
  node: Readonly<Record<string, unknown>>,
  request: CallRequest,
  { texts, moneys, times }: KeyWords,
  { areMoneys }: LeafLayout
): { readonly step: Star; readonly keys: ReadonlySet<string> } | null {
  const all = Object.keys(node)
  const isCoin = (key: string): boolean =>
    asRequestedCoin(key, request) !== null && (request.coins.length > 0 || texts.has(key.toLowerCase()))
  const isTime = (key: string): boolean => key.length > 3 && times.has(timeOf(key) ?? NaN)
  const isWord = (key: string): boolean =>
    (areMoneys === true && moneys.has(key.toLowerCase())) ||
    texts.has(key.toLowerCase()) ||
    texts.has((coinIds.get(key.toLowerCase()) ?? '\n').toLowerCase())
  const keys = all.filter(
    key => !isRequestedCurrency(key, request) && (isCoin(key) || isTime(key) || isWord(key))
  )
  if (keys.length === 0) return null
  const containers = keys.filter(key => !isScalar(node[key]))
  if (containers.length === 0 && keys.length < all.length / 2 && !keys.every(isCoin)) return null
  const isAll = (test: (key: string) => boolean): boolean => keys.every(test)
  const others = all.filter(key => !keys.includes(key))
  const only =
    request.coins.length > 0 && isAll(key => asRequestedCoin(key, request) !== null)
      ? 'coins'
      : isAll(isTime)
        ? 'times'
        : undefined
  return {
    step: {
      star: 'keys',
      ...(only === undefined ? {} : { only }),
      ...(only === undefined && others.length > 0 ? { besides: others } : {})
    },
    keys: new Set(keys)
  }
}

const isRequestedCurrency = (key: string, { params }: CallRequest): boolean =>
  [params['currency'], params['convert']].some(money => money?.trim().toUpperCase() === key.toUpperCase())

/** Replaces the currency in a key such as `price_eur`, because the next call may request another one. */
function currencyStep(key: string, { params }: CallRequest): Step | null {
  for (const parameter of ['currency', 'convert'] as const) {
    const money = params[parameter]?.trim() ?? ''
    if (money.length < 3) continue
    for (const letters of ['upper', 'lower'] as const) {
      const word = letters === 'upper' ? money.toUpperCase() : money.toLowerCase()
      const at = key.indexOf(word)
      if (at < 0) continue
      const [before, after] = [key.slice(0, at), key.slice(at + word.length)]
      if (/[a-z]$/i.test(before) && letters === 'lower') continue
      if (/^[a-z]/.test(after)) continue
      return {
        asked: parameter,
        letters,
        ...(before === '' ? {} : { before }),
        ...(after === '' ? {} : { after })
      }
    }
  }
  return null
}
