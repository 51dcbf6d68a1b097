import type { Alert, AlertDraft, AlertPreview, WordedFault, WordedReply } from '@contract'
import { coinNamed } from '../../coins/typed-coins'
import type { AlertsState } from '../../state/alerts.svelte'
import { tooLong } from '../../ui/too-long'
import { anyOfForms, blankCondition, parsed } from './condition-form'
import { ConditionList } from './condition-list.svelte'

/** Characters. */
export const longestAlertNote = 200

/** The margin is in percent of the threshold. */
const usualMargin = '0.2'

export class AlertForm extends ConditionList {
  readonly id: number | null
  coin = $state('')
  bars: AlertDraft['bars'] = $state('closed')
  repeat: AlertDraft['repeat'] = $state('once')
  cooldownMs = $state('300000')
  hysteresis = $state(usualMargin)
  /** How long the alert lasts, in ms from now as text. '' for no expiry, `kept` for its current expiry. */
  lifetime = $state('')
  note = $state('')
  sound: AlertDraft['sound'] = $state('none')
  /** How often the price is loaded for this alert, in ms as text. '' follows the watchlist. */
  checkEvery = $state('')
  /** Ids of routes. */
  routes: readonly string[] = $state.raw([])
  readonly #expiresAt: number | null
  readonly #coins: () => readonly string[]
  readonly #opened: string

  /**
   * @param coins watched coins, as named by the service
   * @param anyOf initial conditions of a new alert. Default: one price.
   */
  constructor(
    alert: Alert | null,
    coin: string,
    price: number | null,
    coins: () => readonly string[] = () => [],
    anyOf: AlertDraft['anyOf'] | null = null
  ) {
    super()
    this.#coins = coins
    this.id = alert?.id ?? null
    this.#expiresAt = alert?.expiresAt ?? null
    if (alert) this.#showAlert(alert)
    else {
      this.coin = coin
      if (anyOf) this.show(anyOf)
      else this.rows = [this.row('and', blankCondition('price', price))]
    }
    this.#opened = this.#entries()
  }

  readonly isChanged = $derived.by(() => this.#entries() !== this.#opened)

  readonly needsCoin = $derived(this.definitions.some(({ coin }) => coin === 'needed'))
  /** For headlines, the coin is optional: without one, the alert is about all headlines. */
  readonly takesCoin = $derived(this.definitions.some(({ coin }) => coin !== 'none'))
  readonly evaluatesBars = $derived(this.definitions.some(({ evaluatesOpenBars }) => evaluatesOpenBars))
  /** Headlines and turning points have no distance, so they can't have a margin. */
  readonly hasMargin = $derived(this.definitions.some(({ distance }) => distance !== undefined))
  readonly isComplete = $derived(
    this.areComplete &&
      tooLong(this.note, longestAlertNote) === null &&
      (!this.needsCoin || this.coin.trim() !== '') &&
      (!this.hasMargin || Number.isFinite(parsed(this.hysteresis)))
  )

  draft(now: number): AlertDraft {
    return {
      scope: null,
      coin: this.takesCoin && this.coin.trim() !== '' ? coinNamed(this.coin, this.#coins()) : null,
      anyOf: anyOfForms(this.rows),
      bars: this.evaluatesBars ? this.bars : 'closed',
      repeat: this.repeat,
      hysteresisPercent: this.hasMargin ? parsed(this.hysteresis) : Number(usualMargin),
      cooldownMs: Number(this.cooldownMs),
      expiresAt:
        this.lifetime === 'kept'
          ? this.#expiresAt
          : this.lifetime === ''
            ? null
            : now + Number(this.lifetime),
      note: this.note,
      sound: this.sound,
      everyMs: this.checkEvery === '' ? null : Number(this.checkEvery),
      routes: [...this.routes]
    }
  }

  preview(alerts: Pick<AlertsState, 'preview'>, now: number): Promise<WordedReply<AlertPreview>> {
    return alerts.preview(this.id, this.draft(now))
  }

  /**
   * Returns null on success, else the fault.
   * @param agreed to the calls it causes
   */
  save(alerts: Pick<AlertsState, 'save'>, now: number, agreed: boolean): Promise<WordedFault | null> {
    return alerts.save(this.id, this.draft(now), agreed)
  }

  #showAlert(alert: Alert): void {
    this.coin = alert.coin ?? ''
    this.show(alert.anyOf)
    this.bars = alert.bars
    this.repeat = alert.repeat
    this.cooldownMs = String(alert.cooldownMs)
    this.hysteresis = String(alert.hysteresisPercent)
    this.lifetime = alert.expiresAt === null ? '' : 'kept'
    this.note = alert.note
    this.sound = alert.sound
    this.checkEvery = String(alert.everyMs ?? '')
    this.routes = alert.routes
  }

  #entries(): string {
    const { coin, bars, repeat, cooldownMs, hysteresis, lifetime, note, sound, routes, checkEvery } = this
    const conditions = this.rows.map(({ join, form }) => [join, form])
    const rest = [coin, bars, repeat, cooldownMs, hysteresis, lifetime, note, sound, routes, checkEvery]
    return JSON.stringify([conditions, ...rest])
  }
}
