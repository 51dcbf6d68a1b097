import type {
  BudgetState,
  Client,
  DailySums,
  DaySpent,
  Gauge,
  LedgerEntry,
  LedgerFilter,
  WordedReply,
  SpendingReport,
  UserPrice
} from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class CreditsState {
  readonly gauge = new Mirrored<Gauge>()
  readonly budget = new Mirrored<BudgetState>()
  readonly userPrices = new Mirrored<Readonly<Record<string, UserPrice>>>()
  /** IDs of the only calls that the ledger should list. */
  wantedCalls = $state.raw<readonly number[] | null>(null)
  /** Start of the only day whose calls the ledger should list. */
  wantedDay = $state<number | null>(null)
  readonly #client: Client['credits']

  constructor(client: Client['credits'], subscribe: Subscribe) {
    this.#client = client
    this.gauge.follow(subscribe, 'gaugeChanged', () => client.gauge())
    this.budget.follow(subscribe, 'budgetChanged', () => client.budget())
  }

  /** Lets the next manual call of each operation exceed the budget. */
  allowOnce(operations: readonly string[]): Promise<boolean> {
    return this.budget.act(() => this.#client.allowOnce({ operations: [...operations] }))
  }

  readUserPrices(): Promise<void> {
    return this.userPrices.read(() => this.#client.userPrices())
  }

  /** Null removes the price. */
  setUserPrice(operation: string, price: UserPrice | null): Promise<boolean> {
    return this.userPrices.act(() => this.#client.setUserPrice({ operation, price }))
  }

  /**
   * The spending of each day, oldest first. This and the following methods resolve with null if the data
   * couldn't be read.
   */
  async days(count: number): Promise<readonly DaySpent[] | null> {
    const reply = await this.#client.days({ count })
    return reply.ok ? reply.answer : null
  }

  /** Entries older than `before` (null for the latest), newest first. */
  async ledger(
    before: number | null,
    limit: number,
    filter: LedgerFilter
  ): Promise<readonly LedgerEntry[] | null> {
    const reply = await this.#client.ledger({ before, limit, filter })
    return reply.ok ? reply.answer : null
  }

  /** Daily totals before a time (null for the latest), newest first. */
  async dailySums(before: number | null, filter: LedgerFilter): Promise<DailySums | null> {
    const reply = await this.#client.dailySums({ before, filter })
    return reply.ok ? reply.answer : null
  }

  async spending({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): Promise<SpendingReport | null> {
    const reply = await this.#client.spending({ from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER })
    return reply.ok ? reply.answer : null
  }

  /** Exports to a file that the user chooses. Resolves with its path, or null if cancelled. */
  saveCsv(filter: LedgerFilter): Promise<WordedReply<string | null>> {
    return this.#client.saveCsv(filter)
  }
}
