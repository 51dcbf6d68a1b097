import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { rootOptions } from './candlewick-app'
import { removeFolder } from './remove-folder'

/**
 * The app as it is installed. Its fuses keep debuggers out of the main process, so only the window is driven,
 * over the port Chromium offers.
 */
export class PackagedApp {
  readonly #process: ChildProcess
  readonly #dataFolder: string
  #browser: Browser | null = null

  private constructor(process: ChildProcess, dataFolder: string) {
    this.#process = process
    this.#dataFolder = dataFolder
  }

  static start(program: string, env: NodeJS.ProcessEnv): PackagedApp {
    const dataFolder = mkdtempSync(join(tmpdir(), 'candlewick-packaged-'))
    const words = [...rootOptions(), '--remote-debugging-port=0', `--user-data-dir=${dataFolder}`]
    return new PackagedApp(
      spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] }),
      dataFolder
    )
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
    removeFolder(this.#dataFolder)
  }
}

/** Chromium says on standard error where it listens. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', code =>
      reject(new Error(`The packaged app ended with ${code ?? 'a signal'}: ${said}`))
    )
    child.once('error', reject)
  })
}
