import type { Drawing } from '@contract'
import { drawingKinds } from '../../../../src-shared/drawings/catalogue'
import type { CandleChart } from '../../../charts/candle-chart'
import { anchorAt, magnetic, onColumn, type Ground } from '../../../charts/drawings/anchors'
import { hitAt, type Hit } from '../../../charts/drawings/hit'
import type { Dash } from '../../../../src-shared/drawings/definition'
import { anchorPixel, type Anchor, type Point } from '../../../../src-shared/drawings/geometry'
import { finished, movedBy, pulledTo, reachedTo } from '../../../charts/drawings/move'
import { isDashable, newDrawing } from '../../../charts/drawings/points'
import type { DrawingsState } from '../../../state/drawings.svelte'
import type { Grip } from './grip'

/** The measuring tool creates no drawing. */
export type Tool = 'measure' | Drawing['kind']

export interface Measured {
  readonly from: Anchor
  readonly to: Anchor
}

interface Sources {
  readonly chart: () => CandleChart | null
  readonly coin: () => string | null
  readonly drawings: DrawingsState
  readonly magnet: () => boolean
  readonly refused: () => void
  /** Called after an existing drawing was moved and saved. */
  readonly moved: (drawing: Drawing) => void
}

/** A press that moves less than this (px) is a click. */
const clickRoom = 4

export class Pencil {
  tool = $state<Tool | null>(null)
  selected = $state<string | null>(null)
  /** The draft replaces the saved drawing with the same ID on screen. */
  draft = $state.raw<Drawing | null>(null)
  measured = $state.raw<Measured | null>(null)
  point = $state.raw<Anchor | null>(null)
  /** New drawings look like the last one that was drawn or changed. */
  hue = $state(0)
  dash = $state<Dash>('solid')
  /** True after the first of two points was set by click or key. */
  #isHalfway = false
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  readonly shown: readonly Drawing[] = $derived.by(() => {
    const coin = this.#sources.coin()
    const savedDrawings = coin === null ? [] : this.#sources.drawings.of(coin)
    const { draft } = this
    if (!draft) return savedDrawings
    const isNew = savedDrawings.every(({ id }) => id !== draft.id)
    return isNew
      ? [...savedDrawings, draft]
      : savedDrawings.map(drawing => (drawing.id === draft.id ? draft : drawing))
  })

  readonly chosen = $derived(this.shown.find(({ id }) => id === this.selected) ?? null)

  get ground(): Ground | null {
    const chart = this.#sources.chart()
    const plot = chart?.pricePlot
    return chart && plot && chart.candles.size > 0 ? { plot, candles: chart.candles } : null
  }

  pick(tool: Tool): void {
    const next = this.tool === tool ? null : tool
    this.cancel()
    this.tool = next
    this.selected = null
    this.measured = null
  }

  /** Returns null if the press is for the chart itself. */
  press(place: Point, isMeasuring: boolean): Grip | null {
    const { ground } = this
    if (!ground || !isOn(place, ground)) return null
    if (isMeasuring && this.tool !== 'measure') this.pick('measure')
    if (this.tool === null) return this.#grab(place, ground)
    if (!this.#isHalfway) this.begin(this.#anchor(place, ground))
    return {
      move: to => this.follow(to),
      drop: to => {
        this.follow(to)
        const isClick = Math.hypot(to.x - place.x, to.y - place.y) < clickRoom
        if (isClick && !this.#isHalfway && this.#clicks === 2) this.#isHalfway = true
        else this.finish()
      },
      cancel: () => this.cancel()
    }
  }

  under(place: Point): Hit | null {
    const { ground } = this
    return ground && isOn(place, ground) ? hitAt(place, this.shown, this.selected, ground) : null
  }

  /** With `isHalfway`, the user sets the second point with another click instead of dragging. */
  begin(from: Anchor, isHalfway = false): void {
    const { tool } = this
    this.#isHalfway = isHalfway
    if (tool === 'measure') this.measured = { from, to: from }
    else if (tool !== null) this.draft = this.#newDrawing(tool, from)
  }

  drawLevel(at: Anchor): void {
    this.cancel()
    this.keep(this.#newDrawing('horizontal', at))
  }

  #newDrawing(kind: Drawing['kind'], from: Anchor): Drawing {
    const { hue, dash } = this
    return newDrawing(kind, from, { id: crypto.randomUUID(), hue, dash })
  }

  follow(place: Point): void {
    const { ground } = this
    if (ground) this.reachTo(this.#anchor(place, ground))
  }

  reachTo(to: Anchor): void {
    if (this.tool === 'measure' && this.measured) this.measured = { ...this.measured, to }
    else if (this.tool !== null && this.draft && this.ground)
      this.draft = reachedTo(this.draft, to, this.ground)
  }

  get #clicks(): 1 | 2 | 'stroke' | null {
    if (this.tool === null) return null
    return this.tool === 'measure' ? 2 : drawingKinds[this.tool].clicks
  }

  get takesOne(): boolean {
    return this.#clicks === 1
  }

  get isHalfway(): boolean {
    return this.#isHalfway
  }

  finish(): void {
    const { draft } = this
    this.#isHalfway = false
    this.tool = null
    this.point = null
    if (!draft) return
    const done = finished(draft, this.ground)
    if (done) this.keep(done)
    else this.draft = null
  }

  /** Returns false if there was nothing to cancel. */
  cancel(): boolean {
    const wasBusy = this.draft !== null || this.tool !== null
    if (this.tool === 'measure') this.measured = null
    this.draft = null
    this.tool = null
    this.point = null
    this.#isHalfway = false
    return wasBusy
  }

  keep(drawing: Drawing): void {
    const coin = this.#sources.coin()
    // A new note is saved only when it has text.
    const isEmptyText = 'text' in drawing && drawing.text === ''
    this.draft = isEmptyText ? drawing : null
    this.selected = coin === null ? null : drawing.id
    if (coin === null || isEmptyText) return
    this.hue = drawing.hue
    if (isDashable(drawing)) this.dash = drawing.dash ?? 'solid'
    const before = this.#sources.drawings.of(coin).find(({ id }) => id === drawing.id)
    const isPlaced = !before || !isSamePlace(before, drawing)
    const placed = isPlaced && this.ground ? withScale(drawing, this.ground) : drawing
    void this.#sources.drawings.put(coin, placed).then(isSaved => {
      if (!isSaved) this.#sources.refused()
      else if (before && isPlaced) this.#sources.moved(placed)
    })
  }

  /** Call this when an arrow key is released. */
  settle(): void {
    if (this.draft && this.tool === null) this.keep(this.draft)
  }

  #grab(place: Point, ground: Ground): Grip | null {
    this.draft = null
    const hit = hitAt(place, this.shown, this.selected, ground)
    this.selected = hit?.id ?? null
    this.measured = null
    const before = this.chosen
    if (!hit || !before) return null
    return {
      move: to => {
        this.draft = this.#pulled(before, hit.part, place, to)
      },
      drop: () => {
        if (this.draft) this.keep(this.draft)
      },
      cancel: () => {
        this.draft = null
      }
    }
  }

  #pulled(before: Drawing, part: Hit['part'], from: Point, to: Point): Drawing {
    const { ground } = this
    if (!ground) return before
    const snaps = 'price' in before && this.#sources.magnet()
    const isWhole = part === 'body' && !snaps
    return isWhole
      ? movedBy(before, { x: to.x - from.x, y: to.y - from.y }, ground)
      : pulledTo(before, part, this.#anchor(to, ground))
  }

  #anchor(place: Point, ground: Ground): Anchor {
    if (this.#clicks === 'stroke') return anchorAt(place, ground)
    return (
      (this.#sources.magnet() ? magnetic(place, ground) : null) ?? anchorAt(onColumn(place, ground), ground)
    )
  }

  /** The point starts at the latest visible candle. `down` is in px. */
  stepPoint(columns: number, down: number): void {
    const { ground } = this
    if (!ground) return
    const { plot, candles } = ground
    const start = this.point ? anchorPixel(this.point, ground) : null
    const newest = { x: plot.middle(plot.columnAt(plot.x(candles.slots - 1))), y: plot.y(candles.lastClose) }
    const { x, y } = start ?? newest
    const { left, top, width, height } = plot.box
    const place = {
      x: start ? clamp(x + columns * plot.columnWidth, left, left + width) : clamp(x, left, left + width),
      y: start ? clamp(y + down, top, top + height) : clamp(y, top, top + height)
    }
    this.point = this.#anchor(place, ground)
    if (this.#isHalfway) this.reachTo(this.point)
  }
}

const noStyle = { hue: 0, reach: '', dash: '' }

/** Puts the style first, so that the order of fields is the same even if some of them are missing. */
const placeOf = (drawing: Drawing): string => JSON.stringify({ ...noStyle, ...drawing, ...noStyle })

const isSamePlace = (a: Drawing, b: Drawing): boolean => placeOf(a) === placeOf(b)

/**
 * Saves whether the chart's scale is logarithmic, because the line is straight only on that scale and alerts
 * on it need to know.
 */
function withScale(drawing: Drawing, { plot }: Ground): Drawing {
  const scale = plot.scale.kind === 'log' ? 'log' : 'linear'
  return 'scale' in drawingKinds[drawing.kind].fields ? ({ ...drawing, scale } as Drawing) : drawing
}

function isOn({ x, y }: Point, { plot: { box } }: Ground): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
