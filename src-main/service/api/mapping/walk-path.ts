import { asRequestedCoin, type CallRequest } from '../answers/call-request'
import { isObject, isScalar } from '../answers/json'
import { timeOf } from '../answers/times'
import { sentJson } from '../../../../src-shared/json'
import type { EachStep, Path, Step, When } from '../../../../src-shared/contract/response-mapping'

export interface Scope {
  readonly root: unknown
  readonly request: CallRequest
  readonly keys: Map<string, string | number>
}

export const isEach = (step: Step | undefined): step is EachStep => typeof step === 'object' && 'each' in step

/** A variable in the path stands for the key of the current row. */
export function valueAt(from: unknown, path: Path, scope: Scope): unknown {
  let node = from
  for (const step of path) {
    if (node === null || node === undefined) return undefined
    node = childAt(node, step, scope)
  }
  return node
}

type Children = Readonly<Record<string | number, unknown>>

function childAt(node: unknown, step: Step, scope: Scope): unknown {
  if (typeof step === 'string') {
    const holder = Array.isArray(node) ? node.find(entry => soleKey(entry) === step) : node
    return isObject(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined
  }
  if (typeof step === 'number') return Array.isArray(node) ? (node as readonly unknown[])[step] : undefined
  if ('parsed' in step) return typeof node === 'string' ? parsedText(node, step.parsed) : undefined
  if (typeof node !== 'object' || node === null) return undefined
  if ('each' in step) {
    const key = scope.keys.get(step.each)
    return key === undefined ? undefined : (node as Children)[key]
  }
  if ('entry' in step) return Array.isArray(node) ? onlyEntry(node, step.entry, scope.request) : undefined
  if ('column' in step) {
    const header = valueAt(scope.root, step.of, scope)
    const place = Array.isArray(header) ? header.indexOf(step.column) : -1
    return place < 0 ? undefined : (node as Children)[place]
  }
  const key = keyOfParameter(step, scope.request)
  return key === null ? undefined : (node as Children)[key]
}

/** Returns null if the call doesn't set the parameter. */
export function keyOfParameter(
  { asked: name, letters, before = '', after = '' }: Extract<Step, { letters: unknown }>,
  { params }: CallRequest
): string | null {
  const word = params[name]?.trim() ?? ''
  return word === ''
    ? null
    : `${before}${letters === 'upper' ? word.toUpperCase() : word.toLowerCase()}${after}`
}

export function soleKey(node: unknown): string | null {
  if (!isObject(node)) return null
  const [key, ...others] = Object.keys(node)
  return key !== undefined && others.length === 0 && isScalar(node[key]) ? key : null
}

export function isEntryNamed(
  entry: unknown,
  names: Extract<Step, { entry: unknown }>['entry'],
  { params }: CallRequest
): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  return Object.entries(names).every(([key, wanted]) => {
    const name = (entry as Children)[key]
    if (typeof wanted !== 'object') return name === wanted
    return typeof name === 'string' && name.toUpperCase() === params[wanted.asked]?.trim().toUpperCase()
  })
}

/** Returns undefined if several entries have these values. */
function onlyEntry(
  list: readonly unknown[],
  names: Extract<Step, { entry: unknown }>['entry'],
  request: CallRequest
): unknown {
  const first = list.findIndex(entry => isEntryNamed(entry, names, request))
  const isAlone = first >= 0 && list.findLastIndex(entry => isEntryNamed(entry, names, request)) === first
  return isAlone ? list[first] : undefined
}

export const isRowOf = (when: When, row: unknown, scope: Scope): boolean =>
  when.every(({ path, is }) => valueAt(row, path, scope) === is)

export function parsedText(text: string, as: Extract<Step, { parsed: unknown }>['parsed']): unknown {
  if (as === 'json') return sentJson(text)
  if (as === 'lines') return text.trim().split(/\r?\n/)
  return text.split(as).map(part => part.trim().replace(/^"(.*)"$/, '$1'))
}

/**
 * Calls `row` for each row, with the row's keys in `scope.keys`.
 * @returns whether the objects and lists on the path exist
 */
export function forEachRow(path: Path, scope: Scope, row: (node: unknown) => void): boolean {
  const visit = (node: unknown, at: number): boolean => {
    const step = path[at]
    if (step === undefined) {
      if (node !== undefined) row(node)
      return node !== undefined
    }
    if (!isEach(step)) {
      const child = childAt(node, step, scope)
      return child !== undefined && child !== null && visit(child, at + 1)
    }
    if (Array.isArray(node)) {
      const list: readonly unknown[] = node
      for (let place = 0; place < list.length; place++) {
        if (place === step.heading) continue
        scope.keys.set(step.each, place)
        visit(list[place], at + 1)
      }
      return true
    }
    if (!isObject(node)) return false
    for (const key in node) {
      if (!isEntry(step, key, scope.request)) continue
      scope.keys.set(step.each, key)
      visit(node[key], at + 1)
    }
    return true
  }
  return visit(scope.root, 0)
}

export function isEntry({ only, besides }: EachStep, key: string, request: CallRequest): boolean {
  if (besides?.includes(key) === true) return false
  if (only === 'coins') return asRequestedCoin(key, request) !== null
  return only !== 'times' || timeOf(key) !== null
}
