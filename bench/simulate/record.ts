import { createHash } from 'node:crypto'

export interface Violation {
  readonly invariant: Invariant
  readonly what: string
  /** Simulated ms since the story began. */
  readonly atMs: number
}

export type Invariant =
  | 'booked before it is sent'
  | 'ledger equals charges'
  | 'within budget'
  | 'agreed'
  | 'settled rows stay'
  | 'alerts notified once'
  | 'alerts noticed'
  | 'databases open'
  | 'copies are whole'
  | 'shown is stored'
  | 'confirmed is stored'
  | 'waits with a reason'
  | 'no mistakes of its own'
  | 'old copy is reported'
  | 'goes on'

export class Violated extends Error {
  readonly violation: Violation

  constructor(violation: Violation) {
    super(`${violation.invariant}: ${violation.what}`)
    this.violation = violation
  }
}

/** Repeating the story must produce exactly the same lines. */
export class StoryTrace {
  readonly lines: string[] = []
  readonly #since: () => number
  #violation: Violation | null = null

  constructor(since: () => number) {
    this.#since = since
  }

  note(line: string): void {
    this.lines.push(`${this.#since()} ${line}`)
  }

  /** @throws Violated */
  violated(invariant: Invariant, what: string): never {
    this.#violation ??= { invariant, what, atMs: this.#since() }
    throw new Violated(this.#violation)
  }

  /** The first violation is set even if the app caught the exception. */
  get violation(): Violation | null {
    return this.#violation
  }

  digest(): string {
    return createHash('sha256').update(this.lines.join('\n')).digest('hex')
  }
}
