import type { Crosshair, CrosshairState } from './crosshair'
import { frameOf, type Frame } from './scene/frame'
import type { Pane } from './scene/layers'
import type { Palette } from './scene/palette'
import type { ScaleKind } from './scales/price-scale'
import { due, type Due } from './redraw'
import type { Scene } from './scene/scene'
import type { Overlay } from './paint/overlay'
import { Surface } from './paint/surface'
import { textWidth } from './paint/text-width'
import type { VisibleRange } from './scales/visible-range'

/** Width of the axis in px until its labels have been measured. */
const usualAxisWidth = 60

export class Picture {
  readonly #host: HTMLElement
  #surface: Surface
  #palette: Palette
  #measure: (text: string) => number
  #panes: readonly Pane[] = []
  #scaleKind: ScaleKind = 'linear'
  #frame: Frame | null = null
  #axisWidth = 0

  constructor(host: HTMLElement, palette: Palette) {
    this.#host = host
    this.#surface = new Surface(host)
    this.#palette = palette
    this.#measure = measureIn(palette)
  }

  get frame(): Frame | null {
    return this.#frame
  }

  get palette(): Palette {
    return this.#palette
  }

  get overlays(): Set<Overlay> {
    return this.#surface.overlays
  }

  get plotWidth(): number {
    return Math.max(1, this.#surface.width - (this.#axisWidth || usualAxisWidth))
  }

  setPalette(palette: Palette): void {
    this.#palette = palette
    this.#measure = measureIn(palette)
  }

  setPanes(panes: readonly Pane[], scaleKind: ScaleKind): void {
    this.#panes = panes
    this.#scaleKind = scaleKind
  }

  /** Call this for another series. Otherwise, the axis never becomes narrower. */
  forgetAxis(): void {
    this.#axisWidth = 0
  }

  /** Returns false if the size is unchanged. */
  resize(width: number, height: number): boolean {
    if (width === this.#surface.width && height === this.#surface.height) return false
    this.#surface.resize(width, height)
    return true
  }

  /** Replaces the canvas, because ECharts can't change its pixel ratio. */
  sharpen(): void {
    this.#surface.dispose()
    this.#surface = new Surface(this.#host, this.overlays)
  }

  draw(
    what: Due,
    scene: Scene,
    range: VisibleRange,
    crosshair: Crosshair
  ): { readonly frame: Frame; readonly cross: CrosshairState | null } | null {
    const { width, height } = this.#surface
    // The element has no layout yet. The chart will be drawn when its size changes.
    if (width < 2 || height < 2 || this.#panes.length === 0) return null
    const before = this.#frame
    const frame = what === due.marks && before ? before : this.#frameOf(scene, range)
    if (before?.step.slots !== frame.step.slots) crosshair.forgetColumn()
    const cross = crosshair.at(scene, frame)
    const place = cross?.place ?? null
    if (what === due.layout || before?.axisWidth !== frame.axisWidth)
      this.#surface.layOut(frame, scene, this.#palette, place)
    else this.#surface.move(frame, place)
    return { frame, cross }
  }

  rendered(ratio: number): HTMLCanvasElement {
    return this.#surface.rendered(ratio)
  }

  dispose(): void {
    this.#surface.dispose()
  }

  #frameOf(scene: Scene, range: VisibleRange): Frame {
    const { width, height } = this.#surface
    const view = {
      width,
      height,
      ratio: window.devicePixelRatio,
      range,
      panes: this.#panes,
      scaleKind: this.#scaleKind,
      levels: [...this.overlays].flatMap(overlay => overlay.levels?.() ?? []),
      measure: this.#measure
    }
    this.#frame = frameOf(scene, view, this.#axisWidth)
    this.#axisWidth = this.#frame.axisWidth
    return this.#frame
  }
}

function measureIn({ font, fontSize }: Palette): (text: string) => number {
  return textWidth(`${fontSize}px ${font}`)
}
