import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootOptions } from './candlewick-app'

/** The id of an unprivileged user that root can switch to. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** If root runs the tests, the program is started as an ordinary user. */
export class InstalledPackage {
  readonly folder = mkdtempSync(join(tmpdir(), 'candlewick-installed-'))
  readonly home = join(this.folder, 'home')
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv

  constructor(deb: string, name: string) {
    const root = join(this.folder, 'root')
    execFileSync('dpkg-deb', ['-x', deb, root])
    mkdirSync(this.home)
    for (const path of [this.folder, root]) chmodSync(path, 0o755)
    const program = join(root, 'usr/bin', name)
    // Chromium's sandbox helper must be owned by root, so only the program itself is started as an ordinary
    // user.
    const become = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
    this.words = [...(isRoot ? become : []), program, ...(isRoot ? [] : rootOptions())]
    const own = ['HOME', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME']
    const homes = Object.fromEntries(own.map(variable => [variable, this.home]))
    this.env = { ...homes, DBUS_SESSION_BUS_ADDRESS: 'disabled:' }
    this.give(this.home)
  }

  give(folder: string): void {
    if (!isRoot) return
    chownSync(folder, nobody, nobody)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chownSync(join(folder, name), nobody, nobody)
  }
}
