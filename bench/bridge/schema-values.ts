import type { z } from 'zod'
import type { Random } from '../random'

/** What zod stores in `def`. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly valueType?: z.ZodType
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
  readonly getter?: () => z.ZodType
}

/** Strings come from this list, because random ones would nearly always be rejected early. */
const words = [
  ...['BTC', 'ETH', 'btc', 'DOGE', '1h', '1d', '5m', 'Main', 'a', '', 'rsi', 'close', 'line-1', 'd1'],
  ...['getData', 'getFearGreed', 'getNews', 'http://127.0.0.1:9', 'https://service.example', '2026-03-01'],
  ...['symbol', 'interval', '#ff8800', '[]', '{}', '0', '14']
]
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** The value may violate the schema's bounds and refinements. */
export function valueFor(schema: z.ZodType, random: Random): unknown {
  const def = schema.def as unknown as Definition
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, field]) => {
          const value = valueFor(field, random)
          return value === undefined ? [] : [[name, value]]
        })
      )
    case 'array':
      return def.element ? several(def.element, random) : []
    case 'tuple':
      return (def.items ?? []).map(item => valueFor(item, random))
    case 'record':
      return def.valueType ? { [random.pick(words)]: valueFor(def.valueType, random) } : {}
    case 'union':
      return valueFor(random.pick(def.options ?? []), random)
    case 'nullable':
      return random.next() < 0.3 ? null : inner(def, random)
    case 'optional':
    case 'default':
      return random.next() < 0.3 ? undefined : inner(def, random)
    case 'readonly':
      return inner(def, random)
    case 'pipe':
      return def.in && valueFor(def.in, random)
    case 'lazy':
      return def.getter && valueFor(def.getter(), random)
    case 'enum':
      return random.pick(Object.values(def.entries ?? {}))
    case 'literal':
      return random.pick(def.values ?? [])
    case 'string':
      return random.pick(words)
    case 'number':
      return random.pick([0, 1, 2, 5, 14, 60, 600_000, 1e12, 0.5, -1])
    case 'boolean':
      return random.next() < 0.5
    case 'null':
      return null
    case 'undefined':
      return undefined
    default:
      return png
  }
}

const inner = ({ innerType }: Definition, random: Random): unknown => innerType && valueFor(innerType, random)

const several = (element: z.ZodType, random: Random): unknown =>
  Array.from({ length: random.whole(0, 3) }, () => valueFor(element, random))
