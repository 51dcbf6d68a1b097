import type { Drawing } from '@contract'
import type { AlertsState } from '../../../state/alerts.svelte'
import type { DrawingsState } from '../../../state/drawings.svelte'
import type { SettingsState } from '../../../state/settings.svelte'
import { toasts } from '../../../ui/toasts.svelte'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { DrawnChart } from '../candles/drawn-chart'
import { AlertLineEditor } from './alert-line-editor.svelte'
import { isExtensible, type ExtensibleDrawing, pointsOf } from '../../../charts/drawings/points'
import { drawingDefinition, drawingKinds } from '../../../../src-shared/drawings/catalogue'
import type { Dash, Reach } from '../../../../src-shared/drawings/definition'
import { Pencil } from './pencil.svelte'
import { m } from '../../../../src-shared/messages/m'

export interface Style {
  readonly hue?: number
  readonly reach?: Reach
  readonly dash?: Dash
}

/** Create during component setup. */
export class DrawingEditor {
  readonly pencil: Pencil
  readonly alerts: AlertLineEditor
  menu = $state.raw<readonly MenuEntry[]>([])
  readonly #drawings: DrawingsState
  readonly #settings: SettingsState
  readonly #open: DrawnChart

  constructor(drawings: DrawingsState, alerts: AlertsState, settings: SettingsState, open: DrawnChart) {
    this.#drawings = drawings
    this.#settings = settings
    this.#open = open
    this.alerts = new AlertLineEditor(alerts, open)
    this.pencil = new Pencil({
      chart: () => open.chart,
      coin: () => this.coin,
      drawings,
      magnet: () => this.magnet,
      refused: () => this.#tellRefusal(),
      moved: drawing => this.#tellMoved(drawing)
    })
    $effect(() => {
      const { coin } = this
      if (coin === null) return
      void drawings.read(coin)
      return () => {
        this.pencil.cancel()
        this.pencil.selected = null
        this.pencil.measured = null
      }
    })
  }

  /** Null for a ratio, which has no drawings. */
  readonly coin = $derived.by(() => (this.#open.isRatio ? null : (this.#open.shown?.coin ?? null)))

  /** All charts share this setting. */
  get magnet(): boolean {
    return this.#settings.settings.value?.magnet ?? false
  }

  toggleMagnet(): void {
    void this.#settings.change({ magnet: !this.magnet })
  }

  remove(ids: readonly string[]): void {
    const { coin } = this
    if (coin === null || ids.length === 0) return
    const [first] = this.pencil.shown.filter(({ id }) => ids.includes(id))
    const stopped = this.alerts.countOn(ids)
    this.pencil.selected = null
    void this.#drawings.remove(coin, ids).then(done => {
      if (!done) return this.#tellRefusal()
      const removed =
        ids.length > 1 || !first
          ? m.drawings.removed.several({ count: ids.length, coin })
          : m.drawings.removed.one({ drawing: drawingDefinition(first).name(), coin })
      const text = stopped === 0 ? removed : m.drawings.removed.withAlerts({ removed, alerts: stopped })
      toasts.sayUndoable(text, () => this.undo())
    })
  }

  style(drawing: Drawing, style: Style): void {
    const { hue = drawing.hue, ...rest } = style
    const { fields } = drawingKinds[drawing.kind]
    const known = Object.entries(rest).filter(([name]) => name in fields)
    this.pencil.keep({ ...drawing, hue, ...Object.fromEntries(known) } as Drawing)
  }

  write(drawing: Drawing, text: string): void {
    if (!('text' in drawing)) return
    if (text.trim() !== '') this.pencil.keep({ ...drawing, text: text.trim() })
    else if (drawing.text === '') this.pencil.cancel()
  }

  /** If the line ends in the past, extends it first, because an alert on it could never trigger. */
  addAlertOn(drawing: Drawing): void {
    if (this.#hasEnded(drawing)) {
      this.style(drawing, { reach: drawing.to.time > drawing.from.time ? 'ray' : 'line' })
      toasts.sayUndoable(m.drawings.extended(), () => this.undo())
    }
    this.alerts.addOn(drawing)
  }

  #hasEnded(drawing: Drawing): drawing is ExtensibleDrawing {
    const candles = this.#open.chart?.candles
    if (!candles || !isExtensible(drawing)) return false
    const { from, to, reach = 'segment' } = drawing
    if (reach === 'line' || (reach === 'ray' && to.time > from.time)) return false
    return candles.placeOf(Math.max(from.time, to.time)) <= candles.slots - 1
  }

  readonly canUndo = $derived.by(() => this.coin !== null && this.#drawings.canUndo(this.coin))

  /** Returns false if there is nothing to undo. */
  undo(): boolean {
    return this.coin !== null && this.#drawings.undo(this.coin)
  }

  redo(): void {
    if (this.coin !== null) this.#drawings.redo(this.coin)
  }

  show(drawing: Drawing): void {
    const { chart } = this.#open
    this.pencil.selected = drawing.id
    const anchors = pointsOf(drawing)
    if (!chart || anchors.length === 0) return
    const places = anchors.map(({ time }) => chart.candles.placeOf(time)).sort((a, b) => a - b)
    const [from, to] = [places[0], places.at(-1)]
    const { range } = chart
    if (from === undefined || to === undefined || (to > range.from && from < range.to)) return
    const width = range.to - range.from
    chart.setRange({ from: (from + to - width) / 2, to: (from + to + width) / 2 })
  }

  #tellMoved({ id }: Drawing): void {
    const alerts = this.alerts.countOn([id])
    if (alerts === 0) return
    toasts.sayUndoable(m.drawings.alertFollows({ alerts }), () => this.undo())
  }

  #tellRefusal(): void {
    const { fault } = this.#drawings
    if (fault) toasts.say(`${fault.what} ${fault.next}`)
  }
}
