import type {
  Alert,
  AlertDraft,
  AlertPreview,
  AlertsState as Alerts,
  AthKnown,
  BreadthKnown,
  Client,
  WordedFault,
  InboxEntry,
  WordedReply
} from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** An alert a person asked for somewhere in the window. */
export interface AlertWish {
  readonly coin: string
  /** Where a new one stands; null = at the present price. */
  readonly price: number | null
  /** The one to be changed; null = a new one. */
  readonly alert: Alert | null
  /** The conditions a new one starts with; one price where left out. */
  readonly anyOf?: AlertDraft['anyOf']
}

/** Alerts a person set, and the inbox of what they noticed. */
export class AlertsState {
  readonly alerts = new Mirrored<Alerts>()
  readonly unread = $derived(this.alerts.value?.unread ?? 0)
  /** What the dialog of whatever view is shown should open for. */
  wanted = $state.raw<AlertWish | null>(null)
  readonly #client: Client['alerts']

  constructor(client: Client['alerts'], hear: Hear) {
    this.#client = client
    this.alerts.follow(hear, 'alertsChanged', () => client.state())
  }

  /** What an alert would be and cost, or why it is none; no call. */
  preview(id: number | null, draft: AlertDraft): Promise<WordedReply<AlertPreview>> {
    return this.#client.preview({ id, draft })
  }

  /** Sets an alert; null when it is set, else why it is not. */
  async save(id: number | null, draft: AlertDraft, agreed: boolean): Promise<WordedFault | null> {
    const reply = await this.#client.save({ id, draft, agreed })
    if (!reply.ok) return reply.fault
    this.alerts.tell(reply.answer)
    return null
  }

  remove(id: number): Promise<boolean> {
    return this.alerts.act(() => this.#client.remove({ id }))
  }

  /** Undoes a removal. */
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

  /** @param ids null = all. */
  markRead(ids: readonly number[] | null): Promise<boolean> {
    return this.alerts.act(() => this.#client.markRead({ ids: ids === null ? null : [...ids] }))
  }

  /** What one alert noticed, or all (`id` null), newest first. */
  async history(id: number | null, before: number | null): Promise<readonly InboxEntry[]> {
    const reply = await this.#client.history({ id, before })
    return reply.ok ? reply.answer : []
  }

  async ath(coin: string): Promise<AthKnown | null> {
    const reply = await this.#client.ath({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Asks the service for a coin's all-time high. Costs what `ath` says. */
  async loadAth(coin: string): Promise<WordedFault | null> {
    const reply = await this.#client.loadAth({ coin })
    return reply.ok ? null : reply.fault
  }

  /** The numbers of the last breadth answer; no call. */
  async breadth(): Promise<BreadthKnown | null> {
    const reply = await this.#client.breadth()
    return reply.ok ? reply.answer : null
  }

  /** Asks the service for the market's breadth. Costs what `breadth` says. */
  async loadBreadth(): Promise<WordedFault | null> {
    const reply = await this.#client.loadBreadth()
    return reply.ok ? null : reply.fault
  }
}
