import type { Files, StoredLedgerRow } from './files'
import type { Person } from './person'
import type { Sent } from './wire'
import type { World } from './world'

interface Linked {
  readonly call: Sent
  readonly row: StoredLedgerRow
  /** The daily budget when the call was sent. `spentBefore` are the charges that counted against it then. */
  readonly budget: number | null
  readonly spentBefore: number
  readonly mayExceed: boolean
  /** The number of the process that sent the call. */
  readonly life: number
  readonly refusedBefore: number
  isJudged: boolean
}

/** Calls that the app makes in the background belong to this automatic update, by feature. */
const needOf: Readonly<Record<string, string>> = {
  watchlist: 'quotes',
  chart: 'candles',
  fearGreed: 'fearGreed',
  news: 'news',
  'coin-list': 'coin-list'
}

/**
 * A call that waited for the disk may enter the ledger this late, ms. Only if the delay is longer does the
 * app report a gap.
 */
const noticedAfterMs = 61_000

const isSettled = ({ state }: StoredLedgerRow): boolean => state !== 'reserved' && state !== 'unsettled'

export class BooksJudge {
  readonly #world: World
  readonly #files: Files
  readonly #person: Person
  readonly #linked = new Map<number, Linked>()
  readonly #settled = new Map<number, StoredLedgerRow>()
  /** Whether the app must report a gap, because a restored ledger lacks calls that were answered. */
  #hasGap = false
  /** The true time since which the cache has all responses. */
  #cacheSince = 0
  /** The number of the process that ran at the last check. */
  #life = 0

  constructor(world: World, files: Files, person: Person) {
    this.#world = world
    this.#files = files
    this.#person = person
  }

  /** Checks that the call is in the ledger before it's sent, and that the user and the budget allow it. */
  sending(call: Sent): void {
    const { trace } = this.#world
    const open = this.#files.ledger().filter(({ id, state }) => state === 'reserved' && !this.#linked.has(id))
    const row = open.find(({ operation }) => operation === call.operation)
    if (row === undefined)
      return trace.violated('booked before it is sent', `${call.operation} is not in the ledger`)
    call.row = row.id
    this.#judgeAgreement(row)
    const settings = this.#world.machine.life?.app.settings.all()
    const mayExceed = row.initiator === 'person' && this.#world.machine.now <= this.#person.allowedUntil
    const spentBefore = this.#spentOn(row.at)
    this.#linked.set(row.id, {
      call,
      row,
      mayExceed,
      spentBefore,
      isJudged: false,
      life: this.#world.machine.life?.number ?? 0,
      refusedBefore: this.#world.disk.refused,
      budget: settings?.dailyBudget ?? null
    })
    if (mayExceed) this.#person.allowedUntil = 0
  }

  async judge(): Promise<void> {
    const { trace, machine } = this.#world
    this.#life = machine.life?.number ?? this.#life
    const rows = this.#files.ledger()
    const byId = new Map(rows.map(row => [row.id, row]))
    for (const [id, before] of this.#settled) {
      const now = byId.get(id)
      if (now?.state !== before.state || now.charged !== before.charged)
        trace.violated(
          'settled rows stay',
          `call ${id} was ${before.state} ${before.charged}, is ${now?.state} ${now?.charged}`
        )
    }
    for (const row of rows) if (isSettled(row)) this.#settled.set(row.id, row)
    for (const [id, linked] of this.#linked) this.#judgeCall(linked, byId.get(id))
    const budget = await machine.life?.app.session().services.credits.budget()
    if (budget?.elsewhere && !this.#world.isUsedByOthers)
      trace.violated(
        'ledger equals charges',
        `${budget.elsewhere.credits} credits are reported as used elsewhere, and nobody else used the key`
      )
    if (this.#hasGap && budget && !budget.gap)
      trace.violated(
        'old copy is reported',
        'answered calls are missing from the ledger, and no gap is reported'
      )
    this.#hasGap = false
    const reservedCount = rows.filter(({ state }) => state === 'reserved').length
    const gauge = machine.life?.app.session().traySnapshot().gauge
    if (
      gauge &&
      !this.#world.disk.isInTrouble &&
      gauge.reserved.calls !== reservedCount &&
      gauge.unknown.calls === 0
    )
      trace.violated(
        'ledger equals charges',
        `${reservedCount} calls are reserved on disk, ${gauge.reserved.calls} are shown under way`
      )
  }

  /** Called when an older cache was restored, which lacks later responses. */
  putBackCache(): void {
    this.#cacheSince = this.#world.clock.now()
  }

  /** Called when an older ledger was restored, which lacks later calls. */
  putBack(): void {
    const rows = this.#files.ledger()
    const last = rows.at(-1)
    const newest = Math.max(...rows.map(({ at }) => at))
    const missing = [...this.#linked.values()].filter(({ row }) => row.id > (last?.id ?? 0))
    // Only look at the last call for quotes, because the cache only has the last response per coin. If the
    // clock was wrong during that call, earlier calls don't help.
    const answered = missing.findLast(({ call }) => call.operation === 'getData' && call.delivered !== null)
    this.#hasGap = last !== undefined && answered !== undefined && this.#isNoticed(answered, newest)
    for (const { row } of missing) this.#linked.delete(row.id)
    this.#settled.clear()
    for (const row of rows) if (isSettled(row)) this.#settled.set(row.id, row)
  }

  /**
   * Returns whether the app can tell that the ledger lacks this call. This requires that the call's response
   * is in the cache, that the clock was right, and that the call is clearly later than the latest entry of
   * the ledger.
   */
  #isNoticed({ call, row, life, refusedBefore }: Linked, newestKnown: number): boolean {
    const wasClockRight = Math.abs(row.at - call.at) < 1_000
    const isWritten = life === this.#life && this.#world.disk.refused === refusedBefore
    return wasClockRight && isWritten && call.at >= this.#cacheSince && row.at > newestKnown + noticedAfterMs
  }

  /** Describes the calls that cost more than the ledger says, which the app doesn't know. */
  #understated(): string {
    const rows = new Map(this.#files.ledger().map(row => [row.id, row]))
    return [...this.#linked.values()]
      .flatMap(({ call, row: { id } }) => {
        const row = rows.get(id)
        const counted = row?.charged ?? row?.reserved ?? 0
        return (call.charged ?? 0) > counted
          ? [
              `${row?.operation} of ${(call.at - this.#world.story.from) / 1000} s ${row?.state} at ${counted} for ${call.charged}`
            ]
          : []
      })
      .join('; ')
  }

  #judgeCall(linked: Linked, row: StoredLedgerRow | undefined): void {
    const { trace, story, isRenewed, isUsedByOthers } = this.#world
    const { call, budget, spentBefore, mayExceed } = linked
    if (row === undefined)
      return trace.violated('settled rows stay', `call ${linked.row.id} is gone from the ledger`)
    const { charged } = call
    if (charged === null) return
    // A misreported charge is excused, because the app can't notice it before it has learned the quota's
    // unit.
    const isNamed = row.state === 'charged' || row.state === 'free'
    if (isNamed && row.charged !== charged && !call.isMisnamed)
      trace.violated(
        'ledger equals charges',
        `${row.operation} cost ${charged}, the ledger says ${row.state} ${row.charged}`
      )
    if (linked.isJudged) return
    linked.isJudged = true
    // A charge above the reserved credits is excused, because the app can't predict a price that rose since
    // the last charge.
    const isBeyond =
      budget !== null && !mayExceed && charged <= row.reserved && spentBefore + charged > budget
    if (!isBeyond) return
    // Exceeding the budget is also excused if the app can't infer the cost of an unsettled call, because the
    // quota was renewed at an unusual time or others used the key without the app noticing.
    const understated = this.#understated()
    const isHidden = isRenewed || (story.quotaResets === 'daily' && isUsedByOthers)
    if (isHidden && understated !== '') return
    trace.violated(
      'within budget',
      `${spentBefore} of ${budget} were spent before ${row.operation} for ${charged}; understated: ${understated}`
    )
  }

  #judgeAgreement({ initiator, feature, operation }: StoredLedgerRow): void {
    const { trace, machine } = this.#world
    const { agreed, isPausing, waits, hasSetCandleAlert } = this.#person
    const refused = (why: string): never =>
      trace.violated('agreed', `${operation} for ${feature} by ${initiator}: ${why}`)
    if (
      feature !== 'key-check' &&
      (agreed === null || machine.life?.app.session().agreement.agreed() === false)
    )
      refused('no plan is agreed')
    if (initiator === 'person') {
      // The app may check the key without a request to find out when the quota was reset or what a lost call
      // cost.
      const mayCheck =
        machine.life?.app.settings.all().periodBudget !== null ||
        this.#files.ledger().some(({ state }) => state === 'unsettled')
      if (!waits && !(feature === 'key-check' && mayCheck)) refused('no user request is pending')
      return
    }
    if (isPausing) refused('all is paused')
    const need = needOf[feature]
    if (need !== undefined && !agreed?.has(need as never)) refused('it is not part of the plan')
    if (need === undefined && !(feature === 'alerts' && hasSetCandleAlert)) refused('nothing needs it')
  }

  /** Returns the charges of a local day, including the reserved credits of running calls. */
  #spentOn(at: number): number {
    const date = new Date(at).toDateString()
    return [...this.#linked.values()]
      .filter(({ row }) => new Date(row.at).toDateString() === date)
      .reduce((sum, { call, row }) => sum + (call.charged ?? row.reserved), 0)
  }
}
