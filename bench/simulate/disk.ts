import type { SimulatedClock } from '../simulated-clock'
import type { DiskFault, FileName } from './story'

const codes: Readonly<Record<DiskFault, number>> = { full: 13, failing: 10, locked: 5 }

/** A disk that temporarily refuses every n-th write to some files. */
export class SimulatedDisk {
  readonly #clock: SimulatedClock
  #trouble: { fault: DiskFault; file: FileName | 'all'; every: number; until: number } | null = null
  #writes = 0
  #refused = 0

  constructor(clock: SimulatedClock) {
    this.#clock = clock
  }

  begin(fault: DiskFault, file: FileName | 'all', every: number, forMs: number): void {
    this.#trouble = { fault, file, every, until: this.#clock.now() + forMs }
    this.#writes = 0
  }

  get isInTrouble(): boolean {
    return this.#clock.now() < this.troubleUntil
  }

  /** The time at which the current or last problem ends. */
  get troubleUntil(): number {
    return this.#trouble?.until ?? -Infinity
  }

  get refused(): number {
    return this.#refused
  }

  /** @throws the errors that the database driver throws for disk problems */
  beforeWrite(path: string): void {
    const trouble = this.#trouble
    if (trouble === null || !this.isInTrouble) return
    if (trouble.file !== 'all' && !path.endsWith(`/${trouble.file}.db`)) return
    if (++this.#writes % trouble.every !== 0) return
    this.#refused++
    const error = new Error(`the disk is ${trouble.fault}`)
    throw Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: codes[trouble.fault] })
  }
}
