import { isObject, isScalar, type JsonObject } from '../answers/json'

/** Returns undefined if the change can't be made. */
export type Perturbation = (body: unknown) => unknown

type Edit = (node: JsonObject | readonly unknown[]) => unknown

/** Innermost first. */
function edited(node: unknown, edit: Edit): unknown {
  if (Array.isArray(node)) return edit(node.map(child => edited(child, edit)))
  if (!isObject(node)) return node
  return edit(Object.fromEntries(Object.entries(node).map(([key, child]) => [key, edited(child, edit)])))
}

const wordsIn = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(word => word !== '')

const isWord = (key: string): boolean =>
  /^[a-z]\w{2,}$/i.test(key) && /^[a-z]/.test(key) && /[aeiou]/.test(key)

/** Skips objects in which two names would become equal. */
export const respelled =
  (spell: (words: readonly string[]) => string): Perturbation =>
  body =>
    edited(body, node => {
      if (Array.isArray(node)) return node
      const names = Object.keys(node).map(key => (isWord(key) ? spell(wordsIn(key)) : key))
      const entries = Object.values(node).map((value, at) => [names[at] ?? '', value] as const)
      return new Set(names).size < names.length ? node : Object.fromEntries(entries)
    })

export const rearranged =
  (arrange: (rows: readonly JsonObject[]) => unknown): Perturbation =>
  body => {
    let isDone = false
    const changed = edited(body, node => {
      if (isDone || !Array.isArray(node) || node.length < 2) return node
      const rows = node.filter(isObject)
      const names = Object.keys(rows[0] ?? {}).join()
      const isPlain = (row: JsonObject): boolean =>
        Object.keys(row).join() === names && Object.values(row).every(isScalar)
      if (rows.length < node.length || names.split(',').length < 3 || !rows.every(isPlain)) return node
      isDone = true
      return arrange(rows)
    })
    return isDone ? changed : undefined
  }

const isRow = (node: JsonObject): boolean => Object.values(node).filter(isScalar).length > 2

export const withFields =
  (more: (row: JsonObject) => JsonObject): Perturbation =>
  body =>
    edited(body, node =>
      !Array.isArray(node) && isRow(node as JsonObject) ? { ...node, ...more(node as JsonObject) } : node
    )

export const figuresAs = (row: JsonObject, name: (key: string) => string): JsonObject =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      isWord(key) && typeof value === 'number' ? [[name(key), value * 1.37]] : []
    )
  )

const withScalars =
  (change: (value: unknown) => unknown): Perturbation =>
  body =>
    edited(body, node =>
      Array.isArray(node)
        ? node
        : Object.fromEntries(
            Object.entries(node).map(([key, value]) => [key, isScalar(value) ? change(value) : value])
          )
    )

/** Wraps each value in an object whose key is its type, as some databases do. */
export const ofKind = (number: string, text: string): Perturbation =>
  withScalars(value =>
    typeof value === 'number' ? { [number]: value } : typeof value === 'string' ? { [text]: value } : value
  )

export const asFigures: Perturbation = withScalars(value =>
  typeof value === 'number' ? { raw: value, fmt: String(value) } : value
)
