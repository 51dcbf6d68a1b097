import type { Anchor, DrawingGround, Point, Segment } from './geometry'

export const reaches = ['segment', 'ray', 'line'] as const
export type Reach = (typeof reaches)[number]

export const dashes = ['solid', 'dashed', 'dotted'] as const
export type Dash = (typeof dashes)[number]

/** The contract has a schema for each of these types, and the window an initial value. */
export interface DrawingValues {
  readonly anchor: Anchor
  readonly stroke: readonly Anchor[]
  readonly price: number
  readonly note: string
  readonly reach: Reach
  /**
   * The scale is the chart's at the time when the line was last placed. Alerts always use it, even if the
   * chart's scale changes later. Missing for lines from earlier versions, which are straight on a linear
   * scale.
   */
  readonly scale: 'linear' | 'log'
  /** Missing for drawings from earlier versions, whose lines are solid. */
  readonly dash: Dash
}

export type DrawingField = keyof DrawingValues

export type DrawingFields = Readonly<Record<string, DrawingField | `${DrawingField}?`>>

export type ShapeOf<Fields extends DrawingFields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends DrawingField ? Name : never
  ]: Fields[Name] extends DrawingField ? DrawingValues[Fields[Name]] : never
} & {
  readonly [
    Name in keyof Fields as Fields[Name] extends DrawingField ? never : Name
  ]?: Fields[Name] extends `${infer Type extends DrawingField}?` ? DrawingValues[Type] : never
}

/** In px. */
export const halfTextHeight = 7

export interface ShapeLine {
  /** The ends may be outside the plot. */
  readonly ends: Segment
  /** Default: `segment`. */
  readonly reach?: Reach | undefined
  /** `guide` is thin and dashed. `note` is the middle of a text, which is shown instead of the line. */
  readonly look?: 'guide' | 'note'
  readonly text?: string
}

export interface DrawingTraits<Shape> {
  readonly name: () => string
  readonly hint: () => string
  readonly keywords?: () => string
  readonly key: string
  /** An SVG path of 24 by 24 px, as on lucide.dev. */
  readonly icon: string
  /** A `stroke` is drawn freehand and doesn't snap to prices. */
  readonly clicks: 1 | 2 | 'stroke'
  lines(shape: Shape, ground: DrawingGround): readonly ShapeLine[]
  /** Two opposite corners of a filled area. */
  area?(shape: Shape, ground: DrawingGround): readonly [Point, Point]
  axisPrice?(shape: Shape): number
  /** By default, the end of a stroke moves, or `to`, or else every point. */
  reachTo?(shape: Shape, to: Anchor, ground: DrawingGround): Partial<Shape>
}

export interface DrawingDefinition<Fields extends DrawingFields> extends DrawingTraits<ShapeOf<Fields>> {
  readonly fields: Fields
}

export const defineDrawing = <const Fields extends DrawingFields>(
  fields: Fields,
  traits: DrawingTraits<ShapeOf<Fields>>
): DrawingDefinition<Fields> => ({ fields, ...traits })
