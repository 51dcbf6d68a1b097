import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A program that stands in for one of the desktop's: it writes down what it is asked for. */
export class StandIn {
  readonly #told: string

  /**
   * @param folder where it goes; the desktop's PATH begins with it
   * @param name of the program
   * @param says shell that writes what is asked for as a line
   */
  constructor(folder: string, name: string, says: string) {
    this.#told = join(folder, `${name}.told`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n{ ${says}; } >> '${this.#told}'\n`, { mode: 0o755 })
  }

  /** All that it was asked for, in order. */
  told(): readonly string[] {
    return existsSync(this.#told) ? readFileSync(this.#told, 'utf8').split('\n').filter(Boolean) : []
  }
}
