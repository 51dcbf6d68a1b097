import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import type { SimulatedClock } from '../simulated-clock'
import type { SimulatedDisk } from './disk'

/** How long a copy takes in simulated ms, so that other events can happen in the meantime. */
const takesMs = 2_000

/** If the process dies during a copy, half of the copy remains. */
export class SimulatedCopier {
  readonly #clock: SimulatedClock
  readonly #disk: SimulatedDisk
  readonly #underWay = new Set<() => void>()

  constructor(clock: SimulatedClock, disk: SimulatedDisk) {
    this.#clock = clock
    this.#disk = disk
  }

  /** @throws the errors that the database driver throws for disk problems */
  copy(process: { readonly isDead: boolean }, from: string, to: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        if (!this.#underWay.delete(finish) || process.isDead) return
        try {
          this.#disk.beforeWrite(from)
          rmSync(to)
          copyOf(from, to)
          resolve()
        } catch (error) {
          reject(error as Error)
        }
      }
      const bytes = readFileSync(from)
      writeFileSync(to, bytes.subarray(0, bytes.length / 2))
      this.#underWay.add(finish)
      this.#clock.after(takesMs, finish)
    })
  }

  get underWay(): number {
    return this.#underWay.size
  }

  /** Completes all copies, because an app that exits normally waits for its thread. */
  hurry(): void {
    for (const finish of this.#underWay) finish()
  }
}

function copyOf(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    source.prepare('VACUUM INTO ?').run(to)
  } finally {
    source.close()
  }
}
