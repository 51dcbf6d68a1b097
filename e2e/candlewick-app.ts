import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { AppErrors } from './app-errors'
import { MainProcess, type InMain } from './main-process'
import { removeFolder } from './remove-folder'

const projectFolder = join(import.meta.dirname, '..')

/** A call that hangs is left to the clock after that. */
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

/** The app as a person has it: one data folder, started, ended and killed as often as a story needs. */
export class CandlewickApp {
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'candlewick-data-'))
  readonly #errors = new AppErrors()
  readonly #env: Readonly<Record<string, string>>
  readonly #folder: string
  readonly #log: string[] = []
  #running: ElectronApplication | null = null
  #main: MainProcess | null = null

  /** @param folder holds the built app */
  constructor(env: Readonly<Record<string, string>>, folder = projectFolder) {
    this.#env = env
    this.#folder = folder
  }

  get electron(): ElectronApplication {
    if (!this.#running) throw new Error('The app is not running')
    return this.#running
  }

  /** What the app has written to its terminal since the first launch. */
  get log(): string {
    return this.#log.join('')
  }

  /**
   * Starts the app and answers with its window.
   * @param extra beside its usual environment.
   * @param words beside its usual command line.
   * @param program starts Electron in another way than by itself, such as under a tracer.
   */
  async launch(
    extra: Readonly<Record<string, string>> = {},
    words: readonly string[] = [],
    program = runtime()
  ): Promise<Page> {
    this.#running = await _electron.launch({
      executablePath: program,
      args: [...rootOptions(), ...words, this.#folder, `--user-data-dir=${this.dataFolder}`],
      env: { ...plainEnvironment(), ...this.#env, CANDLEWICK_CLOCK: 'manual', ...extra },
      timeout: 30_000
    })
    this.#main = new MainProcess(this.#running)
    this.#record(this.#running)
    await this.#watchCalls()
    const page = await this.#running.firstWindow()
    await page.getByRole('navigation').first().waitFor()
    // A page may be drawn before there is anybody to answer it, and be loaded anew meanwhile, which this outlives.
    await page.waitForFunction(async () => {
      await (globalThis as unknown as Bridged).candlewick.request('app', 'time')
      return true
    })
    return page
  }

  /**
   * Starts the app without a debugger, in a process group of its own: for a start that may fail, or not be the only one.
   * @param words beside its usual command line
   * @param program starts Electron in another way than by itself, such as under a tracer
   */
  startBare(words: readonly string[] = [], program = runtime()): ChildProcess {
    const child = spawn(
      program,
      [...rootOptions(), ...words, this.#folder, `--user-data-dir=${this.dataFolder}`],
      { env: { ...process.env, ...this.#env }, stdio: ['ignore', 'ignore', 'pipe'], detached: true }
    )
    this.#errors.readStandardError(child.stderr)
    return child
  }

  /** What stands in the way of prices, for whoever looks into a story that failed; nothing where no window answers. */
  async standing(): Promise<string> {
    const late = new Promise<string>(resolve => setTimeout(resolve, 2_000, ''))
    const asked = this.#running?.windows()[0]?.evaluate(async () => {
      const { candlewick } = globalThis as unknown as Bridged
      const [schedule, board] = [
        candlewick.request('schedule', 'status'),
        candlewick.request('market', 'board')
      ]
      const { quotes, ...rest } = ((await board) as { answer: { quotes: unknown[] } }).answer
      return JSON.stringify({ schedule: await schedule, board: { ...rest, quotes: quotes.length } })
    })
    return Promise.race([late, asked?.catch(() => '') ?? ''])
  }

  /** Announces that the running spec causes an error whose text matches; see {@link AppErrors}. */
  expectError(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  /** Every window that is open now. */
  windows(): readonly Page[] {
    return this.electron.windows()
  }

  /** Moves the main process's time on; what falls due on the way runs. */
  async advance(ms: number): Promise<void> {
    await this.evaluate((_, by) => (globalThis as unknown as Moved).candlewickClock.advance(by), ms)
  }

  /** Waits in real time until what the service dates, to the second, has another date. */
  async anotherSecond(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }

  /**
   * Waits in real time until no call to the service is under way. A clock that moves meanwhile would end a call
   * as one that took too long.
   */
  async settled(): Promise<void> {
    const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 40))
    const deadline = Date.now() + mostSettlingMs
    do await soon()
    while ((await this.#underWay()) > 0 && Date.now() < deadline)
    await soon()
  }

  /** Moves time on, ten seconds a step, until what is counted has grown, such as the calls that the service saw. */
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

  /** Runs a function in the main process, once; see {@link MainProcess}. */
  async evaluate<Answer, Arg = undefined>(
    run: InMain<Arg, Answer>,
    ...[arg]: undefined extends Arg ? [] : [Arg]
  ): Promise<Awaited<Answer>> {
    if (!this.#main) throw new Error('The app is not running')
    return this.#main.evaluate(run, arg as Arg)
  }

  /** Every call leaves through the default session, where it can be seen without a part in it. */
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

  /** Sets the window's size, its frame not counted. */
  async resize(width: number, height: number): Promise<void> {
    await this.evaluate(
      ({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w ?? 0, h ?? 0),
      [width, height]
    )
  }

  /** Closes the window as a person does: the app may live on in the tray. */
  async closeWindow(): Promise<void> {
    await this.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  }

  /**
   * Answers the dialog that asks where to save, from now on: it is the desktop's own, and nothing in a page can.
   * @param path '' = nowhere: it is closed.
   */
  async saveTo(path: string): Promise<void> {
    await this.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = (...given: unknown[]) => {
        Object.assign(globalThis, { offered: (given.at(-1) as { defaultPath: string }).defaultPath })
        return Promise.resolve({ canceled: filePath === '', filePath })
      }
    }, path)
  }

  /** The place that was offered for what was saved last. */
  offered(): Promise<string | undefined> {
    return this.evaluate(() => (globalThis as { offered?: string }).offered)
  }

  async quit(): Promise<void> {
    const running = this.#running
    this.#running = null
    if (!running || running.process().exitCode !== null) return
    // It may be on its way out already, and then has nobody left who could answer.
    const gone = new Promise<void>(resolve => running.process().once('exit', () => resolve()))
    const closed = running.close().catch(() => undefined)
    // Electron may wait for ever for a debugger that has left.
    const stubborn = setTimeout(() => running.process().kill('SIGKILL'), 8_000)
    await Promise.race([gone, closed])
    clearTimeout(stubborn)
  }

  /** Ends the process without a word, as a crash or a power cut would. */
  async kill(): Promise<void> {
    const running = this.electron.process()
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
    this.#running = null
  }

  /** Ends the app for good. @throws Error if it logged errors that weren't expected */
  async dispose(): Promise<void> {
    await this.quit().catch(() => undefined)
    removeFolder(this.dataFolder)
    this.#errors.conclude()
  }
}

/** Ends a bare start of the app with all its processes. */
export function endBareStart({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

/** The Electron that set-up chose; scripts/e2e.mjs names it. */
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
