import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { setTimeout as rest } from 'node:timers/promises'
import { runtime } from '../candlewick-app'
import { windowNames } from '../desktop/windows'
import { removeFolder } from '../remove-folder'
import type { CommandOutcome } from './outcomes'

const project = join(import.meta.dirname, '../..')
/** Long enough for the first command, which builds the app while other specs run. */
const mostMs = 120_000
/** Longer than the 20 seconds after which a program that doesn't react to Ctrl-C is killed. */
const endsWithinMs = 40_000

/** A copy of the project as after `npm ci`, with a separate home folder and nothing built. */
export class FreshCopy {
  readonly #parent: string
  readonly folder: string
  readonly #env: NodeJS.ProcessEnv

  constructor(desktop: Readonly<Record<string, string>>) {
    // The copy must be on the project's disk, because node_modules consists of hard links to the project's
    // files.
    mkdirSync(join(project, '.artifacts'), { recursive: true })
    this.#parent = mkdtempSync(join(project, '.artifacts/documented-'))
    this.folder = join(this.#parent, 'candlewick')
    copySources(this.folder)
    execFileSync('cp', ['-al', join(project, 'node_modules'), this.folder])
    // Remove the caches that tools overwrite in place. Because of the hard links, this would change the
    // project's own caches.
    for (const name of readdirSync(join(this.folder, 'node_modules')))
      if (/^\.(vite|cache)/.test(name)) removeFolder(join(this.folder, 'node_modules', name))
    this.#takeRecording()
    this.#env = newcomer(join(this.#parent, 'home'), desktop)
  }

  /** Copies the project's recording, because a new one would take minutes. */
  #takeRecording(): void {
    cpSync(join(project, 'out/recording'), join(this.folder, 'out/recording'), { recursive: true })
  }

  async fault(command: string, outcome: CommandOutcome, display: boolean): Promise<string | null> {
    const env = { ...this.#env }
    if (!display) delete env['DISPLAY']
    const child = spawn('sh', ['-c', command], {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += stripVTControlCharacters(piece.toString())))
    let code: number | null = null
    const closed = new Promise<void>(resolve =>
      child.once('close', ended => {
        code = ended ?? 1
        resolve()
      })
    )
    const works = (): boolean =>
      outcome.kind === 'opens window'
        ? windowNames(toStrings(env)).some(name => name.includes('Candlewick'))
        : outcome.says.test(output)

    const deadline = Date.now() + mostMs
    while (code === null && Date.now() < deadline && !(outcome.kind !== 'ends' && works())) await rest(100)
    // A fast command may have started to work and ended between two polls.
    const worked = works() && (outcome.kind === 'ends' ? code !== null : code === null || code === 0)
    const ended = code
    if (ended === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    await Promise.race([closed, rest(endsWithinMs, undefined, { ref: false })])
    const left = await this.#leftOver()
    const tail = `It said:\n${output.slice(-3_000)}`
    if (left.length > 0) return `${command} left processes behind:\n${left.join('\n')}\n${tail}`
    if (!worked)
      return `${command} ${ended === null ? 'did not get to work' : `ended with ${ended}`}. ${tail}`
    const right = outcome.kind !== 'ends' || (outcome.code === 'zero') === (ended === 0)
    return right ? null : `${command} ended with ${ended}. ${tail}`
  }

  async #leftOver(): Promise<readonly string[]> {
    const deadline = Date.now() + endsWithinMs
    while (processesOf(this.#parent).length > 0 && Date.now() < deadline) await rest(100)
    return processesOf(this.#parent).map(({ pid, words }) => {
      process.kill(pid, 'SIGKILL')
      return words
    })
  }

  remove(): void {
    removeFolder(this.#parent)
  }
}

function copySources(folder: string): void {
  const git = (cwd: string, ...words: readonly string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8' })
  const files = git(project, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of files)
    if (file !== '' && existsSync(join(project, file))) cpSync(join(project, file), join(folder, file))
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  const author = ['-c', 'user.name=Newcomer', '-c', 'user.email=newcomer@example.com']
  git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy the tree')
}

/** Returns the environment of a new user, without variables that our own scripts set. */
function newcomer(home: string, desktop: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {}
  for (const [name, value] of Object.entries({ ...process.env, ...desktop }))
    if (
      !/^(npm_|ELECTRON_|CANDLEWICK_|VITEST|NODE_|PLAYWRIGHT|TEST_|XDG_|CI$|FORCE_COLOR|TMPDIR)/i.test(name)
    )
      env[name] = value
  const cache = join(home, '.cache')
  mkdirSync(cache, { recursive: true })
  // The setup finds the downloaded Electron in this machine's cache.
  const fetched = dirname(dirname(runtime()))
  if (basename(fetched) === 'candlewick') symlinkSync(fetched, join(cache, 'candlewick'))
  return {
    ...env,
    HOME: home,
    XDG_RUNTIME_DIR: desktop['XDG_RUNTIME_DIR'],
    npm_config_update_notifier: 'false'
  }
}

function processesOf(folder: string): readonly { readonly pid: number; readonly words: string }[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap(name => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const env = readFileSync(`/proc/${name}/environ`, 'utf8')
        return words !== '' && `${words}${env}`.includes(folder) ? [{ pid: Number(name), words }] : []
      } catch {
        return []
      }
    })
}

function toStrings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? '']))
}
