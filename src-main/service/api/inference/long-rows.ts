import type { When } from '../../../../src-shared/contract/response-mapping'
import { isObject, isScalar } from '../answers/json'
import { timeOf } from '../answers/times'
import type { InferredFields } from './fields'
import { kinds, lengths, type KeyWords } from './named-entries'

/**
 * Kinds of answers for which a response may have a separate row for each number: `{"type": "SMA", "period":
 * 20}`.
 */
const figuresOf: Readonly<Record<string, RegExp>> = {
  ribbon: /^averages\./,
  technical: /^values\./,
  bands: /^(?:upper|middle|lower)$/,
  ichimoku: /^(?:conversion|base|spanA|spanB|lagging)$/
}

export const mayBeLong = (kind: string): boolean => Object.hasOwn(figuresOf, kind)

export function withOneFigure(
  kind: string,
  rows: readonly InferredFields[]
): { readonly rows: readonly InferredFields[]; readonly figures: readonly string[] } {
  const isFigure = (field: string): boolean => figuresOf[kind]?.test(field) === true
  const figures = [...new Set(rows.flatMap(row => Object.keys(row).filter(isFigure)))]
  const split = rows.flatMap(row => {
    const others = Object.fromEntries(Object.entries(row).filter(([field]) => !isFigure(field)))
    return figures.flatMap(field =>
      row[field] === null || row[field] === undefined ? [] : [{ ...others, [field]: row[field] }]
    )
  })
  return { rows: split, figures }
}

const fewest = 2
const most = 60

/**
 * Finds the values that tell what each row of such a list is about. Returns null if no values distinguish the
 * rows.
 * @param headers column names, by length
 */
export function rowKinds(
  list: readonly unknown[],
  words: KeyWords,
  headers: ReadonlyMap<number, readonly string[]>
): readonly When[] | null {
  const [first] = list
  const names = Array.isArray(first) ? headers.get(first.length) : undefined
  const isRow = (row: unknown): boolean =>
    names === undefined ? isObject(row) : Array.isArray(row) && row.length === names.length
  if (list.length < fewest || !list.every(isRow)) return null
  const isData = (value: unknown): boolean =>
    typeof value === 'string' && (words.texts.has(value.toLowerCase()) || timeOf(value) !== null)
  const has = (path: Place, types: readonly string[]): boolean =>
    list.every(entry => types.includes(typeof at(entry, path)) && !isData(at(entry, path)))
  const places = names?.map((name, place) => ({ name, path: [place] })) ?? placesIn(first as InferredFields)
  const named = (own: readonly string[], types: readonly string[]): readonly Place[] =>
    places.flatMap(({ name, path }) => (own.includes(name) && has(path, types) ? [path] : []))
  const numbers = named(lengths, ['number', 'string'])
  const texts = named(kinds, ['string']).filter(path => !numbers.includes(path))
  const pairs = texts.flatMap(text => numbers.map(number => [text, number]))
  const groupsBy = (paths: readonly Place[]): readonly When[] =>
    list.map(entry => paths.map(path => ({ path: [...path], is: at(entry, path) as string | number })))
  const sizesOf = (whens: readonly When[]): readonly number[] => [
    ...whens
      .map(when => JSON.stringify(when))
      .reduce((sizes, key) => sizes.set(key, (sizes.get(key) ?? 0) + 1), new Map<string, number>())
      .values()
  ]
  const found = [...texts.map(path => [path]), ...numbers.map(path => [path]), ...pairs]
    .map(paths => ({ paths, sizes: sizesOf(groupsBy(paths)) }))
    .filter(({ sizes }) => new Set(sizes).size === 1 && sizes.length >= fewest && sizes.length <= most)
    .toSorted((one, other) => other.sizes.length - one.sizes.length)[0]
  if (found === undefined) return null
  // With fewer values, other rows of a later response could match.
  const { paths, sizes } = found
  const others = [...texts, ...numbers].filter(
    path => !paths.includes(path) && sizesOf(groupsBy([...paths, path])).length === sizes.length
  )
  return groupsBy([...paths, ...others].slice(0, 5))
}

type Place = readonly (string | number)[]

const placesIn = (row: InferredFields): readonly { readonly name: string; readonly path: Place }[] =>
  Object.entries(row).flatMap(([key, value]) =>
    isScalar(value)
      ? [{ name: key, path: [key] }]
      : isObject(value)
        ? Object.keys(value).map(name => ({ name, path: [key, name] }))
        : []
  )

const at = (entry: unknown, path: Place): unknown =>
  path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null
        ? (node as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    entry
  )

export function headerNamesIn(body: unknown, deepest = 5): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>()
  const visit = (node: unknown, depth: number): void => {
    if (Array.isArray(node) && node.length > 1 && node.every(name => typeof name === 'string'))
      found.set(node.length, node)
    else if (Array.isArray(node)) visit(node[0], depth + 1)
    else if (isObject(node) && depth < deepest) for (const key in node) visit(node[key], depth + 1)
  }
  visit(body, 0)
  return found
}
