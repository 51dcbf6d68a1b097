import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { removeFolder } from '../../e2e/remove-folder'

const user = 'trader'

const mounts = [
  ['proc', 'proc'],
  ['tmpfs', 'dev/shm']
] as const

/** Creating this minimal Debian needs root and debootstrap. */
export class Debian {
  readonly root = mkdtempSync(join(tmpdir(), 'candlewick-debian-'))
  readonly home = join(this.root, 'home', user)

  constructor(suite: string) {
    // On a real system, everyone may read the root folder.
    chmodSync(this.root, 0o755)
    try {
      execFileSync('debootstrap', ['--variant=minbase', suite, this.root], { stdio: 'pipe' })
      for (const [type, place] of mounts)
        execFileSync('mount', ['-t', type, type, join(this.root, place)], { stdio: 'pipe' })
      this.run('useradd', '--create-home', user)
    } catch (error) {
      this.remove()
      throw error
    }
  }

  static get isPossible(): boolean {
    return process.getuid?.() === 0 && spawnSync('debootstrap', ['--version']).status === 0
  }

  /** Runs a command as root and returns what it prints. Throws if it fails. */
  run(...words: readonly string[]): string {
    return execFileSync('chroot', [this.root, ...words], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 1_048_576,
      stdio: 'pipe'
    })
  }

  install(deb: string): void {
    copyFileSync(deb, join(this.root, basename(deb)))
    this.run('apt-get', 'install', '--yes', `/${basename(deb)}`)
  }

  get packages(): number {
    return this.run('dpkg-query', '--show').trim().split('\n').length
  }

  asUser(program: string): readonly string[] {
    return ['chroot', `--userspec=${user}`, this.root, program]
  }

  giveHome(): void {
    this.run('chown', '--recursive', `${user}:`, `/home/${user}`)
  }

  remove(): void {
    const mounted = readFileSync('/proc/mounts', 'utf8')
    for (const path of mounts.map(([, place]) => join(this.root, place)))
      if (mounted.includes(` ${path} `)) execFileSync('umount', ['--lazy', path])
    removeFolder(this.root)
  }
}

export const environment: NodeJS.ProcessEnv = {
  // These folders include the one of chroot itself.
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin',
  HOME: `/home/${user}`,
  LANG: 'C.UTF-8'
}
