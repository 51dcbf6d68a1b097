import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { conditionKinds, conditionOfKind, type AlertCondition as Condition } from '../conditions/catalogue'
import type { Field, NumberField, TextField } from '../conditions/field'
import type { AlertLine as Line } from '../conditions/line'

const finite = z.number().finite('number-missing' satisfies InputIssue)

/** The indicator `bar` stands for the candle itself, whose lines are open, high, low, close and volume. */
const AlertLine = z.object({
  indicator: z.string().min(1).max(40),
  params: z.record(z.string().max(40), finite).default({}),
  line: z.string().min(1).max(40)
})

function numberOf({ above, least, most, isWhole }: NumberField): z.ZodType {
  let schema = isWhole ? z.number().int() : finite
  if (above !== undefined) schema = schema.gt(above, 'number-not-positive' satisfies InputIssue)
  if (least !== undefined) schema = schema.min(least)
  return most === undefined ? schema : schema.max(most)
}

function textOf({ least, most, isTrimmed, tooShort }: TextField): z.ZodType {
  const schema = isTrimmed ? z.string().trim() : z.string()
  return schema.min(least, tooShort).max(most)
}

function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'number':
      return numberOf(field)
    case 'choice':
      return z.enum(Object.keys(field.options))
    case 'text':
      return textOf(field)
    case 'line':
      return AlertLine
    case 'threshold':
      return z.union([z.object({ value: finite }), z.object({ line: AlertLine })])
  }
}

const kinds = conditionKinds.map(kind => {
  const fields = Object.entries(conditionOfKind(kind).fields)
  return z.object({
    kind: z.literal(kind),
    ...Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)]))
  })
})

type Input<Of> = Of extends Line
  ? Omit<Of, 'params'> & { params?: Line['params'] }
  : Of extends object
    ? { [Name in keyof Of]: Input<Of[Name]> }
    : Of

export const AlertCondition = z.discriminatedUnion('kind', kinds as never) as unknown as z.ZodType<
  Condition,
  Input<Condition>
>
