import type { PlannedName, Plan, PlanChoice, QuotaLength, TierName } from '@contract'

type Choice = PlanChoice['items'][number]

/**
 * Changes made while a preview is loading are sent together afterwards, so that responses arrive in order.
 */
export class PlanDraft {
  #items = $state.raw<readonly Choice[]>([])
  #tiers = $state.raw<NonNullable<PlanChoice['tiers']>>([])
  readonly #preview: (choice: PlanChoice) => Promise<unknown>
  #asking = false
  #changed = false

  constructor(plan: Plan, preview: (choice: PlanChoice) => Promise<unknown>) {
    this.#items = plan.items.map(({ need, automatic, everyMs }) => ({ need, automatic, everyMs }))
    this.#preview = preview
  }

  /** How many days the quota should last. Null if the user hasn't chosen. */
  lastsDays: QuotaLength | null = $state(null)
  isChanged = $state(false)

  get choice(): PlanChoice {
    return {
      items: this.#items.map(item => ({ ...item })),
      ...(this.lastsDays !== null && { lastsDays: this.lastsDays }),
      ...(this.#tiers.length > 0 && { tiers: this.#tiers.map(tier => ({ ...tier })) })
    }
  }

  of(need: PlannedName): Choice | undefined {
    return this.#items.find(item => item.need === need)
  }

  change(need: PlannedName, change: Partial<Omit<Choice, 'need'>>): void {
    this.#items = this.#items.map(item => (item.need === need ? { ...item, ...change } : item))
    this.#changed = this.isChanged = true
    void this.#ask()
  }

  /** @param everyMs null to let the app choose the interval by how much a fresh quote is worth */
  changeTier(tier: TierName, everyMs: number | null): void {
    this.#tiers = [...this.#tiers.filter(other => other.tier !== tier), { tier, everyMs }]
    this.#changed = this.isChanged = true
    void this.#ask()
  }

  last(days: QuotaLength): void {
    this.lastsDays = days
    this.#changed = this.isChanged = true
    void this.#ask()
  }

  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    while (this.#changed) {
      this.#changed = false
      await this.#preview(this.choice)
    }
    this.#asking = false
  }
}
