import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The desktop's web browser: it writes down what it is asked to open. */
export class Browser {
  readonly #told: string

  /** @param folder where its program goes; the desktop's PATH begins with it */
  constructor(folder: string) {
    this.#told = join(folder, 'opened')
    mkdirSync(folder, { recursive: true })
    const program = join(folder, 'xdg-open')
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${this.#told}'\n`)
    chmodSync(program, 0o755)
  }

  /** All that it was asked to open, in order. */
  opened(): readonly string[] {
    return existsSync(this.#told) ? readFileSync(this.#told, 'utf8').split('\n').filter(Boolean) : []
  }
}
