import type { Alert, AlertDraft, ConditionKind } from '@contract'
import { conditionOfKind } from '../../../src-shared/conditions/catalogue'
import type { Source } from '../../../src-shared/conditions/definition'
import { blank, conditionOf, formOf, isComplete, parsed, type ConditionForm } from './condition-form'
import { lineParams } from './lines'

/** One condition in the list, and how it is joined to the one above. */
interface Row {
  readonly key: number
  readonly join: 'and' | 'or'
  readonly form: ConditionForm
}

/** Percent of the threshold. */
const usualMargin = '0.2'

/** What stands in the alert dialog. */
export class AlertForm {
  readonly id: number | null
  coin = $state('')
  rows: readonly Row[] = $state.raw([])
  bars: AlertDraft['bars'] = $state('closed')
  repeat: AlertDraft['repeat'] = $state('once')
  cooldownMs = $state('300000')
  hysteresis = $state(usualMargin)
  /** Milliseconds from now as text; '' = no end, `kept` = the end it has. */
  lifetime = $state('')
  note = $state('')
  readonly #expiresAt: number | null
  #lastKey = 0

  readonly #coins: () => readonly string[]

  /** @param coins that are watched, as the service names them. */
  constructor(
    alert: Alert | null,
    coin: string,
    price: number | null,
    coins: () => readonly string[] = () => []
  ) {
    this.#coins = coins
    this.id = alert?.id ?? null
    this.#expiresAt = alert?.expiresAt ?? null
    if (!alert) {
      this.coin = coin
      this.rows = [this.#row('and', blank('price', price))]
      return
    }
    this.coin = alert.coin ?? ''
    this.rows = alert.anyOf.flatMap((group, position) =>
      group.map((condition, index) =>
        this.#row(index === 0 && position > 0 ? 'or' : 'and', formOf(condition))
      )
    )
    this.bars = alert.bars
    this.repeat = alert.repeat
    this.cooldownMs = String(alert.cooldownMs)
    this.hysteresis = String(alert.hysteresisPercent)
    this.lifetime = alert.expiresAt === null ? '' : 'kept'
    this.note = alert.note
  }

  readonly #definitions = $derived(this.rows.map(({ form }) => conditionOfKind(form.kind)))
  readonly needsCoin = $derived(this.#definitions.some(({ coin }) => coin === 'needed'))
  /** A coin may be named: without one a headline may be about any. */
  readonly takesCoin = $derived(this.#definitions.some(({ coin }) => coin !== 'none'))
  readonly evaluatesBars = $derived(this.#definitions.some(({ evaluatesOpenBars }) => evaluatesOpenBars))
  /** Whether a value stands nearer to or farther from a threshold: a headline and a turn happen or do not. */
  readonly hasMargin = $derived(this.#definitions.some(({ distance }) => distance !== undefined))
  /** Nothing is missing: it can be evaluated by the main process. */
  readonly isComplete = $derived(
    this.rows.every(({ form }) => isComplete(form)) &&
      (!this.needsCoin || this.coin.trim() !== '') &&
      (!this.hasMargin || Number.isFinite(parsed(this.hysteresis)))
  )

  /** Whether a condition is evaluated on it. */
  uses(source: Source): boolean {
    return this.#definitions.some(({ sources }) => sources.includes(source))
  }

  add(join: 'and' | 'or'): void {
    this.rows = [...this.rows, this.#row(join, blank('price'))]
  }

  remove(key: number): void {
    this.rows = this.rows.filter(row => row.key !== key)
  }

  setJoin(key: number, join: 'and' | 'or'): void {
    this.#replace(key, row => ({ ...row, join }))
  }

  setKind(key: number, kind: ConditionKind, price: number | null): void {
    this.#replace(key, row => ({ ...row, form: withLineStart(blank(kind, price), 'line') }))
  }

  set(key: number, name: string, value: string): void {
    this.#replace(key, row => {
      const form = { ...row.form, values: { ...row.form.values, [name]: value } }
      return { ...row, form: name.endsWith('line') ? withLineStart(form, name) : form }
    })
  }

  /** @param now the main process's time. */
  draft(now: number): AlertDraft {
    const groups: AlertDraft['anyOf'] = []
    for (const { join, form } of this.rows) {
      const group = join === 'or' || groups.length === 0 ? [] : groups.at(-1)
      if (!group) continue
      if (group.length === 0) groups.push(group)
      group.push(conditionOf(form))
    }
    return {
      coin: this.takesCoin && this.coin.trim() !== '' ? coinNamed(this.coin, this.#coins()) : null,
      anyOf: groups,
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
      note: this.note
    }
  }

  #row(join: 'and' | 'or', form: ConditionForm): Row {
    return { key: ++this.#lastKey, join, form }
  }

  #replace(key: number, change: (row: Row) => Row): void {
    this.rows = this.rows.map(row => (row.key === key ? change(row) : row))
  }
}

/** A coin as the service names it: a watched one whatever its case, else in capitals but for the exchange. */
export function coinNamed(typed: string, watched: readonly string[]): string {
  const text = typed.trim()
  const known = watched.find(coin => coin.toLowerCase() === text.toLowerCase())
  if (known !== undefined) return known
  const [name = '', ...exchange] = text.split('@')
  return [name.toUpperCase(), ...exchange].join('@')
}

/** Another line starts with its own numbers. */
function withLineStart(form: ConditionForm, name: string): ConditionForm {
  const prefix = name.slice(0, -'line'.length)
  const start = lineParams(form.values[name] ?? '').map(param => [
    `${prefix}${param.id}`,
    String(param.default)
  ])
  return { ...form, values: { ...form.values, ...Object.fromEntries(start) } }
}
