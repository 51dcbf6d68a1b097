import { z } from 'zod'
import { AlertCondition } from '../../src-shared/contract/conditions'
import { AlertWhy } from '../../src-shared/contract/alert-why'
import type { Noticed } from '../../src-shared/contract/alerts'
import { readStored } from '../platform/storage/stored-json'

const KeptConditions = z.object({
  code: z.literal('conditions'),
  conditions: z
    .object({
      condition: AlertCondition,
      value: z.number().nullable(),
      highSince: z.number().exactOptional(),
      appeared: z.string().exactOptional()
    })
    .array(),
  note: z.string()
}) satisfies z.ZodType<Noticed>

/** Earlier versions saved whole sentences, which are shown unchanged. */
export function keptNoticed(
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

/** If the saved conditions of an inbox entry can't be read, only its coin and time are shown. */
export function readNoticed(title: string, body: string, json: string | null): Noticed {
  if (json === null) return { code: 'sentences', title, body }
  return readStored(KeptConditions, json) ?? { code: 'conditions', conditions: [], note: '' }
}

const KeptWhy = z.object({ why: AlertWhy })

/**
 * Reads why an alert fired. Not part of the inbox, which is sent to the window with each quote. Null if unreadable.
 */
export const readWhy = (json: string | null): AlertWhy | null =>
  json === null ? null : (readStored(KeptWhy, json)?.why ?? null)
