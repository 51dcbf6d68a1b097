import { z } from 'zod'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { readStored } from '../platform/storage/stored-json'
import { freshMemory, type AlertMemory } from './replay'

export const StoredReading = z.object({
  at: z.number(),
  value: z.number(),
  against: z.number(),
  standsForMs: z.number(),
  highSince: z.number().exactOptional(),
  possible: z.number().exactOptional(),
  appearance: z.object({ id: z.string(), title: z.string() }).exactOptional()
})

const StoredSignal = z.object({
  last: StoredReading.nullable(),
  inside: z.boolean(),
  side: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  armed: z.boolean(),
  event: z
    .object({
      at: z.number(),
      until: z.number(),
      since: z.number().nullable(),
      from: z.number().nullable().default(null),
      title: z.string().nullable().default(null)
    })
    .nullable(),
  closest: z.object({ at: z.number(), value: z.number(), against: z.number() }).nullable().default(null),
  seen: z.string().array().nullable().default(null)
})

/** Earlier versions saved `notified` as `told`. */
const StoredGroup = z.preprocess(
  (stored: unknown) =>
    typeof stored === 'object' && stored !== null && 'told' in stored
      ? { ...stored, notified: stored.told }
      : stored,
  z.object({ signals: StoredSignal.array(), notified: z.boolean() })
)

const OneMemory = z.object({
  groups: StoredGroup.array(),
  checkedAt: z.number().nullable(),
  firedAt: z.number().nullable(),
  firedCount: z.number()
})

const StoredMemory = OneMemory.extend({
  coins: z
    .record(
      z.string(),
      z.object({ since: z.number(), leftAt: z.number().exactOptional(), memory: OneMemory })
    )
    .exactOptional()
}) satisfies z.ZodType<AlertMemory>

/** If the stored state is unreadable or doesn't match the conditions, the alert starts over. */
export function readMemory(json: string, { anyOf }: AlertDraft): AlertMemory {
  const memory = readStored(StoredMemory, json)
  const fits = ({ groups }: AlertMemory): boolean =>
    groups.length === anyOf.length &&
    anyOf.every((group, index) => groups[index]?.signals.length === group.length)
  const fit =
    memory !== null && fits(memory) && Object.values(memory.coins ?? {}).every(coin => fits(coin.memory))
  return fit ? memory : freshMemory(anyOf)
}
