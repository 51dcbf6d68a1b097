import { z } from 'zod'
import { AlertCondition } from '../../src-shared/contract/conditions'
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

/** Earlier versions stored sentences, which stay as they are. */
export function keptNoticed(noticed: Noticed): {
  readonly title: string
  readonly body: string
  readonly json: string | null
} {
  if (noticed.code === 'sentences') return { title: noticed.title, body: noticed.body, json: null }
  return { title: '', body: '', json: JSON.stringify(noticed) }
}

/** If an entry's conditions can't be read, only its coin and time are shown. */
export function readNoticed(title: string, body: string, json: string | null): Noticed {
  if (json === null) return { code: 'sentences', title, body }
  return readStored(KeptConditions, json) ?? { code: 'conditions', conditions: [], note: '' }
}
