import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin } from './values'

/** A point on the chart, as a time and a price, so that it stays the same in every interval and scale. */
const Anchor = z.object({
  /** Epoch ms. May be fractional or in the future. */
  time: z.number().min(-8.64e15).max(8.64e15),
  price: z
    .number()
    .finite()
    .positive('price-not-positive' satisfies InputIssue)
})
export type Anchor = z.infer<typeof Anchor>

const shape = {
  /** The window chooses the ID, so that undoing a removal restores the same drawing. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** An index into the chart's colours, so that the drawing follows the theme. */
  hue: z.number().int().min(0).max(11)
}

/**
 * The scale on which a line is straight: that of the chart when the line was last placed. Alerts on the line
 * use it, whichever scale a chart shows later. Missing for lines from earlier versions, which count as
 * linear.
 */
const scale = z.enum(['linear', 'log']).exactOptional()

/** How far a trend line or a channel extends beyond its anchors. */
export const reaches = ['segment', 'ray', 'line'] as const

export const Drawing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('horizontal'), ...shape, price: Anchor.shape.price }),
  z.object({ kind: z.literal('trend'), ...shape, from: Anchor, to: Anchor, reach: z.enum(reaches), scale }),
  /** Retracement levels between the start and the end of a price move. */
  z.object({ kind: z.literal('fibonacci'), ...shape, from: Anchor, to: Anchor }),
  /** Two opposite corners. */
  z.object({ kind: z.literal('rectangle'), ...shape, from: Anchor, to: Anchor }),
  /**
   * A line and a parallel line through another point. They are parallel on the screen, so the second line
   * depends on the chart's scale. Channels from earlier versions have no `reach` and end at their anchors.
   */
  z.object({
    kind: z.literal('channel'),
    ...shape,
    from: Anchor,
    to: Anchor,
    beside: Anchor,
    reach: z.enum(reaches).exactOptional(),
    scale
  }),
  z.object({ kind: z.literal('text'), ...shape, at: Anchor, text: z.string().trim().min(1).max(120) }),
  z.object({ kind: z.literal('brush'), ...shape, points: Anchor.array().min(2).max(300) })
])
export type Drawing = z.infer<typeof Drawing>

/** All drawings of a coin, oldest first. */
export interface CoinDrawings {
  readonly coin: string
  readonly drawings: readonly Drawing[]
}

/** Each change returns all drawings of the coin. */
export const drawings = {
  of: request(z.object({ coin: Coin })).mirrored<CoinDrawings>(),
  /** Saves drawings. An existing drawing with the same ID is replaced in place. */
  put: request(z.object({ coin: Coin, drawings: Drawing.array().min(1).max(500) })).answers<CoinDrawings>(),
  remove: request(z.object({ coin: Coin, ids: shape.id.array().min(1).max(500) })).answers<CoinDrawings>()
}
