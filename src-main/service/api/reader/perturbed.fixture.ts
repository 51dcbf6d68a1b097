import { isObject, isScalar, type JsonObject } from '../answers/json'

/** A body as another service might have sent it; undefined where the change does not apply. */
export type Change = (body: unknown) => unknown

type Edit = (node: JsonObject | readonly unknown[]) => unknown

/** A body with each object and list of it edited, innermost first. */
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

/** All names that are words, in another spelling, where that keeps them apart. */
export const respelled =
  (spell: (words: readonly string[]) => string): Change =>
  body =>
    edited(body, node => {
      if (Array.isArray(node)) return node
      const names = Object.keys(node).map(key => (isWord(key) ? spell(wordsIn(key)) : key))
      const entries = Object.values(node).map((value, at) => [names[at] ?? '', value] as const)
      return new Set(names).size < names.length ? node : Object.fromEntries(entries)
    })

/** The first list of plain rows of the same names, in another layout. */
export const relaid =
  (lay: (rows: readonly JsonObject[]) => unknown): Change =>
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
      return lay(rows)
    })
    return isDone ? changed : undefined
  }

const isRow = (node: JsonObject): boolean => Object.values(node).filter(isScalar).length > 2

/** Each object with values of its own, with more beside them. */
export const withBeside =
  (more: (row: JsonObject) => JsonObject): Change =>
  body =>
    edited(body, node =>
      !Array.isArray(node) && isRow(node as JsonObject) ? { ...node, ...more(node as JsonObject) } : node
    )

/** The figures of a row under other names, each a third more. */
export const figuresAs = (row: JsonObject, name: (key: string) => string): JsonObject =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      isWord(key) && typeof value === 'number' ? [[name(key), value * 1.37]] : []
    )
  )

const withScalars =
  (change: (value: unknown) => unknown): Change =>
  body =>
    edited(body, node =>
      Array.isArray(node)
        ? node
        : Object.fromEntries(
            Object.entries(node).map(([key, value]) => [key, isScalar(value) ? change(value) : value])
          )
    )

/** Numbers and texts each in an object that names their kind, as databases write them. */
export const ofKind = (number: string, text: string): Change =>
  withScalars(value =>
    typeof value === 'number' ? { [number]: value } : typeof value === 'string' ? { [text]: value } : value
  )

/** Numbers with the same as text for people. */
export const asFigures: Change = withScalars(value =>
  typeof value === 'number' ? { raw: value, fmt: String(value) } : value
)
