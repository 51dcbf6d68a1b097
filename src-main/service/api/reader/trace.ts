import type { Doubt } from '../../../../src-shared/contract/reading'
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
  /** Claims of several parts, by their containers; no other shares one. */
  readonly #joined = new Map<object, Map<string | number, ClaimedField>>()
  #doubts: Doubt[] = []
  readonly #likely = new Set<string>()
  readonly #contested = new Map<string, number>()
  readonly #open: ReadonlySet<string>

  /** @param open fields that are read also by names that are only like those that are known. */
  constructor(open: ReadonlySet<string> = new Set()) {
    this.#open = open
  }

  /** Whether a field may be read by a name that is only like a known one. */
  takesLikely(field: string): boolean {
    this.#likely.add(field)
    return this.#open.has(field)
  }

  /** Two values stood for a field of a row, under names that are as good. */
  contest(field: string): void {
    this.#contested.set(field, (this.#contested.get(field) ?? 0) + 1)
  }

  /** How many rows had two values for a field. */
  get contested(): ReadonlyMap<string, number> {
    return this.#contested
  }

  /** The fields that such names stood for. */
  get likely(): ReadonlySet<string> {
    return this.#likely
  }

  claim(container: object, claim: Claim): void {
    const known = this.#claims.get(container)
    if (known === undefined || isWhole(known) || isWhole(claim)) this.#claims.set(container, claim)
    else if (known !== claim) this.#join(container, known, claim)
  }

  /** Hundreds of rows may each take a key of one container: only the first that joins copies what others may share. */
  #join(container: object, known: ReadonlyMap<string | number, ClaimedField>, claim: typeof known): void {
    const own = this.#joined.get(container)
    const joined = own === known ? own : new Map(known)
    for (const [key, field] of claim) joined.set(key, field)
    this.#joined.set(container, joined)
    this.#claims.set(container, joined)
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

  /** All that was taken. */
  get claims(): ReadonlyMap<object, Claim> {
    return this.#claims
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
