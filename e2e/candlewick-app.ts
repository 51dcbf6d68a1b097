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

/**
 * Specs move the app's clock themselves. They don't load the demo market's recorded month, because that takes
 * time.
 */
const usual = { CANDLEWICK_CLOCK: 'manual', CANDLEWICK_RECORDING: 'none' }

/** How long to wait for running calls. The app's own timeout ends a call that takes longer. */
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

  /** @param folder the folder that contains the built app */
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
   * @param extra additional environment variables
   * @param words command-line arguments of the app
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

  /** Waits until the main process responds to a request of the page. */
  async received(page?: Page): Promise<void> {
    await (page ?? (await this.window())).waitForFunction(async () => {
      await (globalThis as unknown as Bridged).candlewick.request('app', 'time')
      return true
    })
  }

  /**
   * Starts the app without a debugger and in its own process group. Use it for a start that may fail, or to
   * start the app several times.
   * @param words command-line arguments of the app
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

  /** Returns the scheduler's state, for debugging a failed spec. Empty if no window responds. */
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
   * Advances the clock and runs everything that becomes due. Waits until the app has finished its current
   * work first, because the inspector may interrupt a database query, and due work would fail in the middle
   * of one.
   */
  async advance(ms: number): Promise<void> {
    await this.evaluate(async (_, by) => {
      await new Promise(resolve => setImmediate(resolve))
      ;(globalThis as unknown as Moved).candlewickClock.advance(by)
    }, ms)
  }

  /**
   * Waits in real time, because two of the service's timestamps only differ if they are in different seconds.
   */
  async anotherSecond(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }

  /** Waits in real time until no call is running. If the clock moved, a running call would time out. */
  async settled(): Promise<void> {
    const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))
    const deadline = Date.now() + mostSettlingMs
    do await soon()
    while ((await this.#underWay()) > 0 && Date.now() < deadline)
    await soon()
  }

  /** Advances the clock in steps of ten seconds until the count (of calls, for example) has grown. */
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

  /** Runs the function in the main process exactly once; see {@link MainProcess}. */
  async evaluate<Answer, Arg = undefined>(
    run: InMain<Arg, Answer>,
    ...[arg]: undefined extends Arg ? [] : [Arg]
  ): Promise<Awaited<Answer>> {
    if (!this.#main) throw new Error('The app is not running')
    return this.#main.evaluate(run, arg as Arg)
  }

  /** Records which calls of the default session are running, without interfering with them. */
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

  /** Saves a screenshot if they are wanted. Playwright's own would only show a part of a zoomed window. */
  async photograph(name: string): Promise<void> {
    if (!areWanted) return
    const image = await this.evaluate(async ({ BrowserWindow }) =>
      (await BrowserWindow.getAllWindows()[0]?.capturePage())?.toPNG().toString('base64')
    )
    keepImage(Buffer.from(image ?? '', 'base64'), name)
  }

  async closeWindow(): Promise<void> {
    await this.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  }

  /**
   * Answers all save dialogs from now on.
   * @param path the file to save, or '' to cancel the dialog
   */
  async saveTo(path: string): Promise<void> {
    await this.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (...given: unknown[]) => {
        Object.assign(globalThis, { offered: (given.at(-1) as { defaultPath: string }).defaultPath })
        return Promise.resolve({ canceled: filePath === '', filePath })
      }
    }, path)
  }

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
    // Electron may wait forever for a debugger that has disconnected, so it's killed after eight seconds.
    const stubborn = setTimeout(() => running.process().kill('SIGKILL'), 8_000)
    await Promise.race([gone, closed])
    clearTimeout(stubborn)
  }

  async kill(): Promise<void> {
    const running = this.electron.process()
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
    this.#running = null
  }

  /**
   * Quits the app and removes its data.
   * @throws Error on unexpected errors
   */
  async dispose(): Promise<void> {
    await this.quit().catch(() => undefined)
    removeFolder(this.dataFolder)
    this.#errors.assertExpected()
  }
}

/** Kills all processes of an app that was started with `startBare`. */
export function endBareStart({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

/** The path of the Electron that the setup chose. scripts/e2e.mjs passes it on. */
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
