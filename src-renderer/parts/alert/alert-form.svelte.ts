import type {
  Alert,
  AlertDraft,
  AlertPreview,
  AlertScope,
  Watchlist,
  WordedFault,
  WordedReply
} from '@contract'
import { coinNamed, typedCoins } from '../../coins/typed-coins'
import type { AlertsState } from '../../state/alerts.svelte'
import { tooLong } from '../../ui/too-long'
import { conditionDefinition } from '../../../src-shared/conditions/catalogue'
import { anyOfForms, blankCondition, conditionOf, parsed } from './condition-form'
import { ConditionList } from './condition-list.svelte'
import { startLevel } from './start-level'

/** In characters. */
export const longestAlertNote = 200

/** In percent of the threshold, as text. */
const usualMargin = '0.2'

/** One coin, several, all watched ones, or the watchlist with this ID. */
export type AlertAbout = 'coin' | 'coins' | 'watched' | number

export interface AlertStart {
  readonly anyOf?: AlertDraft['anyOf'] | null
  readonly scope?: AlertScope | null
}

export interface FormLevel {
  readonly key: number
  /** Counted from 1. */
  readonly position: number
  readonly price: number
}

export interface WatchedCoins {
  readonly coins: () => readonly string[]
  readonly lists: () => readonly Watchlist[]
  readonly price: (coin: string) => number | null
}

/** The ID used if an imported alert is for a watchlist that doesn't exist here. */
const unknownList = 0

const watchingNone: WatchedCoins = { coins: () => [], lists: () => [], price: () => null }

export class AlertForm extends ConditionList {
  readonly id: number | null
  about: AlertAbout = $state('coin')
  coin = $state('')
  several = $state('')
  #bars: AlertDraft['bars'] | null = $state(null)
  repeat: AlertDraft['repeat'] = $state('once')
  cooldownMs = $state('300000')
  hysteresis = $state(usualMargin)
  /** Time until the alert expires, in ms as text. '' means never, and `kept` keeps the current expiry. */
  lifetime = $state('')
  note = $state('')
  sound: AlertDraft['sound'] = $state('none')
  /** Interval between checks, in ms as text. '' uses the watchlist's interval. */
  checkEvery = $state('')
  routes: readonly string[] = $state.raw([])
  readonly #expiresAt: number | null
  readonly #watched: WatchedCoins
  /** The watchlist's name when the alert was saved. */
  #listName = ''
  readonly #opened: string
  /** The level that the form suggested last, as text. Null if it suggested none. */
  #suggestedLevel: string | null = null

  constructor(
    alert: Alert | null,
    coin: string,
    price: number | null,
    watched: WatchedCoins = watchingNone,
    { anyOf = null, scope = null }: AlertStart = {}
  ) {
    super()
    this.#watched = watched
    this.id = alert?.id ?? null
    this.#expiresAt = alert?.expiresAt ?? null
    if (alert) this.#showAlert(alert)
    else {
      this.coin = coin
      this.#showScope(scope)
      if (anyOf) this.show(anyOf)
      else {
        this.rows = [this.row('and', blankCondition('price', price))]
        this.#suggestedLevel = this.#level
      }
    }
    this.#opened = this.#entries()
  }

  get bars(): AlertDraft['bars'] {
    return this.#bars ?? this.#defaultBars
  }

  set bars(bars: AlertDraft['bars']) {
    this.#bars = bars
  }

  get #level(): string | null {
    const [first] = this.rows
    const { atLevel } = first ? conditionDefinition(conditionOf(first.form)) : {}
    return atLevel ? (first?.form.values['value'] ?? null) : null
  }

  /** Suggests a level for the new coin unless the user has changed the previous suggestion. */
  typeCoin(text: string): void {
    this.coin = text
    const [first] = this.rows
    if (!first || this.#suggestedLevel === null || this.#level !== this.#suggestedLevel) return
    const price = this.#watched.price(coinNamed(text, this.#watched.coins()))
    this.set(first.key, 'value', blankCondition('price', startLevel(price)).values['value'] ?? '')
    this.#suggestedLevel = this.#level
  }

  readonly isChanged = $derived.by(() => this.#entries() !== this.#opened)

  readonly needsCoin = $derived(this.definitions.some(({ coin }) => coin === 'needed'))
  /** A headline alert without a coin covers all headlines. */
  readonly takesCoin = $derived(this.definitions.some(({ coin }) => coin !== 'none'))
  readonly evaluatesBars = $derived(this.definitions.some(({ evaluatesOpenBars }) => evaluatesOpenBars))
  /**
   * By default, conditions on candles only use closed ones, because an open candle may still reverse. A quote
   * is final.
   */
  readonly #defaultBars = $derived(this.uses('candles') ? 'closed' : 'forming')
  /** True if the alert can only be checked while its coins are on a watchlist. */
  readonly needsQuotes = $derived(
    this.uses('quotes') || (this.evaluatesBars && this.bars === 'forming' && this.needsCoin)
  )
  readonly hasMargin = $derived(this.definitions.some(({ distance }) => distance !== undefined))
  readonly isComplete = $derived(
    this.areComplete &&
      tooLong(this.note, longestAlertNote) === null &&
      (this.about !== 'coin' || !this.needsCoin || this.coin.trim() !== '') &&
      (this.about !== 'coins' || this.named().length > 0) &&
      (!this.hasMargin || Number.isFinite(parsed(this.hysteresis)))
  )

  readonly levels: readonly FormLevel[] = $derived(
    this.about !== 'coin'
      ? []
      : this.rows.flatMap(({ key, form }, at) => {
          const condition = conditionOf(form)
          const { level, atLevel } = conditionDefinition(condition)
          const price = atLevel === undefined ? undefined : level?.(condition)
          return price !== undefined && price > 0 ? [{ key, position: at + 1, price }] : []
        })
  )

  /** @param now the main process's time, epoch ms */
  draft(now: number): AlertDraft {
    return {
      ...this.#coinAndScope(),
      anyOf: anyOfForms(this.rows),
      bars: this.evaluatesBars ? this.bars : 'closed',
      repeat: this.repeat,
      hysteresisPercent: this.hasMargin ? parsed(this.hysteresis) : Number(usualMargin),
      cooldownMs: Number(this.cooldownMs),
      expiresAt:
        this.lifetime === 'unchanged'
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
   * Resolves with null on success.
   * @param agreed whether the user agreed to the alert's calls
   */
  save(alerts: Pick<AlertsState, 'save'>, now: number, agreed: boolean): Promise<WordedFault | null> {
    return alerts.save(this.id, this.draft(now), agreed)
  }

  /** The coins that the user has typed, spelled as in the watchlist. Empty for an alert on a watchlist. */
  named(): readonly string[] {
    const watched = this.#watched.coins()
    const typed =
      this.about === 'coin' ? [this.coin.trim()] : this.about === 'coins' ? typedCoins(this.several) : []
    return typed.flatMap(coin => (coin === '' ? [] : [coinNamed(coin, watched)]))
  }

  #coinAndScope(): Pick<AlertDraft, 'coin' | 'scope'> {
    const { about } = this
    if (!this.takesCoin) return { coin: null, scope: null }
    if (about === 'watched') return { coin: null, scope: { kind: 'watched' } }
    if (typeof about === 'number') {
      const name = this.#watched.lists().find(({ id }) => id === about)?.name ?? this.#listName
      return { coin: null, scope: { kind: 'list', id: about === unknownList ? null : about, name } }
    }
    const [first = null, ...others] = this.named()
    if (first === null || others.length === 0) return { coin: first, scope: null }
    return { coin: null, scope: { kind: 'coins', coins: [first, ...others] } }
  }

  #showScope(scope: AlertScope | null): void {
    if (scope?.kind === 'coins') {
      this.about = 'coins'
      this.several = scope.coins.join(' ')
    } else if (scope?.kind === 'list') {
      this.about = scope.id ?? unknownList
      this.#listName = scope.name
    } else if (scope) this.about = 'watched'
  }

  #showAlert(alert: Alert): void {
    this.coin = alert.coin ?? ''
    this.#showScope(alert.scope)
    this.show(alert.anyOf)
    this.bars = alert.bars
    this.repeat = alert.repeat
    this.cooldownMs = String(alert.cooldownMs)
    this.hysteresis = String(alert.hysteresisPercent)
    this.lifetime = alert.expiresAt === null ? '' : 'unchanged'
    this.note = alert.note
    this.sound = alert.sound
    this.checkEvery = String(alert.everyMs ?? '')
    this.routes = alert.routes
  }

  #entries(): string {
    const { about, several } = this
    const { coin, bars, repeat, cooldownMs, hysteresis, lifetime, note, sound, routes, checkEvery } = this
    const conditions = this.rows.map(({ join, form }) => [join, form])
    const rest = [
      about,
      several,
      coin,
      bars,
      repeat,
      cooldownMs,
      hysteresis,
      lifetime,
      note,
      sound,
      routes,
      checkEvery
    ]
    return JSON.stringify([conditions, ...rest])
  }
}
