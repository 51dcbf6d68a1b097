import type { Drawing } from '@contract'
import type { CandleChart } from '../../../charts/candle-chart'
import {
  anchorAt,
  magnetic,
  onColumn,
  pointOf,
  type Anchor,
  type Ground
} from '../../../charts/drawings/anchors'
import { hitAt, type Hit } from '../../../charts/drawings/hit'
import type { Point } from '../../../charts/drawings/lines'
import { movedBy, pulledTo } from '../../../charts/drawings/move'
import type { DrawingsState } from '../../../state/drawings.svelte'
import { drawnTo, finished, takesTwo } from './drawn'
import type { Tool } from './drawing-words'
import type { Grip } from './grip'

/** The stretch last measured. */
export interface Measured {
  readonly from: Anchor
  readonly to: Anchor
}

interface Sources {
  readonly chart: () => CandleChart | null
  readonly coin: () => string | null
  readonly drawings: DrawingsState
  /** Points snap to highs, lows and closes. */
  readonly magnet: () => boolean
  /** A change was not kept. */
  readonly refused: () => void
}

/** A press that moves less than this is a click, px. */
const clickRoom = 4

/** What a person draws with on one chart: the tool in hand, what is selected, and what is just being drawn or moved. */
export class Pencil {
  tool = $state<Tool | null>(null)
  selected = $state<string | null>(null)
  /** Shown instead of what is kept under its id, or beside it while it is new. */
  draft = $state.raw<Drawing | null>(null)
  measured = $state.raw<Measured | null>(null)
  /** Where the next point will be set by key. */
  point = $state.raw<Anchor | null>(null)
  /** The colour of what is drawn next. */
  hue = $state(0)
  /** The first point was set by a click or by key; the next one sets the second. */
  #isHalfway = false
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** All drawings as they are shown now. */
  readonly shown: readonly Drawing[] = $derived.by(() => {
    const coin = this.#sources.coin()
    const kept = coin === null ? [] : this.#sources.drawings.of(coin)
    const { draft } = this
    if (!draft) return kept
    const isNew = kept.every(({ id }) => id !== draft.id)
    return isNew ? [...kept, draft] : kept.map(drawing => (drawing.id === draft.id ? draft : drawing))
  })

  readonly chosen = $derived(this.shown.find(({ id }) => id === this.selected) ?? null)

  get ground(): Ground | null {
    const chart = this.#sources.chart()
    const plot = chart?.pricePlot
    return chart && plot && chart.candles.size > 0 ? { plot, candles: chart.candles } : null
  }

  /** Takes a tool, or puts the same one away. */
  pick(tool: Tool): void {
    const next = this.tool === tool ? null : tool
    this.cancel()
    this.tool = next
    this.selected = null
    this.measured = null
  }

  /** What the pointer takes hold of at a place; null leaves it to the chart. */
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
        if (isClick && !this.#isHalfway && takesTwo(this.tool)) this.#isHalfway = true
        else this.finish()
      },
      cancel: () => this.cancel()
    }
  }

  /** What a press there would take hold of. */
  under(place: Point): Hit | null {
    const { ground } = this
    return ground && isOn(place, ground) ? hitAt(place, this.shown, this.selected, ground) : null
  }

  /** Begins what the tool draws; it is done with `finish`. `isHalfway`: no button is held meanwhile. */
  begin(from: Anchor, isHalfway = false): void {
    const { tool, hue } = this
    this.#isHalfway = isHalfway
    if (tool === 'measure') this.measured = { from, to: from }
    const id = crypto.randomUUID()
    if (tool === 'horizontal') this.draft = { kind: 'horizontal', id, hue, price: from.price }
    if (tool === 'trend') this.draft = { kind: 'trend', id, hue, from, to: from, reach: 'segment' }
    if (tool === 'fibonacci' || tool === 'rectangle') this.draft = { kind: tool, id, hue, from, to: from }
    if (tool === 'channel') this.draft = { kind: tool, id, hue, from, to: from, beside: from }
    if (tool === 'text') this.draft = { kind: tool, id, hue, at: from, text: '' }
    if (tool === 'brush') this.draft = { kind: tool, id, hue, points: [from] }
  }

  /** A level at a price, without a tool. */
  drawLevel(at: Anchor): void {
    this.cancel()
    this.keep({ kind: 'horizontal', id: crypto.randomUUID(), hue: this.hue, price: at.price })
  }

  /** The pointer is there: what is begun reaches to it. */
  follow(place: Point): void {
    const { ground } = this
    if (ground) this.reachTo(this.#anchor(place, ground))
  }

  reachTo(to: Anchor): void {
    if (this.tool === 'measure' && this.measured) this.measured = { ...this.measured, to }
    else if (this.tool !== null && this.draft && this.ground)
      this.draft = drawnTo(this.draft, to, this.ground)
  }

  /** Whether a second point is waited for. */
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

  /** Gives up what is being drawn, moved or measured; false when there was nothing. */
  cancel(): boolean {
    const wasBusy = this.draft !== null || this.tool !== null
    if (this.tool === 'measure') this.measured = null
    this.draft = null
    this.tool = null
    this.point = null
    this.#isHalfway = false
    return wasBusy
  }

  /** Draws it for good, and selects it. */
  keep(drawing: Drawing): void {
    const coin = this.#sources.coin()
    // A note is kept once it says something.
    const isUnsaid = drawing.kind === 'text' && drawing.text === ''
    this.draft = isUnsaid ? drawing : null
    this.selected = coin === null ? null : drawing.id
    if (coin === null || isUnsaid) return
    this.hue = drawing.hue
    void this.#sources.drawings.put(coin, drawing).then(kept => {
      if (!kept) this.#sources.refused()
    })
  }

  /** A key that moved what is selected was let go of. */
  settle(): void {
    if (this.draft && this.tool === null) this.keep(this.draft)
  }

  #grab(place: Point, ground: Ground): Grip | null {
    // A note that nobody wrote into.
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
    const isWhole = part === 'body' && !(before.kind === 'horizontal' && this.#sources.magnet())
    return isWhole
      ? movedBy(before, { x: to.x - from.x, y: to.y - from.y }, ground)
      : pulledTo(before, part, this.#anchor(to, ground))
  }

  #anchor(place: Point, ground: Ground): Anchor {
    // A hand draws as it moves.
    if (this.tool === 'brush') return anchorAt(place, ground)
    return (
      (this.#sources.magnet() ? magnetic(place, ground) : null) ?? anchorAt(onColumn(place, ground), ground)
    )
  }

  /** Moves the point that keys set, by columns and px; it begins at the newest candle in view. */
  stepPoint(columns: number, down: number): void {
    const { ground } = this
    if (!ground) return
    const { plot, candles } = ground
    const start = this.point ? pointOf(this.point, ground) : null
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

function isOn({ x, y }: Point, { plot: { box } }: Ground): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
