import { z } from 'zod'
import { AlertCondition } from '../../src-shared/contract/conditions'
import { AlertWhy } from '../../src-shared/contract/alert-why'
import type { Noticed } from '../../src-shared/contract/alerts'
import { readStored } from '../platform/storage/stored-json'

const StoredConditions = z.object({
  code: z.literal('conditions'),
  conditions: z
    .object({
      condition: AlertCondition,
      value: z.number().nullable(),
      against: z.number().exactOptional(),
      highSince: z.number().exactOptional(),
      appeared: z.string().exactOptional()
    })
    .array(),
  note: z.string()
}) satisfies z.ZodType<Noticed>

/** Earlier versions saved whole sentences. They are shown as they are. */
export function toStoredNoticed(
  noticed: Noticed,
  why?: AlertWhy
): {
  readonly title: string
  readonly body: string
  readonly json: string | null
} {
  if (noticed.code === 'sentences') return { title: noticed.title, body: noticed.body, json: null }
  return { title: '', body: '', json: JSON.stringify({ ...noticed, why }) }
}

export function readNoticed(title: string, body: string, json: string | null): Noticed {
  if (json === null) return { code: 'sentences', title, body }
  return readStored(StoredConditions, json) ?? { code: 'conditions', conditions: [], note: '' }
}

const StoredWhy = z.object({ why: AlertWhy })

/** The reason isn't part of the inbox, because the inbox is published with each quote. */
export const readWhy = (json: string | null): AlertWhy | null =>
  json === null ? null : (readStored(StoredWhy, json)?.why ?? null)
