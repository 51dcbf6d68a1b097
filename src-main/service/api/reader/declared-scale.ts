import { isObject, type JsonObject } from '../answers/json'

export const isPowerName = (key: string): boolean =>
  /^(?:price_?|minor_?unit_?|currency_?)?(?:scale|decimals|digits|exponent)$/i.test(key)

const isMinorName = (key: string): boolean => /(?:^|_)minor(?:_|$)|[a-z]Minor(?:[A-Z]|$)/.test(key)
const isTimeName = (key: string): boolean => /time|date|^(?:at|ts?)$|_(?:at|ts)$|[a-z](?:At|Ts)$/i.test(key)

const deepest = 6
const fewest = 3

/**
 * If some numbers are named as minor units, this scales only these. Otherwise it scales all, provided that
 * there are several and each is large enough.
 */
export const withDeclaredScale = (body: unknown): unknown => (hasPower(body) ? withScale(body) : body)

/** Only looks at the first entry of each list, because a response may have tens of thousands. */
function hasPower(node: unknown, depth = 0): boolean {
  if (depth > deepest) return false
  if (Array.isArray(node)) return hasPower(node[0], depth + 1)
  return (
    isObject(node) &&
    (powerIn(node) !== null || Object.values(node).some(child => hasPower(child, depth + 1)))
  )
}

function withScale(node: unknown, depth = 0): unknown {
  if (depth > deepest || typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return replaced(node, (_, child) => withScale(child, depth + 1))
  const object = node as JsonObject
  const power = powerIn(object)
  if (power === null) return replaced(object, (_, child) => withScale(child, depth + 1))
  const figures = figuresIn(object)
  const minor = figures.filter(({ key }) => isMinorName(key))
  const areAll = figures.length >= fewest && figures.every(({ value }) => value >= 10 ** (power - 1))
  if (minor.length === 0 && !areAll) return node
  return scaled(object, power, minor.length > 0 ? isMinorName : key => !isTimeName(key))
}

function powerIn(object: JsonObject): number | null {
  const power = Object.keys(object).find(isPowerName)
  const value = power === undefined ? null : object[power]
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 18 ? value : null
}

interface Figure {
  readonly key: string
  /** NaN if the number isn't whole. */
  readonly value: number
}

function figuresIn(node: unknown, key = ''): readonly Figure[] {
  if (isObject(node))
    return Object.entries(node).flatMap(([name, child]) => figuresIn(child, /^\d+$/.test(name) ? key : name))
  if (Array.isArray(node)) return node.flatMap(child => figuresIn(child, key))
  if (isPowerName(key) || isTimeName(key)) return []
  const isNumber = typeof node === 'number' || (typeof node === 'string' && /^-?\d[\d.,]*$/.test(node))
  return isNumber ? [{ key, value: wholeOf(node) ?? NaN }] : []
}

function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,18}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : null
}

function scaled(node: unknown, power: number, isScaled: (key: string) => boolean, key = ''): unknown {
  if (typeof node === 'object' && node !== null)
    return replaced(node, (name, child) =>
      scaled(child, power, isScaled, Array.isArray(node) || /^\d+$/.test(name) ? key : name)
    )
  const whole = isPowerName(key) || !isScaled(key) ? null : wholeOf(node)
  return whole === null ? node : Number(`${whole}e-${power}`)
}

function replaced(node: object, change: (key: string, child: unknown) => unknown): object {
  const entries = Object.entries(node).map(([key, child]) => [key, change(key, child)] as const)
  if (entries.every(([key, child]) => child === (node as JsonObject)[key])) return node
  return Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}
