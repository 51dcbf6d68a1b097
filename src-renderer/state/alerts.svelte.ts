import { coinsOfAlert, watchedCoins } from '../../src-shared/alert-coins'
import type {
  Alert,
  AlertDraft,
  AlertPreview,
  AlertScope,
  AlertsState as Alerts,
  AthKnown,
  Backtest,
  BreadthKnown,
  Client,
  WordedFault,
  InboxEntry,
  TriggerDetails,
  Watchlist,
  WordedReply
} from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export interface AlertRequest {
  readonly coin: string
  /** The price with which a new alert starts. Null means the coin's current price. */
  readonly price: number | null
  readonly alert: Alert | null
  /** The default is a single price condition. */
  readonly anyOf?: AlertDraft['anyOf']
  readonly scope?: AlertScope
  readonly remark?: string
}

export interface Trigger {
  readonly id: number
  readonly of: 'entry' | 'alert'
}

export class AlertsState {
  readonly alerts = new Mirrored<Alerts>()
  readonly unread = $derived(this.alerts.value?.unread ?? 0)
  wanted = $state.raw<AlertRequest | null>(null)
  explained = $state.raw<Trigger | null>(null)
  readonly #client: Client['alerts']

  readonly #lists: () => readonly Watchlist[]

  /** @param lists the current watchlists */
  constructor(client: Client['alerts'], subscribe: Subscribe, lists: () => readonly Watchlist[]) {
    this.#client = client
    this.#lists = lists
    this.alerts.follow(subscribe, 'alertsChanged', () => client.state())
  }

  coinsOf(alert: Pick<Alert, 'coin' | 'scope'>): readonly string[] {
    return coinsOfAlert(alert, {
      lists: this.#lists,
      watched: () => watchedCoins(this.#lists())
    })
  }

  covering(coin: string): readonly Alert[] {
    return (this.alerts.value?.alerts ?? []).filter(alert => this.coinsOf(alert).includes(coin))
  }

  preview(id: number | null, draft: AlertDraft): Promise<WordedReply<AlertPreview>> {
    return this.#client.preview({ id, draft })
  }

  /**
   * Resolves with null if the alert can't be tested or the test was interrupted.
   * @param after the position of the first coin to test, for an alert on several coins
   */
  async backtest(draft: AlertDraft, after: number): Promise<Backtest | null> {
    const reply = await this.#client.backtest({ draft, after })
    return reply.ok ? reply.answer : null
  }

  endBacktest(): void {
    void this.#client.endBacktest()
  }

  /** Resolves with null on success. */
  async save(id: number | null, draft: AlertDraft, agreed: boolean): Promise<WordedFault | null> {
    const reply = await this.#client.save({ id, draft, agreed })
    if (!reply.ok) return reply.fault
    this.alerts.set(reply.answer)
    return null
  }

  remove(id: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.remove({ id }))
  }

  putBack(id: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.putBack({ id }))
  }

  pause(id: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.pause({ id }))
  }

  resume(id: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.resume({ id }))
  }

  snooze(id: number, until: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.snooze({ id, until }))
  }

  pauseAll(paused: boolean): Promise<boolean> {
    return this.alerts.act(() => this.#client.pauseAll({ paused }))
  }

  /** @param ids null for all entries */
  markRead(ids: readonly number[] | null): Promise<boolean> {
    return this.alerts.act(() => this.#client.markRead({ ids: ids === null ? null : [...ids] }))
  }

  /** Inbox entries of an alert, newest first. If `id` is null, those of all alerts. */
  async history(id: number | null, before: number | null): Promise<readonly InboxEntry[]> {
    const reply = await this.#client.history({ id, before })
    return reply.ok ? reply.answer : []
  }

  /** Why an alert fired. Null if the inbox entry doesn't exist. */
  async why(trigger: Trigger): Promise<TriggerDetails | null> {
    const reply = await this.#client.why(trigger)
    return reply.ok ? reply.answer : null
  }

  async ath(coin: string): Promise<AthKnown | null> {
    const reply = await this.#client.ath({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Makes a paid call at the price `ath`. */
  async loadAth(coin: string): Promise<WordedFault | null> {
    const reply = await this.#client.loadAth({ coin })
    return reply.ok ? null : reply.fault
  }

  async breadth(): Promise<BreadthKnown | null> {
    const reply = await this.#client.breadth()
    return reply.ok ? reply.answer : null
  }

  /** Makes a paid call at the price `breadth`. */
  async loadBreadth(): Promise<WordedFault | null> {
    const reply = await this.#client.loadBreadth()
    return reply.ok ? null : reply.fault
  }
}
