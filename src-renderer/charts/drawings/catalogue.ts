import type { Drawing } from '@contract'
import type { AnchorPoint } from './anchors'
import type { DrawingDefinition } from './definition'
import { brush } from './kinds/brush'
import { channel } from './kinds/channel'
import { fibonacci } from './kinds/fibonacci'
import { horizontal } from './kinds/horizontal'
import { rectangle } from './kinds/rectangle'
import { text } from './kinds/text'
import { trend } from './kinds/trend'

type Kind = Drawing['kind']

/** The kinds of drawings in toolbar order. A new kind also has to be added to the contract's `Drawing` type. */
export const drawingKinds: {
  readonly [One in Kind]: DrawingDefinition<Extract<Drawing, { kind: One }>>
} = { trend, horizontal, fibonacci, rectangle, channel, text, brush }

export const kindNames = Object.keys(drawingKinds) as readonly Kind[]

/** Returns the definition of a drawing's kind. Its methods only accept drawings of that kind. */
export const drawingDefinition = ({ kind }: Pick<Drawing, 'kind'>): DrawingDefinition => drawingKinds[kind]

export function pointsOf(drawing: Drawing): readonly AnchorPoint[] {
  const points: AnchorPoint[] = []
  drawingDefinition(drawing).mapPoints(drawing, anchor => {
    points.push(anchor)
    return anchor
  })
  return points
}
