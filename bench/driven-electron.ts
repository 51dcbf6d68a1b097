import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInterface } from 'node:readline'
import { rootOptions, runtime } from '../e2e/candlewick-app'

export interface DrivenOptions {
  /**
   * The main script. It must print `{"ready":…}` and then execute the commands that arrive on stdin, one line
   * of JSON each.
   */
  readonly driver: string
  readonly name: string
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** An Electron that is controlled through stdin, because a debugger would use memory. */
export class DrivenElectron {
  /** The time at which the process was created, epoch ms. */
  readonly startedAt: number
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(fault: Error): void }>()
  #lastId = 0

  private constructor(process: ChildProcess, folder: string, startedAt: number) {
    this.startedAt = startedAt
    this.#process = process
    this.#folder = folder
  }

  /** Starts the same Electron as the specs. If there is no display, starts it on a virtual one. */
  static async start({ driver, name, words, env }: DrivenOptions): Promise<DrivenElectron> {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`))
    // The driver imports `../command-lines.mjs`, so its copy must be in a subfolder.
    const main = join('driver', basename(driver))
    await cp(driver, join(folder, main))
    await cp(
      fileURLToPath(new URL('./command-lines.mjs', import.meta.url)),
      join(folder, 'command-lines.mjs')
    )
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', type: 'module', main })
    )
    const command = [runtime(), ...rootOptions(), ...words, folder]
    const screen = ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24']
    const [program = '', ...args] = env['DISPLAY'] ? command : [...screen, ...command]
    const startedAt = Date.now()
    // Start without the demo's recorded month, which would open a welcome dialog over the window.
    const plain = { ...env, CANDLEWICK_RECORDING: 'none' }
    const child = spawn(program, args, { env: plain, stdio: ['pipe', 'pipe', 'pipe'] })
    const started = new DrivenElectron(child, folder, startedAt)
    await started.#listen()
    return started
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** @throws Error with the driver's message, or with the last output of a process that has ended */
  ask<Answer>(command: string, input: object = {}): Promise<Answer> {
    const id = ++this.#lastId
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: answer => resolve(answer as Answer), reject })
      this.#process.stdin?.write(`${JSON.stringify({ id, command, ...input })}\n`)
    })
  }

  async end(): Promise<void> {
    const ended = new Promise(resolve => this.#process.once('exit', resolve))
    this.#process.stdin?.end()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #listen(): Promise<void> {
    const { stdout, stderr } = this.#process
    if (!stdout || !stderr) throw new Error('Electron started without an output to read.')
    let complaints = ''
    stderr.on('data', (piece: Buffer) => {
      complaints = (complaints + piece.toString()).slice(-2_000)
    })
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: stdout }).on('line', line => {
        if (!line.startsWith('{')) return
        const reply = JSON.parse(line) as { ready?: unknown; id?: number; answer?: unknown; fault?: string }
        if (reply.ready) return resolve()
        const waiting = this.#waiting.get(reply.id ?? -1)
        this.#waiting.delete(reply.id ?? -1)
        if (reply.fault) waiting?.reject(new Error(reply.fault))
        else waiting?.resolve(reply.answer)
      })
      this.#process.once('exit', code => {
        const fault = new Error(`Electron ended early (${code}): ${complaints}`)
        reject(fault)
        for (const waiting of this.#waiting.values()) waiting.reject(fault)
      })
    })
  }
}
