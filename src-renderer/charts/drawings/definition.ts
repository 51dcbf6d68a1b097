import type { Drawing } from '@contract'
import type { Component } from 'svelte'
import type { Ink } from '../paint/echarts'
import type { OverlayView } from '../paint/overlay'
import type { AnchorPoint, Ground } from './anchors'
import type { Point, Segment } from './lines'

/** A part the user can grab: one of the points, or the whole body. */
export type DrawingPart = 'from' | 'to' | 'beside' | 'at' | 'body'

export interface DrawingLook {
  readonly color: string
  /** Line width, px. */
  readonly width: number
}

export interface DrawingDefinition<One extends Drawing = Drawing> {
  readonly name: string
  /** The next step with the tool. */
  readonly hint: string
  /** Chooses the tool. */
  readonly key: string
  readonly Icon: Component
  /** How many points the user clicks. With `stroke`, the drawing follows the pointer and doesn't snap. */
  readonly clicks: 1 | 2 | 'stroke'
  /** A horizontal line snaps to prices even if the whole line is moved. */
  readonly snapsAsWhole?: boolean
  /** How near the pointer must be to count as over the drawing, px. Default: 5. */
  readonly near?: number
  begin(from: AnchorPoint, shared: { readonly id: string; readonly hue: number }): One
  /** The unfinished drawing, extended to `to`. */
  reachTo(drawing: One, to: AnchorPoint, ground: Ground): One
  /** The finished drawing. Null if it never became more than a point. */
  finish(drawing: One, ground: Ground | null): One | null
  /** The points that can be dragged, by name. */
  grips(drawing: One): readonly (readonly [part: DrawingPart, anchor: AnchorPoint])[]
  mapPoints(drawing: One, put: (anchor: AnchorPoint) => AnchorPoint): One
  /** Moves the drawing. By default, moves every point. */
  moveBy?(drawing: One, by: Point, ground: Ground): One
  /** Drags a part to an anchor. By default, moves the point of that name. */
  pullTo?(drawing: One, part: DrawingPart, anchor: AnchorPoint): One
  /** The lines in view. */
  segments(drawing: One, ground: Ground): readonly Segment[]
  /** Paints what is below the lines. Also called if no line is in view. */
  fill?(ink: Ink, drawing: One, view: OverlayView, look: DrawingLook): void
  /** Default: strokes the lines. */
  paint?(ink: Ink, drawing: One, view: OverlayView, look: DrawingLook): void
  /** The price that gets a tag on the axis. */
  axisPrice?(drawing: One): number
  /** The prices of its two ends, or its single price. */
  ends(drawing: One): readonly [from: number | null, to?: number]
}
