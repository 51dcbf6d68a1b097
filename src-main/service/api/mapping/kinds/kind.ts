import type { Answer, AnswerKind } from '../../answers/answer'
import type { CallRequest } from '../../answers/call-request'
import type { FlatRow } from '../apply-mapping'

export type MappedFields = Readonly<Record<string, unknown>>

export type Facts = Readonly<Record<string, string | number | boolean>>

export interface MappingKind {
  /** A row needs at least one of these fields. The most important one comes first. */
  readonly identifying: readonly string[]
  readonly constant: readonly string[]
  readonly flatten: (answer: Answer) => readonly MappedFields[]
  readonly assemble: (rows: readonly FlatRow[], facts: Facts, request: CallRequest) => Answer | null
}

export const num = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const str = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const ofCoin = (fields: MappedFields): { symbol?: string } =>
  typeof fields['symbol'] === 'string' ? { symbol: fields['symbol'] } : {}

export const ofTwin = ({ id, name }: MappedFields): { id?: string; name?: string } => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof name === 'string' && { name })
})

/**
 * Mappings don't read the field that says whether a coin is active, because it's only needed to identify a
 * coin.
 */
export const withoutActivity = (rows: readonly MappedFields[]): readonly MappedFields[] =>
  rows.map(({ isActive: _, ...row }) => row)

export const rowsOf = (answer: Answer): readonly MappedFields[] =>
  answer.data as unknown as readonly MappedFields[]

export const oneOf = (answer: Answer): readonly MappedFields[] => [answer.data as unknown as MappedFields]

/** Turns `{values: {rsi: 1}}` into `{'values.rsi': 1}`. `gathered` does the reverse. */
export function spread(fields: MappedFields, group: string): MappedFields {
  const { [group]: own, ...others } = fields
  return {
    ...others,
    ...Object.fromEntries(
      Object.entries((own ?? {}) as MappedFields).map(([key, value]) => [`${group}.${key}`, value])
    )
  }
}

export function gathered(fields: MappedFields, group: string): Record<string, number | null> {
  const own: Record<string, number | null> = {}
  for (const key in fields)
    if (key.startsWith(`${group}.`)) own[key.slice(group.length + 1)] = num(fields[key])
  return own
}

export const plainRows = <K extends AnswerKind>(
  kind: K,
  identifying: readonly string[],
  constant: readonly string[],
  rowOf: (fields: MappedFields, isBlank: boolean) => MappedFields | null,
  after: (rows: readonly MappedFields[]) => readonly MappedFields[] = rows => rows
): MappingKind => ({
  identifying,
  constant,
  flatten: answer => withoutActivity(rowsOf(answer)),
  assemble: rows => {
    const read = rows.flatMap(({ fields, isBlank }): readonly MappedFields[] => {
      const row = rowOf(fields, isBlank)
      return row === null ? [] : [row]
    })
    return { kind, data: after(read), dropped: rows.length - read.length } as unknown as Answer
  }
})
