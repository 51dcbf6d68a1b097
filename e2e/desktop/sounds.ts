import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The desktop's sound server: it writes down what it plays. */
export class Sounds {
  readonly #told: string

  /** @param folder where its program goes; the desktop's PATH begins with it */
  constructor(folder: string) {
    this.#told = join(folder, 'played')
    mkdirSync(folder, { recursive: true })
    const program = join(folder, 'pw-play')
    // What is not there can't be played.
    writeFileSync(program, `#!/bin/sh\n[ -s "$1" ] && echo "$1" >> "${this.#told}"\n`)
    chmodSync(program, 0o755)
  }

  /** The sounds that were played, by name, in order. */
  heard(): readonly string[] {
    if (!existsSync(this.#told)) return []
    const paths = readFileSync(this.#told, 'utf8').split('\n').filter(Boolean)
    return paths.map(path => basename(path, '.wav'))
  }
}
