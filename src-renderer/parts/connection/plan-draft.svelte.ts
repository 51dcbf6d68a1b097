import type { PlannedName, Plan, PlanChoice, TierName } from '@contract'

type Choice = PlanChoice['items'][number]

/**
 * The plan as a person is changing it. Each change asks what the whole would come to; while one question is under
 * way the changes gather, so that the last word always wins and answers cannot overtake each other.
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

  /** Closing it now would lose something. */
  isChanged = $state(false)

  get choice(): PlanChoice {
    return {
      items: this.#items.map(item => ({ ...item })),
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

  /** @param everyMs null = by what a fresh quote is worth. */
  changeTier(tier: TierName, everyMs: number | null): void {
    this.#tiers = [...this.#tiers.filter(other => other.tier !== tier), { tier, everyMs }]
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
