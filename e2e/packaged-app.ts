import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { AppErrors } from './app-errors'
import { rootOptions } from './candlewick-app'
import type { InstalledPackage } from './installed-package'
import { removeFolder } from './remove-folder'

/**
 * The fuses prevent debugging of the main process, so only the window is controlled, through Chromium's
 * debugging port.
 */
export class PackagedApp {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #errors = new AppErrors()
  #browser: Browser | null = null

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process
    this.#folder = folder
    this.#errors.readStandardError(process.stderr)
  }

  static start(program: string, env: NodeJS.ProcessEnv): PackagedApp {
    const folder = newFolder()
    return new PackagedApp(run([program, ...rootOptions()], folder, env), folder)
  }

  /** Starts the installed app as an ordinary user without a session bus. Only for tests that root runs. */
  static startInstalled(installed: InstalledPackage, env: NodeJS.ProcessEnv): PackagedApp {
    const { words, home } = installed
    return new PackagedApp(run(words, home, { ...env, ...installed.env }), installed.folder)
  }

  expectError(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  async window(): Promise<Page> {
    this.#browser = await chromium.connectOverCDP(await debuggingAddress(this.#process))
    const [context] = this.#browser.contexts()
    if (!context) throw new Error('The packaged app has no browser context')
    return context.pages()[0] ?? (await context.waitForEvent('page'))
  }

  async stop(): Promise<void> {
    await this.#browser?.close()
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const gone = new Promise(resolve => this.#process.once('exit', resolve))
      this.#process.kill('SIGTERM')
      const stubborn = setTimeout(() => this.#process.kill('SIGKILL'), 5_000)
      await gone
      clearTimeout(stubborn)
    }
    removeFolder(this.#folder)
    this.#errors.assertExpected()
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'candlewick-packaged-'))

function run(
  [program = '', ...words]: readonly string[],
  dataFolder: string,
  env: NodeJS.ProcessEnv
): ChildProcess {
  const all = [...words, '--remote-debugging-port=0', `--user-data-dir=${dataFolder}`]
  return spawn(program, all, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Reads the address of the debugging port, which Chromium prints on standard error. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', code =>
      reject(new Error(`The packaged app ended with ${code ?? 'a signal'}: ${output}`))
    )
    child.once('error', reject)
  })
}
