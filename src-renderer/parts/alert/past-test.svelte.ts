import type { AlertDraft, Backtest, WordedFault } from '@contract'
import type { AlertsState } from '../../state/alerts.svelte'
import type { ChartsState } from '../../state/charts.svelte'
import { together } from './past-slices'

/** An alert on several coins is tested in slices, whose counts add up. */
export class PastTest {
  past = $state.raw<Backtest | null>(null)
  isBusy = $state(false)
  /** The coin whose result is shown. `past` is null until that coin has been tested. */
  opened = $state.raw<{ readonly coin: string; readonly past: Backtest | null } | null>(null)
  /** How many candle series have been requested so far. Null if none are loading. */
  loading = $state.raw<{ readonly done: number; readonly of: number } | null>(null)
  failed = $state.raw<{ readonly coin: string; readonly fault: WordedFault } | null>(null)
  readonly #alerts: Pick<AlertsState, 'backtest' | 'endBacktest'>
  readonly #charts: Pick<ChartsState, 'load'>
  readonly #draft: () => AlertDraft
  #last = 0
  #isClosed = false

  constructor(
    alerts: Pick<AlertsState, 'backtest' | 'endBacktest'>,
    charts: Pick<ChartsState, 'load'>,
    draft: () => AlertDraft
  ) {
    this.#alerts = alerts
    this.#charts = charts
    this.#draft = draft
  }

  async test(): Promise<void> {
    const mine = (this.#last += 1)
    const draft = this.#draft()
    const { opened } = this
    this.isBusy = true
    let sum: Backtest | null = null
    for (let after: number | null = 0; after !== null;) {
      const part: Backtest | null = await this.#alerts.backtest(draft, after)
      if (mine !== this.#last) return
      sum = part && together(sum, part)
      this.past = sum
      after = part?.coins?.next ?? null
      // Only one test can run at a time, so the opened coin is tested between two slices.
      await this.#testOpened(mine, draft)
      if (mine !== this.#last) return
    }
    // The opened result was not tested again, so it is still for an earlier draft.
    if (opened !== null && opened === this.opened) this.opened = null
    this.isBusy = false
  }

  /** Shows when the alert would have triggered for one of its coins, or hides it again. */
  async open(coin: string): Promise<void> {
    const isOpen = this.opened?.coin === coin
    this.opened = isOpen ? null : { coin, past: null }
    if (!this.isBusy) await this.#testOpened(this.#last, this.#draft())
  }

  /** Continues after a refused call, but stops at any other failure, because the next call would fail too. */
  async load(wanted: Backtest['load']): Promise<void> {
    this.failed = null
    for (const [done, { coin, interval, bars }] of wanted.entries()) {
      this.loading = { done, of: wanted.length }
      const fault = await this.#charts.load(coin, interval, bars)
      if (fault) this.failed = { coin, fault }
      if (this.#isClosed || (fault && fault.code !== 'refused')) break
    }
    this.loading = null
    if (!this.#isClosed) await this.test()
  }

  cancel(): void {
    this.#last += 1
    if (!this.isBusy) return
    this.isBusy = false
    this.#alerts.endBacktest()
  }

  /** Also cancels the approved calls that haven't started yet. */
  close(): void {
    this.#isClosed = true
    this.cancel()
  }

  async #testOpened(mine: number, draft: AlertDraft): Promise<void> {
    const { opened } = this
    if (opened === null || opened.past !== null) return
    const past = await this.#alerts.backtest({ ...draft, coin: opened.coin, scope: null }, 0)
    if (mine === this.#last && this.opened === opened) this.opened = { ...opened, past }
  }
}
