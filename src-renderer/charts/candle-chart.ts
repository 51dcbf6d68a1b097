import { isCompared } from './scene/axis-tags'
import { Candles, type MovingBar } from './series/candles'
import { Crosshair, type CrosshairState } from './crosshair'
import type { KeyAction } from './keys'
import { layerValues, type Pane } from './scene/layers'
import { legendFacts, type LegendFacts } from './legend-facts'
import type { Palette } from './scene/palette'
import { Picture } from './picture'
import type { Plot } from './scene/plot'
import { followPointer } from './pointer'
import type { ScaleKind } from './scales/price-scale'
import { due, Redraw, type Due } from './redraw'
import { Scene } from './scene/scene'
import type { Overlay } from './paint/overlay'
import { Viewport } from './scales/viewport'
import type { VisibleRange } from './scales/visible-range'

export interface ChartListener {
  read(legend: LegendFacts): void
  /** Called when the visible range changes. `isMoved` is true if the user changed it. */
  ranged(range: VisibleRange, isMoved: boolean): void
  /**
   * Called when the user moves the crosshair to a time (epoch ms) or hides it (null), but not after
   * `pointAt`.
   */
  pointed?(time: number | null): void
}

/** How many slots after the last candle stay empty, for the name tags of compared coins. */
const tagSlots = 8

/**
 * ECharts draws the panes, axes and grid. Each pane is a single custom series. Changes are drawn at most
 * once per frame.
 */
export class CandleChart {
  readonly #host: HTMLElement
  readonly #picture: Picture
  readonly #crosshair = new Crosshair()
  readonly #listener: ChartListener
  readonly #redraw = new Redraw(what => this.#render(what))
  readonly #listeners = new Set<() => void>()
  readonly #stops: (() => void)[] = []
  #reportedTime: number | null = null
  #cross: CrosshairState | null = null
  #scene = new Scene(new Candles(noColumns(), 1))
  readonly #viewport = new Viewport(this.#scene.candles)

  constructor(host: HTMLElement, palette: Palette, listener: ChartListener) {
    this.#host = host
    this.#listener = listener
    this.#picture = new Picture(host, palette)
    const pointer = followPointer(host, {
      drag: dx => this.#move(view => view.panPx(-dx)),
      zoom: (factor, x) => this.#move(view => view.zoomAt(factor, x)),
      hover: place => this.#hover(place),
      fit: () => this.fit()
    })
    const resized = new ResizeObserver(() => this.#resize())
    resized.observe(host)
    this.#stops.push(pointer, () => resized.disconnect())
  }

  get host(): HTMLElement {
    return this.#host
  }

  get candles(): Candles {
    return this.#scene.candles
  }

  get range(): VisibleRange {
    return this.#viewport.range
  }

  /** If the candles are the same series, reloaded, `keepRange` keeps the visible range. */
  show(candles: Candles, keepRange = false): void {
    const before = this.candles
    this.#scene = new Scene(candles)
    if (keepRange && before.size > 0 && candles.size > 0) this.#viewport.renew(candles)
    else {
      this.#picture.forgetAxis()
      this.#viewport.begin(candles, this.#picture.plotWidth)
      this.#crosshair.forgetColumn()
    }
    this.#redraw.request(due.layout)
    this.#tellRange(false)
  }

  setPanes(panes: readonly Pane[], scaleKind: ScaleKind = 'linear'): void {
    this.#picture.setPanes(panes, scaleKind)
    const layers = panes.flatMap(pane => pane.layers)
    this.#scene.keep(layers)
    const shifts = layers.flatMap(layerValues).map(({ shift }) => shift)
    this.#viewport.reserveAhead(Math.max(layers.some(isCompared) ? tagSlots : 0, ...shifts))
    this.#redraw.request(due.layout)
  }

  setPalette(palette: Palette): void {
    this.#picture.setPalette(palette)
    this.#redraw.request(due.layout)
  }

  /** Call this when the window has moved to a screen with another pixel ratio. */
  sharpen(): void {
    this.#picture.sharpen()
    this.#redraw.request(due.layout)
  }

  /** Adds or replaces the latest bar. Update its indicator values first, or call `touch` afterwards. */
  tick(bar: MovingBar): void {
    const slots = this.candles.slots
    const index = this.candles.put(bar)
    if (index < 0) return
    this.#viewport.grow(slots)
    this.touch(index)
  }

  /** Call this after candles or indicator values changed in place from a bar on. */
  touch(fromBar: number): void {
    this.#scene.touch(fromBar)
    this.#redraw.request(due.moving)
  }

  fit(): void {
    this.#move(view => view.showAll())
  }

  showLast(spanMs: number): void {
    this.#move(view => view.showLast(spanMs))
  }

  setRange(range: VisibleRange): void {
    this.#move(view => view.set(range))
  }

  /** Shows a range without reporting it as a move by the user. */
  showAs(rangeOf: (candles: Candles) => VisibleRange): void {
    this.#viewport.showAs(rangeOf)
    this.#redraw.request(due.moving)
    this.#tellRange(false)
  }

  act(action: KeyAction): void {
    switch (action.kind) {
      case 'step':
        return this.#stepCrosshair(action.columns)
      case 'pan':
        return this.#move(view => view.panShare(action.share))
      case 'zoom':
        return this.#move(view => view.zoomByKey(action.factor))
      case 'begin':
        return this.#move(view => view.toBegin())
      case 'end':
        return this.#move(view => view.toEnd())
      case 'fit':
        return this.fit()
      case 'leave':
        return this.#hover(null)
    }
  }

  /** Shows the crosshair at a time (epoch ms), to follow another chart. Null hides it. */
  pointAt(time: number | null): void {
    this.#crosshair.standAt(time)
    this.#reportedTime = null
    this.#redraw.request(due.marks)
  }

  onViewed(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  addOverlay(overlay: Overlay): () => void {
    this.#picture.overlays.add(overlay)
    this.#redraw.request(due.moving)
    return () => {
      this.#picture.overlays.delete(overlay)
      this.#redraw.request(due.moving)
    }
  }

  touchOverlays(): void {
    this.#redraw.request(due.marks)
  }

  /** Call this when the prices that an overlay wants to have in the scale have changed. */
  rescale(): void {
    this.#redraw.request(due.moving)
  }

  /** Where the user's crosshair is, in px. Null if it is hidden or follows another chart. */
  get crosshairPlace(): { readonly x: number; readonly y: number } | null {
    const place = this.#cross?.place
    return place && Number.isFinite(place.y) ? place : null
  }

  /** Positions are in px. This and the next three functions return NaN before the first draw. */
  xOf(time: number): number {
    return this.pricePlot?.x(this.candles.placeOf(time) + 0.5) ?? NaN
  }

  yOf(price: number): number {
    return this.pricePlot?.y(price) ?? NaN
  }

  /** The time at a position in px. It is extrapolated before and after the candles. */
  timeAt(x: number): number {
    const plot = this.pricePlot
    return plot ? this.candles.timeAt(Math.floor(plot.slotAt(x))) : NaN
  }

  priceAt(y: number): number {
    return this.pricePlot?.valueAt(y) ?? NaN
  }

  get pricePlot(): Plot | null {
    return this.#picture.frame?.panes[0]?.plot ?? null
  }

  flush(): void {
    this.#redraw.flush()
  }

  /** `ratio` is in device pixels per CSS pixel. */
  rendered(ratio: number): HTMLCanvasElement {
    this.flush()
    return this.#picture.rendered(ratio)
  }

  dispose(): void {
    this.#redraw.end()
    for (const stop of this.#stops) stop()
    this.#picture.dispose()
  }

  #move(change: (view: Viewport) => void): void {
    if (this.candles.size === 0) return
    change(this.#viewport)
    this.#redraw.request(due.moving)
    this.#tellRange(true)
  }

  #hover(place: { readonly x: number; readonly y: number } | null): void {
    this.#crosshair.follow(place)
    this.#redraw.request(due.marks)
  }

  #stepCrosshair(columns: number): void {
    const { frame } = this.#picture
    const plot = this.pricePlot
    if (!plot || !frame) return
    const column = this.#crosshair.step(columns, this.#scene, frame)
    if (column === null) return
    const x = plot.middle(column)
    const out = x < 0 ? x : Math.max(0, x - plot.box.width)
    if (out !== 0) this.#move(view => view.panPx(out + Math.sign(out) * plot.columnWidth))
    this.#redraw.request(due.marks)
  }

  #resize(): void {
    if (!this.#picture.resize(this.#host.clientWidth, this.#host.clientHeight)) return
    this.#viewport.resize(this.#picture.plotWidth)
    this.#redraw.request(due.layout)
  }

  #render(what: Due): void {
    const drawn = this.#picture.draw(what, this.#scene, this.#viewport.range, this.#crosshair)
    if (!drawn) return
    this.#cross = drawn.cross
    this.#listener.read(legendFacts(this.#scene, drawn.frame, drawn.cross, this.#picture.palette))
    this.#tellTime(drawn.cross)
    if (what !== due.marks) for (const listener of this.#listeners) listener()
  }

  #tellTime(cross: CrosshairState | null): void {
    const time = this.#crosshair.isLent ? null : (cross?.time ?? null)
    if (time === this.#reportedTime) return
    this.#reportedTime = time
    this.#listener.pointed?.(time)
  }

  #tellRange(isMoved: boolean): void {
    this.#listener.ranged(this.#viewport.range, isMoved)
  }
}

function noColumns() {
  const none = new Float64Array(0)
  return { time: none, open: none, high: none, low: none, close: none, volume: none }
}
