import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin } from './values'

/** A place on a chart that means the same on every interval and scale: a moment and a price. */
const Anchor = z.object({
  /** Epoch ms; fractions are fine, and so is the future. */
  time: z.number().min(-8.64e15).max(8.64e15),
  price: z
    .number()
    .finite()
    .positive('price-not-positive' satisfies InputIssue)
})
export type Anchor = z.infer<typeof Anchor>

const shape = {
  /** Made by the window: what was removed can come back as what it was. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** One of the chart's hues, so that it follows the theme. */
  hue: z.number().int().min(0).max(11)
}

/** How far a trend line goes beyond its two anchors. */
export const reaches = ['segment', 'ray', 'line'] as const

/** What a person drew on the charts of one coin. */
export const Drawing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('horizontal'), ...shape, price: Anchor.shape.price }),
  z.object({ kind: z.literal('trend'), ...shape, from: Anchor, to: Anchor, reach: z.enum(reaches) }),
  /** From where a move began to where it ended: what part of it is taken back. */
  z.object({ kind: z.literal('fibonacci'), ...shape, from: Anchor, to: Anchor }),
  /** Two corners that lie opposite. */
  z.object({ kind: z.literal('rectangle'), ...shape, from: Anchor, to: Anchor }),
  /** A line, and one beside it through a third place, parallel as it is seen. */
  z.object({ kind: z.literal('channel'), ...shape, from: Anchor, to: Anchor, beside: Anchor }),
  /** A few words at a place. */
  z.object({ kind: z.literal('text'), ...shape, at: Anchor, text: z.string().trim().min(1).max(120) }),
  /** A stroke of the hand. */
  z.object({ kind: z.literal('brush'), ...shape, points: Anchor.array().min(2).max(300) })
])
export type Drawing = z.infer<typeof Drawing>

/** All drawings of a coin, the oldest first. */
export interface CoinDrawings {
  readonly coin: string
  readonly drawings: readonly Drawing[]
}

/** Every change answers with all of the coin. */
export const drawings = {
  of: request(z.object({ coin: Coin })).answers<CoinDrawings>(),
  /** Adds drawings; one of the same id is replaced, in its place. */
  put: request(z.object({ coin: Coin, drawings: Drawing.array().min(1).max(500) })).answers<CoinDrawings>(),
  remove: request(z.object({ coin: Coin, ids: shape.id.array().min(1).max(500) })).answers<CoinDrawings>()
}
