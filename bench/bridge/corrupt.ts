import type { Random } from '../random'
import { Made, MadeOfOtherType } from './source'

/** Values that hardly any field accepts. */
const kinds: readonly unknown[] = [
  ...[undefined, null, NaN, Infinity, -Infinity, -0, -1, 1e308, 2 ** 53, 0.1, '', true, 12n],
  ...['__proto__', 'constructor', '\u0000', '\ud800', '../../etc/passwd', "'; DROP TABLE alert; --"],
  ...[[], {}, [[]], { length: 1e9 }, { then: 1 }, new Date(0), new Uint8Array(3)],
  ...[
    new MadeOfOtherType('new Map([["id", 1]])'),
    new MadeOfOtherType('new Set([1])'),
    new MadeOfOtherType('/x/'),
    new MadeOfOtherType('new Error("x")'),
    new MadeOfOtherType('new Date(0)'),
    new Made('deep(900)'),
    new Made('deep(20000)'),
    new Made('ring()'),
    new Made('(() => 1)'),
    new Made('Symbol("x")')
  ]
]
export const unusualValue = (random: Random): unknown => kinds[random.whole(0, kinds.length - 1)]

const huge: readonly unknown[] = [new Made('"x".repeat(300000)'), new Made('many(30000)')]
const unknownNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'isAdmin', 'path', 'key', '']

/** Corrupts the value in one place. The result may happen to be valid. */
export function corrupted(value: unknown, random: Random): unknown {
  if (random.next() < 0.01) return random.pick(huge)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || random.next() < 0.15)
    return unusualValue(random)
  if (Array.isArray(value)) {
    const at = random.whole(0, value.length)
    return value.toSpliced(at, 1, corrupted(value[at], random))
  }
  const fields = Object.entries(value)
  const chosen = fields.length === 0 ? undefined : random.pick(fields)
  if (chosen === undefined || random.next() < 0.3)
    return withField(fields, random.pick(unknownNames), unusualValue(random))
  const [name, old] = chosen
  const others = fields.filter(([other]) => other !== name)
  return random.next() < 0.2 ? Object.fromEntries(others) : withField(others, name, corrupted(old, random))
}

/** Adds a field, which may be an own property named `__proto__`. */
function withField(fields: readonly (readonly [string, unknown])[], name: string, value: unknown): object {
  return Object.fromEntries([...fields, [name, value]])
}
