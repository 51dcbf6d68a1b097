import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { AppErrors } from './app-errors'
import { MainProcess, type InMain } from './main-process'
import { areWanted, keepImage } from './pictures'
import { removeFolder } from './remove-folder'

const projectFolder = join(import.meta.dirname, '..')

/** Specs move the clock themselves. Loading the demo market's recorded month takes time. */
const usual = { CANDLEWICK_CLOCK: 'manual', CANDLEWICK_RECORDING: 'none' }

/** In ms. Later, the app's own timeout ends the call. */
const mostSettlingMs = 3_000

interface Watched {
  readonly callsUnderWay: ReadonlySet<number>
}

interface Bridged {
  readonly candlewick: { request(concept: string, name: string): Promise<unknown> }
}

interface Moved {
  readonly candlewickClock: { advance(ms: number): void }
}

export class CandlewickApp {
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'candlewick-data-'))
  readonly #errors = new AppErrors()
  readonly #env: Readonly<Record<string, string>>
  readonly #folder: string
  readonly #log: string[] = []
  #running: ElectronApplication | null = null
  #main: MainProcess | null = null

  /** @param folder contains the built app */
  constructor(env: Readonly<Record<string, string>>, folder = projectFolder) {
    this.#env = env
    this.#folder = folder
  }

  get electron(): ElectronApplication {
    if (!this.#running) throw new Error('The app is not running')
    return this.#running
  }

  get log(): string {
    return this.#log.join('')
  }

  /**
   * @param extra environment variables
   * @param words arguments
   * @param program starts Electron in a different way, for example under a tracer
   */
  async launch(
    extra: Readonly<Record<string, string>> = {},
    words: readonly string[] = [],
    program = runtime()
  ): Promise<Page> {
    this.#running = await _electron.launch({
      executablePath: program,
      args: [...rootOptions(), ...words, this.#folder, `--user-data-dir=${this.dataFolder}`],
      env: { ...plainEnvironment(), ...this.#env, ...usual, ...extra },
      timeout: 30_000
    })
    this.#main = new MainProcess(this.#running)
    this.#record(this.#running)
    await this.#watchCalls()
    const page = await this.#running.firstWindow()
    await page.getByRole('navigation').first().waitFor()
    await this.received(page)
    return page
  }

  /** The page may reload in the meantime. */
  async received(page?: Page): Promise<void> {
    await (page ?? (await this.window())).waitForFunction(async () => {
      await (globalThis as unknown as Bridged).candlewick.request('app', 'time')
      return true
    })
  }

  /**
   * Without a debugger and in its own process group, for starts that may fail or that are one of several.
   * @param words arguments
   * @param program starts Electron in a different way, for example under a tracer
   */
  startBare(words: readonly string[] = [], program = runtime()): ChildProcess {
    const child = spawn(
      program,
      [...rootOptions(), ...words, this.#folder, `--user-data-dir=${this.dataFolder}`],
      {
        env: { ...process.env, ...this.#env, CANDLEWICK_RECORDING: 'none' },
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true
      }
    )
    this.#errors.readStandardError(child.stderr)
    return child
  }

  /** The scheduler's state, for debugging a failed spec. Empty if no window responds. */
  async schedulerState(): Promise<string> {
    const late = new Promise<string>(resolve => setTimeout(resolve, 2_000, ''))
    const state = this.#running?.windows()[0]?.evaluate(async () => {
      const { candlewick } = globalThis as unknown as Bridged
      const [schedule, board] = [
        candlewick.request('schedule', 'status'),
        candlewick.request('market', 'board')
      ]
      const { quotes, ...rest } = ((await board) as { answer: { quotes: unknown[] } }).answer
      return JSON.stringify({ schedule: await schedule, board: { ...rest, quotes: quotes.length } })
    })
    return Promise.race([late, state?.catch(() => '') ?? ''])
  }

  /** See {@link AppErrors}. */
  expectError(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  windows(): readonly Page[] {
    return this.electron.windows()
  }

  async window(): Promise<Page> {
    await expect.poll(() => this.windows().length).toBe(1)
    return this.windows()[0]!
  }

  /**
   * Runs everything that becomes due. Waits until the app has finished its current work first, because the
   * inspector may interrupt a database query, where due work would fail.
   */
  async advance(ms: number): Promise<void> {
    await this.evaluate(async (_, by) => {
      await new Promise(resolve => setImmediate(resolve))
      ;(globalThis as unknown as Moved).candlewickClock.advance(by)
    }, ms)
  }

  /** In real time, because two of the service's timestamps only differ if they are in different seconds. */
  async anotherSecond(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }

  /** In real time, because a running call would time out if the clock moved. */
  async settled(): Promise<void> {
    const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))
    const deadline = Date.now() + mostSettlingMs
    do await soon()
    while ((await this.#underWay()) > 0 && Date.now() < deadline)
    await soon()
  }

  /** In steps of ten seconds, until the count (of calls, for example) has grown. */
  async advanceUntilMore(count: () => number): Promise<void> {
    const before = count()
    await expect
      .poll(async () => {
        await this.advance(10_000)
        await this.settled()
        return count()
      })
      .toBeGreaterThan(before)
  }

  #record(app: ElectronApplication): void {
    const { stdout, stderr } = app.process()
    for (const stream of [stdout, stderr])
      stream?.on('data', (piece: Buffer) => void this.#log.push(piece.toString()))
    this.#errors.readStandardError(stderr)
    this.#errors.readConsoles(app.context())
  }

  #underWay(): Promise<number> {
    return this.evaluate(() => (globalThis as unknown as Watched).callsUnderWay.size)
  }

  /** Exactly once; see {@link MainProcess}. */
  async evaluate<Answer, Arg = undefined>(
    run: InMain<Arg, Answer>,
    ...[arg]: undefined extends Arg ? [] : [Arg]
  ): Promise<Awaited<Answer>> {
    if (!this.#main) throw new Error('The app is not running')
    return this.#main.evaluate(run, arg as Arg)
  }

  /** Observes calls in the default session without interfering. */
  async #watchCalls(): Promise<void> {
    await this.evaluate(({ session }) => {
      const callsUnderWay = new Set<number>()
      Object.assign(globalThis, { callsUnderWay })
      const { webRequest } = session.defaultSession
      const urls = ['http://*/*', 'https://*/*']
      webRequest.onSendHeaders({ urls }, ({ id }) => void callsUnderWay.add(id))
      webRequest.onCompleted({ urls }, ({ id }) => void callsUnderWay.delete(id))
      webRequest.onErrorOccurred({ urls }, ({ id }) => void callsUnderWay.delete(id))
    })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.evaluate(
      ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w ?? 0, h ?? 0),
      [width, height]
    )
  }

  async zoom(factor: number): Promise<void> {
    await this.evaluate(
      ({ BrowserWindow }, by) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(by),
      factor
    )
  }

  /** If screenshots are on. Playwright's own would only show a part of a zoomed window. */
  async photograph(name: string): Promise<void> {
    if (!areWanted) return
    const image = await this.evaluate(async ({ BrowserWindow }) =>
      (await BrowserWindow.getAllWindows()[0]?.capturePage())?.toPNG().toString('base64')
    )
    keepImage(Buffer.from(image ?? '', 'base64'), name)
  }

  /** The app may continue in the tray. */
  async closeWindow(): Promise<void> {
    await this.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  }

  /**
   * All save dialogs from now on.
   * @param path '' cancels the dialog
   */
  async saveTo(path: string): Promise<void> {
    await this.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (...given: unknown[]) => {
        Object.assign(globalThis, { offered: (given.at(-1) as { defaultPath: string }).defaultPath })
        return Promise.resolve({ canceled: filePath === '', filePath })
      }
    }, path)
  }

  /** All native questions from now on. */
  async confirm(yes: boolean): Promise<void> {
    await this.evaluate(({ dialog }, response) => {
      dialog.showMessageBox = (...given: unknown[]) => {
        Object.assign(globalThis, { confirmed: (given.at(-1) as { detail: string }).detail })
        return Promise.resolve({ response, checkboxChecked: false })
      }
    }, Number(yes))
  }

  confirmed(): Promise<string | undefined> {
    return this.evaluate(() => (globalThis as { confirmed?: string }).confirmed)
  }

  offered(): Promise<string | undefined> {
    return this.evaluate(() => (globalThis as { offered?: string }).offered)
  }

  async quit(): Promise<void> {
    const running = this.#running
    this.#running = null
    if (!running || running.process().exitCode !== null) return
    // The app may already be ending and no longer respond.
    const gone = new Promise<void>(resolve => running.process().once('exit', () => resolve()))
    const closed = running.close().catch(() => undefined)
    // Electron may wait forever for a debugger that has disconnected.
    const stubborn = setTimeout(() => running.process().kill('SIGKILL'), 8_000)
    await Promise.race([gone, closed])
    clearTimeout(stubborn)
  }

  /** Kills the process, as in a crash or power cut. */
  async kill(): Promise<void> {
    const running = this.electron.process()
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
    this.#running = null
  }

  /**
   * Removes the app's data.
   * @throws Error on unexpected errors
   */
  async dispose(): Promise<void> {
    await this.quit().catch(() => undefined)
    removeFolder(this.dataFolder)
    this.#errors.conclude()
  }
}

/** Includes all processes of an app started with `startBare`. */
export function endBareStart({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

/** Chosen by the setup. scripts/e2e.mjs passes it on. */
export function runtime(): string {
  const path = process.env['CANDLEWICK_ELECTRON']
  if (!path) throw new Error('CANDLEWICK_ELECTRON names no Electron: start the specs by npm run e2e')
  return path
}

/** Chromium refuses to run as root with its sandbox. */
export function rootOptions(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

function plainEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined
  )
  return Object.fromEntries(given)
}
