import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runtime } from './candlewick-app'
import { removeFolder } from './remove-folder'

/**
 * A time zone for the app that can change while the app runs. The app sees a copy of /etc, so the machine's
 * own zone isn't touched.
 */
export class OwnZone {
  /** The path of a script that starts Electron in this zone and passes its arguments on. */
  readonly program: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'candlewick-zone-'))
  readonly #etc = join(this.#folder, 'etc')

  constructor(zone: string) {
    if (spawnSync('unshare', ['--mount', 'true']).status !== 0)
      throw new Error('No other /etc can be shown to a program here: a change of the time zone is unproved.')
    cpSync('/etc', this.#etc, { recursive: true, verbatimSymlinks: true })
    this.change(zone)
    this.program = join(this.#folder, 'start')
    const start = `mount --bind '${this.#etc}' /etc && exec '${runtime()}' "$@"`
    writeFileSync(
      this.program,
      `#!/bin/sh\nunset TZ\nexec unshare --mount sh -c '${start.replaceAll("'", `'\\''`)}' sh "$@"\n`
    )
    chmodSync(this.program, 0o755)
  }

  change(zone: string): void {
    const next = join(this.#etc, 'localtime.next')
    symlinkSync(`/usr/share/zoneinfo/${zone}`, next)
    renameSync(next, join(this.#etc, 'localtime'))
  }

  end(): void {
    removeFolder(this.#folder)
  }
}
