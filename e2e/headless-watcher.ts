import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { InstalledPackage } from './installed-package'
import { removeFolder } from './remove-folder'

export function withoutDisplay(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of ['DISPLAY', 'WAYLAND_DISPLAY']) Reflect.deleteProperty(env, name)
  return env
}

/** An installed program and the folder that contains it, which is removed at the end. */
export type InstalledProgram = Pick<InstalledPackage, 'folder' | 'words' | 'env'>

/** Runs `candlewick watch` of an installed package. */
export class HeadlessWatcher {
  readonly #installed: InstalledProgram
  readonly #option: string
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #output = ''

  /** @param option the command-line option that sets the data folder */
  constructor(installed: InstalledProgram, option: string) {
    this.#installed = installed
    this.#option = option
    this.#env = { ...withoutDisplay(), ...installed.env }
  }

  get output(): string {
    return this.#output
  }

  start(key: string): void {
    const [program = '', ...words] = this.#installed.words
    this.#child = spawn(program, [...words, this.#option, 'watch', '--key-stdin'], { env: this.#env })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (piece: Buffer) => (this.#output += piece.toString()))
    this.#child.stdin?.end(`${key}\n`)
  }

  command(...given: readonly string[]): { readonly code: number | null; readonly output: string } {
    const [program = '', ...words] = this.#installed.words
    const { status, stdout, stderr } = spawnSync(program, [...words, this.#option, ...given], {
      env: this.#env,
      encoding: 'utf8'
    })
    return { code: status, output: `${stdout}${stderr}` }
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = (await closed) as [number | null]
    return code
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL')
    removeFolder(this.#installed.folder)
  }
}
