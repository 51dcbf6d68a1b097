import type { Doubt } from '../../../../src-shared/contract/reading'
import type { FieldReads } from './vocabulary'

export type TracedClaim = ReadonlyMap<string | number, ClaimedField> | ClaimedField

export interface ClaimedField {
  readonly field: string
  readonly reads: FieldReads
}

export function isWhole(claim: TracedClaim): claim is ClaimedField {
  return 'field' in claim
}

/** Records which values were used and which are doubtful. Rows of the same layout share a map. */
export class Trace {
  readonly #claims = new Map<object, TracedClaim>()
  /** Maps that no other object shares, so that they can be changed in place. */
  readonly #joined = new Map<object, Map<string | number, ClaimedField>>()
  #doubts: Doubt[] = []
  readonly #likely = new Set<string>()
  readonly #contested = new Map<string, number>()
  readonly #open: ReadonlySet<string>
  /** Whether objects with unknown names may be read by their values. */
  readonly mayIgnoreNames: boolean

  /** @param open the fields that may be read from similar names */
  constructor(open: ReadonlySet<string> = new Set(), mayIgnoreNames = false) {
    this.#open = open
    this.mayIgnoreNames = mayIgnoreNames
  }

  /**
   * Returns whether a field may be read from a similar name. Adds the field to `likely`, because one was
   * found.
   */
  takesLikely(field: string): boolean {
    this.#likely.add(field)
    return this.#open.has(field)
  }

  contest(field: string): void {
    this.#contested.set(field, (this.#contested.get(field) ?? 0) + 1)
  }

  get contested(): ReadonlyMap<string, number> {
    return this.#contested
  }

  get likely(): ReadonlySet<string> {
    return this.#likely
  }

  claim(container: object, claim: TracedClaim): void {
    const known = this.#claims.get(container)
    if (known === undefined || isWhole(known) || isWhole(claim)) this.#claims.set(container, claim)
    else if (known !== claim) this.#join(container, known, claim)
  }

  /** The map is changed in place, because hundreds of rows may each use a key of the same object. */
  #join(container: object, known: ReadonlyMap<string | number, ClaimedField>, claim: typeof known): void {
    const own = this.#joined.get(container)
    const joined = own === known ? own : new Map(known)
    for (const [key, field] of claim) joined.set(key, field)
    this.#joined.set(container, joined)
    this.#claims.set(container, joined)
  }

  release(containers: readonly object[]): void {
    for (const container of containers) this.#claims.delete(container)
  }

  reset(): void {
    this.#claims.clear()
    this.#doubts = []
  }

  get claims(): ReadonlyMap<object, TracedClaim> {
    return this.#claims
  }

  of(container: object): TracedClaim | undefined {
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
