import type { z } from 'zod'
import { contract } from '../../src-shared/contract'
import type { RequestSpec } from '../../src-shared/contract/request'
import { hasKnownFieldsOnly } from '../../src-main/shell/ipc/known-fields'
import { isPlain } from '../../src-main/shell/ipc/measured-message'
import { parsedInput } from '../../src-main/shell/ipc/parsed-input'
import type { Random } from '../random'
import { valueFor } from './schema-values'
import { Made, MadeOfOtherType, sourceOf } from './source'
import { corrupted, unusualValue } from './corrupt'

export interface Message {
  readonly source: string
  /** Null if the message has a value that only the page can create. */
  readonly fits: boolean | null
}

interface ContractRequest {
  readonly concept: string
  readonly name: string
  readonly input: z.ZodType
}

const requests: readonly ContractRequest[] = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group as Record<string, RequestSpec<z.ZodType, unknown>>).map(([name, { input }]) => ({
    concept,
    name,
    input
  }))
)
/**
 * Requests that are never sent, because they would end the app, start other programs or disconnect the
 * service.
 */
const spared = new Set([
  ...['app.quit', 'app.openDataFolder', 'connection.forgetKey', 'connection.forgetSavedKey'],
  ...['connection.showDemo', 'connection.leaveDemo'],
  ...['connection.enter', 'connection.findSavedKeys', 'backups.putBack']
])

/**
 * Returns a message that fits its schema, although the contract may still reject it. Null for requests that
 * are never sent.
 */
export function fitting(random: Random): Message | null {
  const one = random.pick(requests)
  if (spared.has(`${one.concept}.${one.name}`)) return null
  const value = valueFor(one.input, random)
  return { source: message(one.concept, one.name, value), fits: fits(one, value) }
}

/**
 * Returns a message with a corrupted value, a wrong type or an unknown name. It's never known to be valid.
 */
export function misfit(random: Random): Message {
  for (;;) {
    const made = spoiltMessage(random)
    if (made.fits !== true) return made
  }
}

function spoiltMessage(random: Random): Message {
  const one = random.pick(requests)
  if (random.next() < 0.1) {
    const [concept, name] = random.pick<readonly [unknown, unknown]>([
      [unusualValue(random), one.name],
      [one.concept, unusualValue(random)],
      [
        one.concept,
        random.pick(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'then'])
      ],
      [random.pick(['toString', '__proto__', 'event', 'request', 'electron', 'settings ']), one.name]
    ])
    return { source: message(concept, name, undefined), fits: [concept, name].some(holdsMade) ? null : false }
  }
  const value = random.next() < 0.2 ? unusualValue(random) : corrupted(valueFor(one.input, random), random)
  return { source: message(one.concept, one.name, value), fits: fits(one, value) }
}

const message = (...words: readonly unknown[]): string => `[${words.map(sourceOf).join()}]`

/** Whether the contract accepts the value. Null if only the page can decide this. */
function fits({ input }: ContractRequest, value: unknown): boolean | null {
  if (holds(value, made => made instanceof MadeOfOtherType)) return false
  if (holdsMade(value)) return null
  const arrived = arriving(value)
  const parsed = parsedInput(input, arrived)
  return isPlain(value) && parsed?.success === true && hasKnownFieldsOnly(arrived, parsed.data)
}

/** Returns the value as it arrives, because the bridge drops fields named `__proto__` at any depth. */
function arriving(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(arriving)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const fields = Object.entries(value).filter(([name]) => name !== '__proto__')
  return Object.fromEntries(fields.map(([name, field]) => [name, arriving(field)]))
}

const holds = (value: unknown, is: (part: unknown) => boolean): boolean =>
  is(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(part => holds(part, is)))

const holdsMade = (value: unknown): boolean => holds(value, part => part instanceof Made)
