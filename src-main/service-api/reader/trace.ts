import type { Doubt } from '../../../src-shared/contract/reading'
import type { Reads } from './vocabulary'

/** What was taken out of a container: a field for each of its keys, or one for all of them. */
export type Claim = ReadonlyMap<string | number, ClaimedField> | ClaimedField

export interface ClaimedField {
  /** The field of the answer's rows that holds it. */
  readonly field: string
  readonly reads: Reads
}

export function isWhole(claim: Claim): claim is ClaimedField {
  return 'field' in claim
}

/**
 * The trace of one reading: which leaves were taken, container by container, and what was inferred without proof. Rows
 * of one layout share one claim, so that long answers cost one entry a row.
 */
export class Trace {
  readonly #claims = new Map<object, Claim>()
  #doubts: Doubt[] = []

  claim(container: object, claim: Claim): void {
    const known = this.#claims.get(container)
    if (known === undefined || isWhole(known) || isWhole(claim)) this.#claims.set(container, claim)
    else if (known !== claim) this.#claims.set(container, new Map([...known, ...claim]))
  }

  /** What was read out of these containers is not in the answer after all. */
  release(containers: readonly object[]): void {
    for (const container of containers) this.#claims.delete(container)
  }

  /** Nothing was read after all: another reading may begin. */
  reset(): void {
    this.#claims.clear()
    this.#doubts = []
  }

  of(container: object): Claim | undefined {
    return this.#claims.get(container)
  }

  get isEmpty(): boolean {
    return this.#claims.size === 0
  }

  doubt(code: Doubt['code'], fields: readonly string[], count: number): void {
    if (count > 0) this.#doubts.push({ code, fields, count })
  }

  get doubts(): readonly Doubt[] {
    return this.#doubts
  }
}
