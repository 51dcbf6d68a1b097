import { isDeepStrictEqual } from 'node:util'
import { pricesLearnedFrom } from '../../src-main/credits/price-history'
import { toStoredState } from '../../src-main/credits/stored-state'
import { dispatch } from '../../src-main/shell/ipc/dispatch'
import type { Plan } from '../../src-shared/contract/connection'
import type { Gauge } from '../../src-shared/contract/credits'
import type { Files } from './files'
import type { StoryRequest } from './story'
import type { World } from './world'

const noticedWithinMs = 61_000

/** The answers to these requests must be the same before and after a restart. */
const requests: readonly StoryRequest[] = [
  ['settings', 'all'],
  ['layouts', 'all'],
  ['watchlist', 'lists'],
  ['connection', 'plan'],
  ['credits', 'userPrices']
]

/**
 * Removes what may differ after a restart: the intervals of the tiers and the forecasts of the paces, which
 * change with visible rows and prices. If an operation was called so often that a start learns its price from
 * fewer calls, the costs are removed too.
 */
function lasting(answer: unknown): unknown {
  const { tiers, paces } = (answer ?? {}) as Partial<Plan>
  if (!tiers || !paces) return answer
  const plan = answer as Plan
  const isLong = plan.items.some(({ price }) => (price.learned?.calls ?? 0) >= pricesLearnedFrom)
  const items = plan.items.map(({ need, automatic, everyMs }) => ({ need, automatic, everyMs }))
  const { subscriptions, coins, callsPerDay } = plan
  return {
    ...(isLong ? { items, subscriptions, coins, callsPerDay } : plan),
    tiers: tiers.chosen,
    paces: paces.map(({ quotesEveryMs }) => quotesEveryMs)
  }
}

export class WindowJudge {
  readonly #world: World
  readonly #files: Files

  constructor(world: World, files: Files) {
    this.#world = world
    this.#files = files
  }

  async judge(): Promise<void> {
    const { machine, trace, disk, clock, clockSetAt } = this.#world
    const { life } = machine
    if (life === null) return
    const session = life.app.session()
    if (disk.isInTrouble || session.schedule.status().disk !== null) return
    const lists = session.services.watchlist.lists()
    this.#same('the watchlists', lists, this.#files.lists())
    const inbox = this.#files.inbox()
    const { alerts } = session.services
    const state = alerts.state()
    this.#same(
      'the inbox',
      state.inbox.map(({ id }) => id),
      inbox
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 100)
    )
    const gauge = session.traySnapshot().gauge
    this.#same('what today has cost', roundedToday(gauge), this.#today(gauge.today.from))
    this.#same(
      'the first moment of today',
      new Date(gauge.today.from).toString(),
      midnightBefore(machine.now).toString()
    )
    // The app sends every change to the window, so the last events must match the services.
    const { watchlistChanged, settingsChanged, gaugeChanged, scheduleChanged, noticesChanged } =
      life.announced
    if (watchlistChanged) this.#same('the watchlists of the window', watchlistChanged, lists)
    if (settingsChanged) this.#same('the settings of the window', settingsChanged, life.app.settings.all())
    if (gaugeChanged && clock.now() - clockSetAt > noticedWithinMs)
      this.#same('the gauge of the window', gaugeChanged, gauge)
    const { health } = session.schedule.status()
    if (scheduleChanged) this.#same('the status shown in the window', scheduleChanged.health, health)
    if (noticesChanged) this.#same('the notices of the window', noticesChanged, life.app.notices.all())
    for (const notice of life.app.notices.all())
      if (notice.facts.code === 'file-damaged')
        trace.violated('databases open', `${notice.facts.file}: the file was taken for damaged`)
  }

  /** Null while something couldn't be written, because a restart may lose it. */
  async snapshot(): Promise<Readonly<Record<string, unknown>> | null> {
    const { machine, disk } = this.#world
    const { life } = machine
    if (life === null || disk.isInTrouble || life.app.session().schedule.status().disk !== null) return null
    const entries: [string, unknown][] = []
    for (const [concept, name, input] of requests) {
      const reply = await dispatch(life.app.services, concept, name, input, () => undefined)
      entries.push([`${concept}.${name}`, reply.ok ? lasting(reply.answer) : reply.fault.code])
    }
    const session = life.app.session()
    const { alerts, unread, pausedAll } = session.services.alerts.state()
    const { paused, locked } = session.schedule.status()
    entries.push(['paused', paused], ['locked', locked], ['unread', unread], ['pausedAll', pausedAll])
    entries.push([
      'alerts',
      alerts.map(({ id, anyOf, status, snoozedUntil, firedCount }) => ({
        id,
        anyOf,
        status: status === 'blocked' ? 'watching' : status,
        snoozedUntil,
        firedCount
      }))
    ])
    const { used, limit, today, unknown, reserved } = session.traySnapshot().gauge
    if (reserved.calls === 0) entries.push(['credits', { used, limit, today, unknown }])
    const { quotes } = session.traySnapshot().board
    entries.push(['prices', quotes.map(({ symbol, price, fetchedAt }) => ({ symbol, price, fetchedAt }))])
    return Object.fromEntries(entries)
  }

  /** @param before the state before the restart, or null if too much time has passed to compare */
  async foundAgain(before: Readonly<Record<string, unknown>> | null): Promise<void> {
    const after = before && (await this.snapshot())
    if (!before || !after) return
    for (const [name, value] of Object.entries(before))
      if (name in after) this.#same(`${name} after a start`, after[name], value)
  }

  #today(from: number): Record<string, number> {
    const rows = this.#files.ledger().filter(({ at }) => at >= from && at < nextMidnight(from).getTime())
    const sum = (states: readonly string[]): number =>
      rows
        .filter(({ state }) => states.includes(state))
        .reduce((total, { charged, reserved }) => total + (charged ?? reserved), 0)
    return {
      calls: rows.length,
      spent: round(sum(['charged', 'free', 'inferred', toStoredState('user-priced')])),
      reserved: round(sum(['reserved'])),
      unknown: round(sum(['unsettled']))
    }
  }

  #same(what: string, shown: unknown, stored: unknown): void {
    if (isDeepStrictEqual(plain(shown), plain(stored))) return
    this.#world.trace.violated('shown is stored', `${what}: ${differenceOf(plain(shown), plain(stored))}`)
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const round = (credits: number): number => Math.round(credits * 1e6) / 1e6
const roundedToday = ({ today: { calls, spent, reserved, unknown } }: Gauge) => ({
  calls,
  spent: round(spent),
  reserved: round(reserved),
  unknown: round(unknown)
})

function midnightBefore(now: number): Date {
  const { year, month, day } = partsOf(now)
  return new Date(year, month, day)
}

function nextMidnight(from: number): Date {
  const { year, month, day } = partsOf(from)
  return new Date(year, month, day + 1)
}

const partsOf = (at: number) => {
  const date = new Date(at)
  return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate() }
}

function differenceOf(shown: unknown, stored: unknown, path = ''): string {
  if (typeof shown === 'object' && typeof stored === 'object' && shown !== null && stored !== null)
    for (const name of new Set([...Object.keys(shown), ...Object.keys(stored)])) {
      const [a, b] = [Reflect.get(shown, name) as unknown, Reflect.get(stored, name) as unknown]
      if (!isDeepStrictEqual(a, b)) return differenceOf(a, b, `${path}.${name}`)
    }
  return `${path} is ${JSON.stringify(shown)?.slice(0, 120)}, stored is ${JSON.stringify(stored)?.slice(0, 120)}`
}
