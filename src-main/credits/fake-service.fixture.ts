import { CoinCalls } from '../watching/coins/coin-calls'
import { RefusedCoins } from '../watching/coins/refused-coins'
import { faultOf } from '../platform/faults/fault'
import type { Answer } from '../service/api/answers/answer'
import { isPricedPerCoin } from '../service/api/operations'
import { LedgerFilter, type LedgerEntry } from '../../src-shared/contract/credits'
import type { ApiFaultCode } from '../../src-shared/contract/fault'
import type { Outcome } from '../service/api/outcome'
import { FactStore } from '../platform/storage/fact-store'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import type { MovableClock } from '../platform/time/movable-clock'
import { stillClock } from '../platform/time/still-clock.fixture'
import { BudgetLimits } from './budget-limits'
import { BudgetService, type BudgetSources } from './budget-service'
import { CarriedDay } from './carried-day'
import { CreditService } from './credit-service'
import { LedgerReport } from './ledger-report'
import { LedgerStore } from './ledger-store'
import { PaidCalls, type Caller } from './paid-calls'

/** By default, the response is successful, isn't recognised and costs one credit. */
export type TestOutcome = Partial<Omit<Outcome, 'credits' | 'fault'>> & {
  readonly fault?: ApiFaultCode | Outcome['fault']
  readonly retryAt?: number | null
  readonly used?: number | null
  readonly limit?: number | null
}

const someAnswer: Answer = {
  kind: 'unrecognised',
  data: { leaves: [], leavesLeftOut: 0, raw: '{}' },
  dropped: 0
}

/** A failure is free unless the test says otherwise. */
export function outcomeOf(operation: string, at: number, outcome: TestOutcome = {}): Outcome {
  const { fault: given = null, retryAt = null, used = null, limit = null, ...rest } = outcome
  const fault = typeof given === 'string' ? faultOf(given, { operation, retryAt }) : given
  const charged = outcome.charged !== undefined ? outcome.charged : fault === null ? 1 : 0
  return {
    operation,
    url: `http://127.0.0.1/api/v1/${operation}`,
    answer: fault === null ? someAnswer : null,
    charge: charged === null ? 'unknown' : fault === null ? 'named' : 'none',
    status: fault === null ? 200 : null,
    sentAt: at,
    receivedAt: at,
    body: null,
    headers: [],
    ...rest,
    fault,
    charged,
    credits: { consumed: charged, quotaUsed: used, quotaLimit: limit }
  }
}

export class FakeService implements Caller {
  readonly calls: { readonly operation: string; readonly params: Readonly<Record<string, string>> }[] = []
  answer: (
    operation: string,
    params: Readonly<Record<string, string>>
  ) => TestOutcome | Promise<TestOutcome> = () => ({})
  readonly #clock: MovableClock

  constructor(clock: MovableClock) {
    this.#clock = clock
  }

  async call(operation: string, params: Readonly<Record<string, string>>): Promise<Outcome> {
    this.calls.push({ operation, params })
    const given = await this.answer(operation, params)
    const outcome = outcomeOf(operation, this.#clock.now(), given)
    return { ...outcome, url: `${outcome.url}?${new URLSearchParams(params).toString()}` }
  }

  holdResponses(): {
    readonly respond: (outcome: TestOutcome) => void
    readonly fail: (error: Error) => void
  }[] {
    const waiting: { respond: (outcome: TestOutcome) => void; fail: (error: Error) => void }[] = []
    this.answer = () => new Promise<TestOutcome>((respond, fail) => void waiting.push({ respond, fail }))
    return waiting
  }
}

export const anyEntry = LedgerFilter.parse({})

export interface BooksOptions {
  readonly folder?: string
  readonly clock?: MovableClock
  readonly knownPrice?: (operation: string) => number | null
  readonly unknownReserve?: () => number
  readonly dailyBudget?: () => number | null
  readonly periodBudget?: () => number | null
  readonly backgroundShare?: number
  readonly machineShare?: () => number
  readonly agreed?: () => boolean
  readonly plan?: BudgetSources['plan']
}

export interface Books {
  readonly folder: string
  readonly clock: MovableClock
  readonly facts: FactStore
  readonly ledger: LedgerStore
  readonly report: LedgerReport
  readonly entries: (before: number | null, limit: number) => readonly LedgerEntry[]
  readonly credits: CreditService
  readonly limits: BudgetLimits
  readonly budget: BudgetService
  readonly service: FakeService
  readonly calls: PaidCalls
  readonly refused: RefusedCoins
  readonly coinCalls: CoinCalls
  close(): void
}

export function openBooks(options: BooksOptions = {}): Books {
  const folder = options.folder ?? tempFolder()
  const clock = options.clock ?? stillClock(Date.UTC(2026, 5, 10, 15))
  const database = openState(folder)
  const [facts, ledger] = [new FactStore(database), new LedgerStore(database)]
  const report = new LedgerReport(database)
  let budgetLeft = (): number | null => null
  const credits = new CreditService({
    ledger,
    facts,
    clock,
    knownPrice: options.knownPrice ?? (() => null),
    isPerCoin: isPricedPerCoin,
    unknownReserve: options.unknownReserve ?? (() => 100),
    left: () => budgetLeft()
  })
  const service = new FakeService(clock)
  const carried = new CarriedDay({ ledger, facts, clock })
  const limits = new BudgetLimits({
    credits,
    clock,
    missingToday: () => carried.creditsToday(),
    limits: () => ({
      dailyBudget: options.dailyBudget?.() ?? null,
      periodBudget: options.periodBudget?.() ?? null,
      backgroundShare: options.backgroundShare ?? 70,
      machineShare: options.machineShare?.() ?? 100
    })
  })
  budgetLeft = () => limits.left('schedule')
  const budget = new BudgetService({
    credits,
    clock,
    limits,
    elsewhere: () => null,
    gap: () => null,
    plan: options.plan ?? { planned: () => null, offer: () => null, lastsDays: () => null }
  })
  const agreed = options.agreed ?? (() => true)
  const calls = new PaidCalls({ client: service, credits, clock, budget: limits, agreed })
  const refused = new RefusedCoins(facts, clock)
  return {
    folder,
    clock,
    facts,
    ledger,
    report,
    entries: (before, limit) => report.entries({ before, limit, filter: anyEntry }),
    credits,
    limits,
    budget,
    service,
    calls,
    refused,
    coinCalls: new CoinCalls({ calls, refused, clock }),
    close: () => database.close()
  }
}
