import type { Drawing } from '@contract'
import type { Component } from 'svelte'
import type { Ink } from '../paint/echarts'
import type { OverlayView } from '../paint/overlay'
import type { AnchorPoint, Ground } from './anchors'
import type { Point, Segment } from './lines'

/** A part of a drawing that the user can drag: one of its points, or all of it (`body`). */
export type DrawingPart = 'from' | 'to' | 'beside' | 'at' | 'body'

export interface DrawingStyle {
  readonly color: string
  /** Line width, px. */
  readonly width: number
}

export interface DrawingDefinition<One extends Drawing = Drawing> {
  readonly name: string
  readonly hint: string
  /** The key that chooses the tool. */
  readonly key: string
  readonly Icon: Component
  /** How many points the user clicks. With `stroke`, the user draws freehand, and points don't snap to prices. */
  readonly clicks: 1 | 2 | 'stroke'
  /** True if the drawing also snaps to prices when it is moved as a whole, like a horizontal line. */
  readonly snapsAsWhole?: boolean
  /** How near the pointer must be to select the drawing, px. Default: 5. */
  readonly near?: number
  begin(from: AnchorPoint, shared: { readonly id: string; readonly hue: number }): One
  reachTo(drawing: One, to: AnchorPoint, ground: Ground): One
  /** Completes the drawing. Returns null to discard a drawing that is just a point. */
  finish(drawing: One, ground: Ground | null): One | null
  grips(drawing: One): readonly (readonly [part: DrawingPart, anchor: AnchorPoint])[]
  mapPoints(drawing: One, put: (anchor: AnchorPoint) => AnchorPoint): One
  /** Moves the drawing. By default, moves every point. */
  moveBy?(drawing: One, by: Point, ground: Ground): One
  /** Moves a part of the drawing to an anchor. By default, moves the point with that name. */
  pullTo?(drawing: One, part: DrawingPart, anchor: AnchorPoint): One
  /** The lines in view. */
  segments(drawing: One, ground: Ground): readonly Segment[]
  /** Paints behind the drawing's lines. Also called if no line is in view. */
  fill?(ink: Ink, drawing: One, view: OverlayView, style: DrawingStyle): void
  /** Default: strokes the lines. */
  paint?(ink: Ink, drawing: One, view: OverlayView, style: DrawingStyle): void
  /** The price for which the price axis shows a tag. */
  axisPrice?(drawing: One): number
  /** The prices of the drawing's two ends, or its only price. */
  ends(drawing: One): readonly [from: number | null, to?: number]
}
