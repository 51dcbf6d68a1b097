import { z } from 'zod'
import { drawingKindNames, drawingKinds, type Drawing as OneDrawing } from '../drawings/catalogue'
import { dashes, reaches, type DrawingField, type DrawingValues } from '../drawings/definition'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin } from './values'

const price = z
  .number()
  .finite()
  .positive('price-not-positive' satisfies InputIssue)
const anchor = z.object({ time: z.number().min(-8.64e15).max(8.64e15), price })
const id = z.string().regex(/^[\w-]{1,40}$/)

const schemas: { readonly [Type in DrawingField]: z.ZodType<DrawingValues[Type]> } = {
  anchor,
  stroke: anchor.array().min(2).max(300),
  price,
  note: z.string().trim().min(1).max(120),
  reach: z.enum(reaches),
  scale: z.enum(['linear', 'log']),
  dash: z.enum(dashes)
}

const kinds = drawingKindNames.map(kind => {
  const fields = Object.entries<string>(drawingKinds[kind].fields).map(([name, type]) => {
    const schema = schemas[type.replace('?', '') as DrawingField]
    return [name, type.endsWith('?') ? schema.exactOptional() : schema] as const
  })
  return z.object({
    kind: z.literal(kind),
    id,
    hue: z.number().int().min(0).max(11),
    ...Object.fromEntries(fields)
  })
})

export type Drawing = OneDrawing
export const Drawing = z.discriminatedUnion('kind', kinds as never) as unknown as z.ZodType<Drawing, Drawing>

/** Oldest first. */
export interface CoinDrawings {
  readonly coin: string
  readonly drawings: readonly Drawing[]
}

export const drawings = {
  of: request(z.object({ coin: Coin })).mirrored<CoinDrawings>(),
  /** Adds drawings. Those whose ID exists already are replaced in place. */
  put: request(z.object({ coin: Coin, drawings: Drawing.array().min(1).max(500) })).answers<CoinDrawings>(),
  remove: request(z.object({ coin: Coin, ids: id.array().min(1).max(500) })).answers<CoinDrawings>()
}
