import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rootOptions, runtime } from '../../e2e/candlewick-app'

const root = join(import.meta.dirname, '../..')

/** What the app holds that should not grow. */
export interface Counts {
  readonly resources: Readonly<Record<string, number>>
  readonly listeners: number
  readonly clockTimers: number | null
  readonly heapMb: number
  readonly windows: number
}

/** The built app in Electron, driven over its input: no debugger is attached that could hold memory of its own. */
export class SoakedApp {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(fault: Error): void }>()
  #asked = 0

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process
    this.#folder = folder
  }

  /** @param words further words on the command line. */
  static async start(
    env: NodeJS.ProcessEnv,
    dataFolder: string,
    words: readonly string[] = []
  ): Promise<SoakedApp> {
    const folder = await mkdtemp(join(tmpdir(), 'candlewick-soak-'))
    await cp(join(import.meta.dirname, 'driver.mjs'), join(folder, 'driver.mjs'))
    const manifest = { name: 'candlewick', version: '1.0.0', type: 'module', main: 'driver.mjs' }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    const args = [
      ...rootOptions(),
      '--js-flags=--expose-gc',
      folder,
      `--user-data-dir=${dataFolder}`,
      ...words
    ]
    const child = spawn(runtime(), args, {
      env: { ...process.env, ...env, SOAK_ROOT: root },
      stdio: ['pipe', 'pipe', 'pipe']
    })
    const started = new SoakedApp(child, folder)
    await started.#listen()
    return started
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  advance(ms: number): Promise<void> {
    return this.#send('advance', { ms })
  }

  /** Asks the main process through the window, as the page does. */
  async ask<Answer>(concept: string, name: string, input?: unknown): Promise<Answer> {
    const reply = await this.#send<{ ok: boolean; answer: Answer; fault: unknown }>('ask', {
      concept,
      name,
      input
    })
    if (!reply.ok) throw new Error(`${concept}.${name}: ${JSON.stringify(reply.fault)}`)
    return reply.answer
  }

  open(): Promise<void> {
    return this.#send('open')
  }

  closeWindow(): Promise<void> {
    return this.#send('close')
  }

  async collected(): Promise<Counts> {
    await this.#send('collect')
    return this.#send<Counts>('counts')
  }

  async end(): Promise<void> {
    const ended = new Promise(resolve => this.#process.once('exit', resolve))
    this.#process.stdin?.end()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  #send<Answer>(command: string, input: object = {}): Promise<Answer> {
    const id = ++this.#asked
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: answer => resolve(answer as Answer), reject })
      this.#process.stdin?.write(`${JSON.stringify({ id, command, ...input })}\n`)
    })
  }

  async #listen(): Promise<void> {
    const { stdout, stderr } = this.#process
    if (!stdout || !stderr) throw new Error('Electron started without an output to read.')
    let complaints = ''
    stderr.on('data', (piece: Buffer) => {
      const text = piece.toString()
      complaints = (complaints + text).slice(-2_000)
      process.stderr.write(text)
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
        const fault = new Error(`The app ended early (${code}): ${complaints}`)
        reject(fault)
        for (const waiting of this.#waiting.values()) waiting.reject(fault)
      })
    })
  }
}
