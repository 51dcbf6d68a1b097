import type { Bar } from '../../src-shared/indicators/columns'
import { Candles } from './candles'
import { Crosshair } from './crosshair'
import { frameOf, type Frame, type View } from './frame'
import type { KeyAction } from './keys'
import type { Pane } from './layers'
import type { MarkedPlaces } from './marks'
import type { Palette } from './palette'
import { followPointer } from './pointer'
import type { ScaleKind } from './price-scale'
import { readColumn, type Reading } from './reading'
import { Scene } from './scene'
import { Surface } from './surface'
import { textWidth } from './text-width'
import { Viewport } from './viewport'
import type { VisibleRange } from './visible-range'

export interface ChartListener {
  /** What a legend shows has changed. */
  read(legend: LegendFacts): void
  ranged(range: VisibleRange): void
}

export interface LegendFacts {
  /** The column under the crosshair, or the last one; null where the crosshair stands on a gap, or there is no candle. */
  readonly reading: Reading | null
  readonly isUnderCrosshair: boolean
  /** Candles missing where the crosshair stands. */
  readonly missing: number
  /** Candles drawn as one at this zoom. */
  readonly slotsInColumn: number
  /** The close that moves; NaN while there is none. */
  readonly lastClose: number
  readonly palette: Palette
  /** Where each pane stands, px from the top, so that its legend stands there too. */
  readonly panes: readonly { readonly id: string; readonly top: number; readonly height: number }[]
}

/** What has to be drawn again, the lesser first: marks move over the plot, the plot moves, everything is set anew. */
const todo = { nothing: 0, marks: 1, moving: 2, layout: 3 } as const
type Todo = (typeof todo)[keyof typeof todo]

/**
 * A candle chart in a host element, drawn by ECharts: panes, axes and grid are ECharts' own, each pane is one custom
 * series that draws columns at the detail the zoom asks for. Changes gather and are drawn once a frame.
 */
export class CandleChart {
  readonly #host: HTMLElement
  readonly #surface: Surface
  readonly #crosshair = new Crosshair()
  readonly #listener: ChartListener
  readonly #stops: (() => void)[] = []
  #palette: Palette
  #measure: (text: string) => number
  #scene = new Scene(new Candles(noColumns(), 1))
  readonly #viewport = new Viewport(this.#scene.candles)
  #panes: readonly Pane[] = []
  #scaleKind: ScaleKind = 'linear'
  #frame: Frame | null = null
  #axisWidth = 0
  #todo: Todo = todo.layout
  #asked = 0
  #isDisposed = false

  constructor(host: HTMLElement, palette: Palette, listener: ChartListener) {
    this.#host = host
    this.#palette = palette
    this.#measure = textWidth(`${palette.fontSize}px ${palette.font}`)
    this.#listener = listener
    this.#surface = new Surface(host)
    this.#stops.push(
      followPointer(host, {
        drag: dx => this.#move(view => view.panPx(-dx)),
        zoom: (factor, x) => this.#move(view => view.zoomAt(factor, x)),
        hover: place => this.#hover(place),
        fit: () => this.fit()
      })
    )
    const resized = new ResizeObserver(() => this.#resize())
    resized.observe(host)
    this.#stops.push(() => resized.disconnect())
  }

  get candles(): Candles {
    return this.#scene.candles
  }

  get range(): VisibleRange {
    return this.#viewport.range
  }

  /** Shows other candles. `keepRange`: they are the same series fetched anew, and the view stays where it was. */
  show(candles: Candles, keepRange = false): void {
    const before = this.candles
    this.#scene = new Scene(candles)
    if (keepRange && before.size > 0 && candles.size > 0) this.#viewport.renew(candles)
    else {
      this.#axisWidth = 0
      this.#viewport.begin(candles, this.#plotWidth)
      this.#crosshair.forgetColumn()
    }
    this.#draw(todo.layout)
    this.#tellRange()
  }

  setPanes(panes: readonly Pane[], scaleKind: ScaleKind = 'linear'): void {
    this.#panes = panes
    this.#scaleKind = scaleKind
    this.#scene.keep(panes.flatMap(pane => pane.layers))
    this.#draw(todo.layout)
  }

  setPalette(palette: Palette): void {
    this.#palette = palette
    this.#measure = textWidth(`${palette.fontSize}px ${palette.font}`)
    this.#draw(todo.layout)
  }

  /** Takes the bar that moves. Values drawn with it may be changed in place first, or `touch`ed later. */
  tick(bar: Bar): void {
    const slots = this.candles.slots
    const index = this.candles.put(bar)
    if (index < 0) return
    this.#viewport.grow(slots)
    this.touch(index)
  }

  /** Values from this bar on were changed in place. */
  touch(fromBar: number): void {
    this.#scene.touch(fromBar)
    this.#draw(todo.moving)
  }

  fit(): void {
    this.#move(view => view.showAll())
  }

  /** Shows the last so many milliseconds. */
  showLast(spanMs: number): void {
    this.#move(view => view.showLast(spanMs))
  }

  setRange(range: VisibleRange): void {
    this.#move(view => view.set(range))
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

  /** Draws what is due now, without waiting for a frame. */
  flush(): void {
    cancelAnimationFrame(this.#asked)
    this.#asked = 0
    this.#render()
  }

  dispose(): void {
    this.#isDisposed = true
    cancelAnimationFrame(this.#asked)
    for (const stop of this.#stops) stop()
    this.#surface.dispose()
  }

  get #plotWidth(): number {
    return Math.max(1, this.#host.clientWidth - (this.#axisWidth || 60))
  }

  #move(change: (view: Viewport) => void): void {
    if (this.candles.size === 0) return
    change(this.#viewport)
    this.#draw(todo.moving)
    this.#tellRange()
  }

  #hover(place: { readonly x: number; readonly y: number } | null): void {
    this.#crosshair.follow(place)
    this.#draw(todo.marks)
  }

  #stepCrosshair(columns: number): void {
    const plot = this.#frame?.panes[0]?.plot
    if (!plot || !this.#frame) return
    const column = this.#crosshair.step(columns, this.#scene, this.#frame)
    if (column === null) return
    const x = plot.middle(column)
    const out = x < 0 ? x : Math.max(0, x - plot.box.width)
    if (out !== 0) this.#move(view => view.panPx(out + Math.sign(out) * plot.columnWidth))
    this.#draw(todo.marks)
  }

  #resize(): void {
    if (this.#isDisposed) return
    const { clientWidth: width, clientHeight: height } = this.#host
    if (width === this.#surface.width && height === this.#surface.height) return
    this.#surface.resize(width, height)
    this.#viewport.resize(this.#plotWidth)
    this.#draw(todo.layout)
  }

  #draw(what: Todo): void {
    this.#todo = Math.max(this.#todo, what) as Todo
    if (this.#asked === 0) this.#asked = requestAnimationFrame(() => this.flush())
  }

  #render(): void {
    const what = this.#todo
    this.#todo = todo.nothing
    const { width, height } = this.#surface
    // A host that is not laid out yet, or hidden, has no size; its observer will call again.
    if (what === todo.nothing || width < 2 || height < 2 || this.#panes.length === 0) return
    if (what === todo.marks && this.#frame) {
      this.#surface.move(this.#frame, this.#places(this.#frame))
      return
    }
    const before = this.#frame
    const frame = (this.#frame = frameOf(this.#scene, this.#view(width, height), this.#axisWidth))
    this.#axisWidth = frame.axisWidth
    if (before?.step.slots !== frame.step.slots) this.#crosshair.forgetColumn()
    const places = this.#places(frame)
    if (what === todo.layout || before?.axisWidth !== frame.axisWidth)
      this.#surface.layOut(frame, this.#scene, this.#palette, places)
    else this.#surface.move(frame, places)
  }

  #view(width: number, height: number): View {
    return {
      width,
      height,
      ratio: window.devicePixelRatio,
      range: this.#viewport.range,
      panes: this.#panes,
      scaleKind: this.#scaleKind,
      measure: this.#measure
    }
  }

  /** Finds the marks' places, and tells what they read. */
  #places(frame: Frame): MarkedPlaces {
    const { candles } = this
    const newest = candles.bar(candles.size - 1)
    const color = newest && newest.close >= newest.open ? this.#palette.up : this.#palette.down
    const cross = this.#crosshair.at(this.#scene, frame)
    const lastColumn = this.#scene.detail(frame.step).size - 1
    const missing = cross?.missing ?? 0
    this.#listener.read({
      reading: cross?.reading ?? (missing > 0 ? null : readColumn(this.#scene, frame.step, lastColumn)),
      isUnderCrosshair: Boolean(cross?.reading),
      missing,
      slotsInColumn: frame.step.slots,
      lastClose: candles.lastClose,
      palette: this.#palette,
      panes: frame.panes.map(({ pane, plot }) => ({
        id: pane.id,
        top: plot.box.top,
        height: plot.box.height
      }))
    })
    return { last: newest && { price: newest.close, color }, cross: cross?.place ?? null }
  }

  #tellRange(): void {
    this.#listener.ranged(this.#viewport.range)
  }
}

function noColumns() {
  const none = new Float64Array(0)
  return { time: none, open: none, high: none, low: none, close: none, volume: none }
}
