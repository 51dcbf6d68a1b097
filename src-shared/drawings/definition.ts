import type { Anchor, DrawingGround, Point, Segment } from './geometry'

/** How far a line extends beyond its ends. */
export const reaches = ['segment', 'ray', 'line'] as const
export type Reach = (typeof reaches)[number]

export const dashes = ['solid', 'dashed', 'dotted'] as const
export type Dash = (typeof dashes)[number]

/** The contract has a schema for each type, and the window a first value. */
export interface DrawingValues {
  readonly anchor: Anchor
  readonly stroke: readonly Anchor[]
  readonly price: number
  readonly note: string
  readonly reach: Reach
  /**
   * The scale on which a line is straight: the chart's when the line was last placed. Alerts use it,
   * whichever scale a chart shows later. Missing (linear) for lines from earlier versions.
   */
  readonly scale: 'linear' | 'log'
  /** Missing for drawings from earlier versions, which are solid. */
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

/** The user can select the drawing by it. */
export interface ShapeLine {
  /** May be outside the plot. */
  readonly ends: Segment
  /** Default: `segment`. */
  readonly reach?: Reach | undefined
  /** `guide`: thin and dashed. `note`: the middle of a text, which is shown instead of the line. */
  readonly look?: 'guide' | 'note'
  /** Written on the line. */
  readonly text?: string
}

export interface DrawingTraits<Shape> {
  readonly name: () => string
  readonly hint: () => string
  /** For the command palette, in addition to the name. */
  readonly keywords?: () => string
  readonly key: string
  /** A path of 24 by 24 px, as on lucide.dev. */
  readonly icon: string
  /** How many points the user clicks. A `stroke` is drawn freehand and doesn't snap to prices. */
  readonly clicks: 1 | 2 | 'stroke'
  lines(shape: Shape, ground: DrawingGround): readonly ShapeLine[]
  /** Two opposite corners of a filled area. */
  area?(shape: Shape, ground: DrawingGround): readonly [Point, Point]
  /** The price axis tags this price. */
  axisPrice?(shape: Shape): number
  /**
   * Follows the pointer while the user draws. By default, changes the end of a stroke, or `to`, or else every
   * point.
   */
  reachTo?(shape: Shape, to: Anchor, ground: DrawingGround): Partial<Shape>
}

export interface DrawingDefinition<Fields extends DrawingFields> extends DrawingTraits<ShapeOf<Fields>> {
  readonly fields: Fields
}

export const defineDrawing = <const Fields extends DrawingFields>(
  fields: Fields,
  traits: DrawingTraits<ShapeOf<Fields>>
): DrawingDefinition<Fields> => ({ fields, ...traits })
