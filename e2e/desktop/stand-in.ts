import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class StandIn {
  readonly #logFile: string

  /**
   * @param folder a folder that comes first in the desktop's PATH
   * @param name the name of the program to replace
   * @param says shell code that prints a line for each call of the program
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
