import type { MissingDays, Watchlist } from '@contract'
import { untrack } from 'svelte'
import { usualColumns, watchTableColumns, type WatchColumn } from '../parts/quote/quote-columns'
import { quoteFigures, type OwnFigures } from '../parts/quote/row'
import type { Mirror } from '../state/mirror'

const dayColumns: readonly WatchColumn[] = ['days7', 'volume', 'fromHigh', 'days30']
const ownColumns = watchTableColumns().flatMap(({ key, isOwn }) => (isOwn ? [key] : []))

/**
 * The calculated figures of the watchlist. They are requested while it shows a calculated column, or to
 * replace a daily change that the service doesn't report. Create during component setup.
 */
export class ListFigures {
  readonly #mirror: Pick<Mirror, 'board' | 'marketFigures' | 'settings'>
  readonly #group: () => Watchlist | undefined

  constructor(
    mirror: Pick<Mirror, 'board' | 'marketFigures' | 'settings'>,
    group: () => Watchlist | undefined
  ) {
    this.#mirror = mirror
    this.#group = group
    const { marketFigures } = mirror
    $effect(() => {
      if (this.#visible === null) return
      const group = untrack(this.#group)
      if (group) untrack(() => void marketFigures.view({ list: String(group.id), coins: group.coins }, this))
      return () => marketFigures.leave(this)
    })
  }

  readonly chosen = $derived.by(() => this.#mirror.settings.viewState?.columns ?? null)

  readonly all: ReadonlyMap<string, OwnFigures> = $derived.by(() =>
    quoteFigures(this.#mirror.marketFigures.of(String(this.#group()?.id)))
  )

  readonly missingDays: readonly MissingDays[] = $derived.by(() => {
    const { board, marketFigures } = this.#mirror
    if (!(this.chosen ?? usualColumns).some(column => dayColumns.includes(column))) return []
    const missing = marketFigures.of(String(this.#group()?.id))?.missing ?? []
    return missing.filter(({ coin, isPartial }) => !isPartial && board.quote(coin)?.missing !== true)
  })

  readonly #isWanted = $derived.by(() => {
    const shown = this.chosen ?? usualColumns
    if (shown.some(column => ownColumns.includes(column))) return true
    const { board } = this.#mirror
    const isChangeMissing = (coin: string): boolean => {
      const quote = board.quote(coin)
      return quote !== undefined && quote.price !== null && quote.changePercent === null
    }
    return shown.includes('change') && (this.#group()?.coins ?? []).some(isChangeMissing)
  })

  /** A string, so that a new but equal array doesn't load the coins again. */
  readonly #visible = $derived.by(() => {
    const group = this.#group()
    return this.#isWanted && group ? JSON.stringify([String(group.id), group.coins]) : null
  })
}
