import type { DrawingTraits, ShapeOf } from './definition'
import { brush } from './kinds/brush'
import { channel } from './kinds/channel'
import { fibonacci } from './kinds/fibonacci'
import { horizontal } from './kinds/horizontal'
import { rectangle } from './kinds/rectangle'
import { text } from './kinds/text'
import { trend } from './kinds/trend'

/** The kinds of drawings, in the order of the toolbar. */
export const drawingKinds = { trend, horizontal, fibonacci, rectangle, channel, text, brush }

type Kinds = typeof drawingKinds
export type DrawingKind = keyof Kinds

type AnyShape = { [Kind in DrawingKind]: ShapeOf<Kinds[Kind]['fields']> }[DrawingKind]

export type Drawing = {
  [Kind in DrawingKind]: {
    readonly kind: Kind
    /** The window chooses the ID, so that undoing a removal restores the same drawing. */
    readonly id: string
    /** An index into the chart's colours, so that the drawing follows the theme. */
    readonly hue: number
  } & ShapeOf<Kinds[Kind]['fields']>
}[DrawingKind]

export const drawingKindNames = Object.keys(drawingKinds) as readonly DrawingKind[]

export const drawingDefinition = ({ kind }: Pick<Drawing, 'kind'>): DrawingTraits<AnyShape> =>
  drawingKinds[kind]
