import { spawn, type ChildProcess } from 'node:child_process'
import { access, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** An event as Electron's `sendInputEvent` takes it. */
export type InputEvent = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** One Electron window that shows a page and does what it is told. */
export class BenchWindow {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(fault: Error): void }>()
  #asked = 0

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process
    this.#folder = folder
  }

  /** Opens the built page's index.html in the Electron the tests use. */
  static async open(page: string): Promise<BenchWindow> {
    const folder = await mkdtemp(join(tmpdir(), 'candlewick-bench-'))
    await cp(join(import.meta.dirname, 'window.mjs'), join(folder, 'window.mjs'))
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'candlewick-bench', version: '1.0.0', type: 'module', main: 'window.mjs' })
    )
    const electron = await electronPath()
    const isRoot = process.getuid?.() === 0
    const args = [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--allow-file-access-from-files',
      `--user-data-dir=${join(folder, 'profile')}`,
      folder
    ]
    const screen = ['-a', '-s', '-screen 0 1400x1000x24', electron]
    const child = spawn(
      process.env.DISPLAY ? electron : 'xvfb-run',
      process.env.DISPLAY ? args : [...screen, ...args],
      {
        env: { ...process.env, BENCH_PAGE: pathToFileURL(page).href },
        stdio: ['pipe', 'pipe', 'ignore']
      }
    )
    const window = new BenchWindow(child, folder)
    await window.#listen()
    return window
  }

  evaluate<Answer>(code: string): Promise<Answer> {
    return this.#ask<Answer>('evaluate', { code })
  }

  /** Sends real input, one event at a time. */
  input(events: readonly InputEvent[], everyMs: number): Promise<void> {
    return this.#ask('input', { events, everyMs })
  }

  /** Seconds of CPU all its processes have used so far. */
  cpuSeconds(): Promise<number> {
    return this.#ask('cpu', {})
  }

  picture(path: string): Promise<void> {
    return this.#ask('picture', { path })
  }

  async close(): Promise<void> {
    const ended = new Promise(resolve => this.#process.once('exit', resolve))
    this.#process.stdin?.end()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  #ask<Answer>(command: string, input: object): Promise<Answer> {
    const id = ++this.#asked
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: answer => resolve(answer as Answer), reject })
      this.#process.stdin?.write(`${JSON.stringify({ id, command, ...input })}\n`)
    })
  }

  async #listen(): Promise<void> {
    const { stdout } = this.#process
    if (!stdout) throw new Error('Electron started without an output to read.')
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
        const fault = new Error(`The bench's Electron ended early (${code}).`)
        reject(fault)
        for (const waiting of this.#waiting.values()) waiting.reject(fault)
      })
    })
  }
}

/** The Electron to measure in: named by CANDLEWICK_ELECTRON, in the folder the tests use, or the installed one. */
async function electronPath(): Promise<string> {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const named = process.env.CANDLEWICK_ELECTRON ?? (folder && join(folder, 'electron'))
  if (named) {
    await access(named)
    return named
  }
  return createRequire(import.meta.url)('electron') as string
}
