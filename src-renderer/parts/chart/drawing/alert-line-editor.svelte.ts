import Bell from '@lucide/svelte/icons/bell'
import BellOff from '@lucide/svelte/icons/bell-off'
import BellPlus from '@lucide/svelte/icons/bell-plus'
import Copy from '@lucide/svelte/icons/copy'
import Pencil from '@lucide/svelte/icons/pencil'
import Trash from '@lucide/svelte/icons/trash'
import type { Alert, AlertCondition, Drawing } from '@contract'
import { conditionDefinition } from '../../../../src-shared/conditions/catalogue'
import { partsOf } from '../../../../src-shared/conditions/drawn-line'
import { priceAt } from '../../../charts/drawings/anchors'
import type { Point } from '../../../../src-shared/drawings/geometry'
import { formatPrice } from '../../../../src-shared/format/price'
import type { AlertsState } from '../../../state/alerts.svelte'
import type { MenuEntry } from '../../../ui/menu-entry'
import { toasts } from '../../../ui/toasts.svelte'
import type { DrawnChart } from '../candles/drawn-chart'
import { alertLevels, levelWords, withLevelPrice, type AlertLevel } from '../../../coins/alert-levels'
import { copyPrice } from '../../../coins/coin-menu'
import { removeAlert, showAlertFailure } from '../../../coins/remove-alert'
import { formatTypedPrice } from '../../../../src-shared/format/figure'
import type { Grip } from './grip'
import { m } from '../../../../src-shared/messages/m'

/** How close the pointer must be to drag a line, px. */
const near = 5

export class AlertLineEditor {
  moving = $state.raw<{ readonly key: string; readonly price: number } | null>(null)
  readonly #alerts: AlertsState
  readonly #open: Pick<DrawnChart, 'chart' | 'shown'>

  constructor(alerts: AlertsState, open: Pick<DrawnChart, 'chart' | 'shown'>) {
    this.#alerts = alerts
    this.#open = open
  }

  readonly levels: readonly AlertLevel[] = $derived.by(() => {
    const { moving } = this
    return this.#saved().map(level => (level.key === moving?.key ? { ...level, price: moving.price } : level))
  })

  under({ x, y }: Point): AlertLevel | undefined {
    const plot = this.#open.chart?.pricePlot
    if (!plot || x > plot.box.left + plot.box.width || y > plot.box.top + plot.box.height) return undefined
    return this.levels.find(({ price }) => Math.abs(plot.y(price) - y) <= near)
  }

  press(place: Point): Grip | null {
    const level = this.under(place)
    return level ? this.hold(level) : null
  }

  hold(level: AlertLevel): Grip {
    return {
      move: ({ y }) => this.#moveTo(level, y),
      drop: () => void this.commit(level),
      cancel: () => {
        this.moving = null
      }
    }
  }

  /** Moves the line by `up` px. */
  step(level: AlertLevel, up: number): void {
    const plot = this.#open.chart?.pricePlot
    if (plot) this.#moveTo(level, plot.y(level.price) - up)
  }

  async commit(level: AlertLevel): Promise<void> {
    const { moving } = this
    if (moving?.key !== level.key) return
    const old = this.#saved(level.coin).find(({ key }) => key === level.key)
    if (old && old.price !== moving.price) {
      if (old.shared === null) await this.#save(old, moving.price)
      else this.#confirm(old, old.shared, moving.price)
    }
    if (this.moving === moving) this.moving = null
  }

  change({ alert }: AlertLevel): void {
    this.#alerts.wanted = { coin: alert.coin ?? '', price: null, alert }
  }

  menu(level: AlertLevel): readonly MenuEntry[] {
    const { alert } = level
    const coins = alert.scoped?.coins ?? 1
    const isIdle = alert.status === 'paused' || alert.status === 'snoozed'
    const toggle = async (): Promise<void> => {
      const { id } = alert
      showAlertFailure(this.#alerts, await (isIdle ? this.#alerts.resume(id) : this.#alerts.pause(id)))
    }
    return [
      { label: m.drawings.menu.changeAlert(), icon: Pencil, act: () => this.change(level) },
      ...(level.shared === null
        ? []
        : [
            {
              label: m.drawings.menu.alertOnlyFor({ coin: level.coin }),
              icon: BellPlus,
              act: () => this.#addOnlyFor(level)
            }
          ]),
      {
        label: isIdle ? m.drawings.menu.resumeAlert({ coins }) : m.drawings.menu.pauseAlert({ coins }),
        icon: isIdle ? Bell : BellOff,
        act: () => void toggle()
      },
      {
        label: m.drawings.menu.copyPrice({ price: formatPrice(level.price) }),
        icon: Copy,
        act: () => copyPrice(formatTypedPrice(level.price))
      },
      {
        label: m.drawings.menu.removeAlert({ coins }),
        icon: Trash,
        danger: true,
        act: () => void removeAlert(this.#alerts, alert)
      }
    ]
  }

  add(price: number | null): void {
    const coin = this.#open.shown?.coin
    if (coin !== undefined) this.#alerts.wanted = { coin, price, alert: null }
  }

  addOn(drawing: Drawing): void {
    const coin = this.#open.shown?.coin
    if (coin === undefined) return
    const anyOf = partsOf(drawing).map((part): AlertCondition[] => [
      { kind: 'drawn', is: 'touches', drawing: drawing.id, part }
    ])
    this.#alerts.wanted = { coin, price: null, alert: null, anyOf }
  }

  countOn(ids: readonly string[]): number {
    const coin = this.#open.shown?.coin
    const all = this.#alerts.alerts.value?.alerts ?? []
    const isOn = (condition: AlertCondition): boolean =>
      ids.includes(conditionDefinition(condition).drawing?.(condition) ?? '')
    const isActive = ({ status }: Alert): boolean => status !== 'done' && status !== 'expired'
    return all.filter(alert => alert.coin === coin && isActive(alert) && alert.anyOf.flat().some(isOn)).length
  }

  #addOnlyFor({ alert, coin, price }: AlertLevel): void {
    this.#alerts.wanted = { coin, price, alert: null, anyOf: alert.anyOf }
  }

  /** The form warns that the change applies to all coins of the alert. */
  #confirm(level: AlertLevel, coins: string, price: number): void {
    this.#alerts.wanted = {
      coin: '',
      price: null,
      alert: { ...level.alert, ...withLevelPrice(level, price) },
      remark: m.drawings.alertLine.movesAll({
        coins,
        price: formatPrice(price),
        old: formatPrice(level.price)
      })
    }
  }

  #saved(coin: string | null = this.#open.shown?.coin ?? null): readonly AlertLevel[] {
    return coin === null ? [] : alertLevels(this.#alerts.covering(coin), coin)
  }

  async #save(level: AlertLevel, price: number): Promise<void> {
    const { id } = level.alert
    const draft = withLevelPrice(level, price)
    const reply = await this.#alerts.preview(id, draft)
    const preview = reply.ok ? reply.answer : null
    // If the changed alert costs credits, the user has to confirm them.
    if (preview?.needsConfirmation && preview.wrong === null && preview.duplicateOf === null) {
      this.#alerts.wanted = { coin: draft.coin ?? '', price: null, alert: { ...level.alert, ...draft } }
      return
    }
    const fault = await this.#alerts.save(id, draft, false)
    if (fault) {
      toasts.say(
        m.drawings.alertLine.unmoved({
          price: formatPrice(level.price),
          problem: fault.what,
          remedy: fault.next
        })
      )
      return
    }
    const undo = async (): Promise<void> => {
      const refused = await this.#alerts.save(id, withLevelPrice(level, level.price), false)
      if (refused) toasts.say(`${refused.what} ${refused.next}`)
    }
    toasts.sayUndoable(
      m.drawings.alertLine.moved({ level: levelWords({ ...level, price }) }),
      () => void undo()
    )
  }

  #moveTo({ key }: AlertLevel, y: number): void {
    const plot = this.#open.chart?.pricePlot
    if (!plot) return
    const { top, height } = plot.box
    this.moving = { key, price: priceAt(Math.min(Math.max(y, top), top + height), plot) }
  }
}
