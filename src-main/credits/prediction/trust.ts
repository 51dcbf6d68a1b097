import type { Novelty } from './rules'

/** Calls that tell most rules apart are few: a rule that others deny has to be right more often. */
const deniedTimes = 3
/** Settings, such as an interval, are few, and often differ. */
const settingTimes = 2

/** How far one rule is believed: by the charges it predicted exactly before they happened. */
export class Trust {
  readonly #proofs = new Map<Novelty, number>()
  /** Doubles each time the rule was believed and wrong. */
  #needed = 1

  /** Whether it was right about enough calls that were new in the same ways. @param isDenied another rule says that it is more */
  covers(novelties: readonly Novelty[], isDenied = false): boolean {
    const needed = this.#needed * (isDenied ? deniedTimes : 1)
    if (novelties.length === 0) return Math.max(0, ...this.#proofs.values()) >= needed
    return novelties.every(
      novelty => this.#of(novelty) >= needed * (novelty === 'setting' ? settingTimes : 1)
    )
  }

  prove(novelties: readonly Novelty[]): void {
    for (const novelty of novelties) this.#proofs.set(novelty, this.#of(novelty) + 1)
  }

  /** It was wrong about a call that was new in these ways. */
  disappoint(novelties: readonly Novelty[]): void {
    if (this.covers(novelties)) this.#needed *= 2
    this.#proofs.clear()
  }

  #of(novelty: Novelty): number {
    return this.#proofs.get(novelty) ?? 0
  }
}
