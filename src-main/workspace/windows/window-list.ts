import { z } from 'zod'
import { LayoutContent, type ChartChoices } from '../../../src-shared/contract/layouts'
import { Settings } from '../../../src-shared/contract/settings'
import { windowKinds, type WindowKind } from '../../../src-shared/contract/windows'
import { Emitter } from '../../platform/events/emitter'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { firstContent } from '../layouts/stored-content'
import { withCoinRenamed } from '../layouts/renamed-coin'
import { SavedWindowBounds, type WindowBounds } from '../settings/settings-service'

type ViewState = Settings['viewState']

export const mostWindows: Readonly<Record<WindowKind, number>> = { ticker: 1, chart: 6, watchlist: 6 }

/**
 * How far a new window is moved from the previous one, in desktop px, so that it doesn't cover that exactly.
 */
const offset = 28

const SavedWindow = z.object({
  id: z.number().int().positive(),
  kind: z.enum(windowKinds),
  /** Null until the user has moved or resized a window of this kind. */
  bounds: SavedWindowBounds.nullable(),
  viewState: Settings.shape.viewState,
  layout: LayoutContent
})
export type SavedWindow = Readonly<z.infer<typeof SavedWindow>>

const SavedWindows = z.object({
  open: SavedWindow.array().readonly(),
  places: z.partialRecord(z.enum(windowKinds), SavedWindowBounds)
})
const windowsFact = fact('windows', SavedWindows)

/** Windows are stored in app.db. */
export class WindowList {
  readonly showRequested = new Emitter<SavedWindow>()
  readonly #facts: FactStore
  #saved: z.infer<typeof SavedWindows>

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#saved = facts.read(windowsFact) ?? { open: [], places: {} }
  }

  all(): readonly SavedWindow[] {
    return this.#saved.open
  }

  find(id: number): SavedWindow | undefined {
    return this.#saved.open.find(one => one.id === id)
  }

  /**
   * If the window is a ticker that is already open, brings it to the front.
   * @param viewState the main window's view, with which the window starts
   * @returns false if there are too many windows of this kind
   */
  open(kind: WindowKind, viewState: ViewState, chart?: ChartChoices): boolean {
    const { open, places } = this.#saved
    const alike = open.filter(one => one.kind === kind)
    const [ticker] = alike
    if (kind === 'ticker' && ticker) {
      this.showRequested.emit(ticker)
      return true
    }
    if (alike.length >= mostWindows[kind]) return false
    const [, ...others] = firstContent.charts
    const opened: SavedWindow = {
      id: Math.max(0, ...open.map(({ id }) => id)) + 1,
      kind,
      bounds: freePlace(places[kind] ?? null, alike),
      viewState: { ...viewState, view: 'watch' },
      layout: { ...firstContent, charts: chart ? [chart, ...others] : firstContent.charts }
    }
    this.#keep({ open: [...open, opened], places })
    this.showRequested.emit(opened)
    return true
  }

  /** Ignores a window that was closed. Doesn't fail with a full disk. */
  change(id: number, change: Partial<Pick<SavedWindow, 'viewState' | 'layout'>>): void {
    const open = this.#saved.open.map(one => (one.id === id ? { ...one, ...change } : one))
    this.#keep({ ...this.#saved, open })
  }

  place(id: number, bounds: WindowBounds): void {
    const kind = this.find(id)?.kind
    if (kind === undefined) return
    const open = this.#saved.open.map(one => (one.id === id ? { ...one, bounds } : one))
    this.#keep({ open, places: { ...this.#saved.places, [kind]: bounds } })
  }

  close(id: number): void {
    this.#keep({ ...this.#saved, open: this.#saved.open.filter(one => one.id !== id) })
  }

  renameCoin(from: string, to: string): void {
    const open = this.#saved.open.map(one => ({ ...one, layout: withCoinRenamed(one.layout, from, to) }))
    if (open.length > 0) this.#keep({ ...this.#saved, open })
  }

  #keep(saved: z.infer<typeof SavedWindows>): void {
    this.#saved = saved
    this.#facts.writeOrQueue(windowsFact, saved)
  }
}

function freePlace(last: WindowBounds | null, alike: readonly SavedWindow[]): WindowBounds | null {
  if (last === null) return null
  const isTaken = ({ x, y }: WindowBounds): boolean =>
    alike.some(({ bounds }) => bounds?.x === x && bounds.y === y)
  let place = { ...last, maximised: false }
  while (isTaken(place)) place = { ...place, x: place.x + offset, y: place.y + offset }
  return place
}
