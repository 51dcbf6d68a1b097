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
  ToldPrice
} from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** What was spent and what is left. */
export class CreditsState {
  readonly gauge = new Mirrored<Gauge>()
  readonly budget = new Mirrored<BudgetState>()
  /** What a person told that calls cost, by operation; read when it is first shown. */
  readonly toldPrices = new Mirrored<Readonly<Record<string, ToldPrice>>>()
  readonly #client: Client['credits']

  constructor(client: Client['credits'], hear: Hear) {
    this.#client = client
    this.gauge.follow(hear, 'gaugeChanged', () => client.gauge())
    this.budget.follow(hear, 'budgetChanged', () => client.budget())
  }

  /** Lets the next call of this operation by hand through a used-up budget. */
  allowOnce(operations: readonly string[]): Promise<boolean> {
    return this.budget.act(() => this.#client.allowOnce({ operations: [...operations] }))
  }

  readToldPrices(): Promise<void> {
    return this.toldPrices.read(() => this.#client.toldPrices())
  }

  /** Tells what a call of an operation costs, or takes that back (null). Answers with whether it was kept. */
  tellPrice(operation: string, price: ToldPrice | null): Promise<boolean> {
    return this.toldPrices.act(() => this.#client.tellPrice({ operation, price }))
  }

  /** The last days' spending, oldest first; null when it could not be read. */
  async days(count: number): Promise<readonly DaySpent[] | null> {
    const reply = await this.#client.days({ count })
    return reply.ok ? reply.answer : null
  }

  /** Ledger entries older than `before` (null: the newest), newest first; null when they could not be read. */
  async ledger(
    before: number | null,
    limit: number,
    filter: LedgerFilter
  ): Promise<readonly LedgerEntry[] | null> {
    const reply = await this.#client.ledger({ before, limit, filter })
    return reply.ok ? reply.answer : null
  }

  /** The days before a moment (null: the newest) whose calls are kept as sums; null when they could not be read. */
  async dailySums(before: number | null, filter: LedgerFilter): Promise<DailySums | null> {
    const reply = await this.#client.dailySums({ before, filter })
    return reply.ok ? reply.answer : null
  }

  /** What a span came to, open ends included; null when it could not be read. */
  async spending({ from, to }: Pick<LedgerFilter, 'from' | 'to'>): Promise<SpendingReport | null> {
    const reply = await this.#client.spending({ from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER })
    return reply.ok ? reply.answer : null
  }

  /** Asks where to and saves the entries that pass as CSV; the path, or null where none was chosen. */
  saveCsv(filter: LedgerFilter): Promise<WordedReply<string | null>> {
    return this.#client.saveCsv(filter)
  }
}
