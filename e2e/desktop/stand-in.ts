import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fake of one of the desktop's programs that records its calls. */
export class StandIn {
  readonly #told: string

  /**
   * @param folder for the program; the desktop's PATH starts with it
   * @param name of the program
   * @param says shell code that prints a line per call
   */
  constructor(folder: string, name: string, says: string) {
    this.#told = join(folder, `${name}.told`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n{ ${says}; } >> '${this.#told}'\n`, { mode: 0o755 })
  }

  /** All recorded calls, in order. */
  told(): readonly string[] {
    return existsSync(this.#told) ? readFileSync(this.#told, 'utf8').split('\n').filter(Boolean) : []
  }
}
