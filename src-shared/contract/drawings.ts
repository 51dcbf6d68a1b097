import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin } from './values'

/** A time and a price, so that the point stays the same in every interval and scale. */
const Anchor = z.object({
  /** Epoch ms, maybe fractional or in the future. */
  time: z.number().min(-8.64e15).max(8.64e15),
  price: z
    .number()
    .finite()
    .positive('price-not-positive' satisfies InputIssue)
})
export type Anchor = z.infer<typeof Anchor>

const shape = {
  /** Chosen by the window, so that undoing a removal restores the same drawing. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** An index, so that the drawing follows the theme. */
  hue: z.number().int().min(0).max(11)
}

/**
 * The chart's scale when the line was last placed, on which it's straight. Alerts on the line use it whatever
 * a chart shows. Linear if missing, as in earlier versions.
 */
const scale = z.enum(['linear', 'log']).exactOptional()

/** How far a trend line extends beyond its anchors. */
export const reaches = ['segment', 'ray', 'line'] as const

export const Drawing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('horizontal'), ...shape, price: Anchor.shape.price }),
  z.object({ kind: z.literal('trend'), ...shape, from: Anchor, to: Anchor, reach: z.enum(reaches), scale }),
  /** Retracement levels between start and end of a move. */
  z.object({ kind: z.literal('fibonacci'), ...shape, from: Anchor, to: Anchor }),
  /** Opposite corners. */
  z.object({ kind: z.literal('rectangle'), ...shape, from: Anchor, to: Anchor }),
  /**
   * A line and a parallel through another point. Parallel on screen, so the second line depends on the scale.
   */
  z.object({ kind: z.literal('channel'), ...shape, from: Anchor, to: Anchor, beside: Anchor, scale }),
  z.object({ kind: z.literal('text'), ...shape, at: Anchor, text: z.string().trim().min(1).max(120) }),
  z.object({ kind: z.literal('brush'), ...shape, points: Anchor.array().min(2).max(300) })
])
export type Drawing = z.infer<typeof Drawing>

export interface CoinDrawings {
  readonly coin: string
  readonly drawings: readonly Drawing[]
}

/** Each change returns all drawings of the coin. */
export const drawings = {
  of: request(z.object({ coin: Coin })).mirrored<CoinDrawings>(),
  put: request(z.object({ coin: Coin, drawings: Drawing.array().min(1).max(500) })).answers<CoinDrawings>(),
  remove: request(z.object({ coin: Coin, ids: shape.id.array().min(1).max(500) })).answers<CoinDrawings>()
}
