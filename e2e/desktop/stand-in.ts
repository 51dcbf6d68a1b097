import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class StandIn {
  readonly #logFile: string

  /**
   * @param folder where the fake is created; the first entry of the desktop's PATH
   * @param name of the replaced program
   * @param says shell code that prints a line per call
   */
  constructor(folder: string, name: string, says: string) {
    this.#logFile = join(folder, `${name}.log`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), `#!/bin/sh\n{ ${says}; } >> '${this.#logFile}'\n`, { mode: 0o755 })
  }

  lines(): readonly string[] {
    return existsSync(this.#logFile) ? readFileSync(this.#logFile, 'utf8').split('\n').filter(Boolean) : []
  }
}
