import type { Novelty } from './rules'

/**
 * If another rule predicts a higher price, a rule needs this many times more correct predictions to be
 * trusted.
 */
const deniedTimes = 3
/**
 * For a setting that wasn't charged before, such as an interval, a rule needs this many times more correct
 * predictions. There are few settings, and their prices often differ.
 */
const settingTimes = 2

export class Trust {
  readonly #proofs = new Map<Novelty, number>()
  /**
   * How many correct predictions are needed. This doubles whenever the rule is wrong although it was trusted.
   */
  #needed = 1

  /**
   * Whether the rule has correctly predicted enough calls that were new in the same way.
   * @param isDenied whether another rule predicts a higher price
   */
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

  disappoint(novelties: readonly Novelty[]): void {
    if (this.covers(novelties)) this.#needed *= 2
    this.#proofs.clear()
  }

  #of(novelty: Novelty): number {
    return this.#proofs.get(novelty) ?? 0
  }
}
