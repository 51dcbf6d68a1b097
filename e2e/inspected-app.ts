import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppErrors } from './app-errors'
import { rootOptions, runtime } from './candlewick-app'
import { removeFolder } from './remove-folder'

/** Node 20 only has WebSocket behind a flag. */
const question = `
const [url, expression] = process.argv.slice(1)
const socket = new WebSocket(url)
socket.onopen = () =>
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, includeCommandLineAPI: true, returnByValue: true } }))
socket.onmessage = ({ data }) => {
  const { id, result } = JSON.parse(data)
  if (id !== 1) return
  process.stdout.write(JSON.stringify(result.exceptionDetails?.exception?.description ?? result.result.value ?? null))
  socket.close()
}`

/**
 * The app without a debugger on its window, because Chromium doesn't detect a hanging page while a debugger
 * is attached. The main process is queried through its inspector.
 */
export class InspectedApp {
  readonly #folder = mkdtempSync(join(tmpdir(), 'candlewick-inspected-'))
  readonly #process: ChildProcess
  readonly #url: Promise<string>
  readonly #errors = new AppErrors()
  #log = ''

  constructor(env: Readonly<Record<string, string>>) {
    const words = [...rootOptions(), '--inspect=0', process.cwd(), `--user-data-dir=${this.#folder}`]
    this.#process = spawn(runtime(), words, {
      env: { ...process.env, ...env, CANDLEWICK_RECORDING: 'none' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // The app gets its own process group, so that all of its processes can be ended together.
      detached: true
    })
    this.#errors.readStandardError(this.#process.stderr)
    this.#url = new Promise((resolve, reject) => {
      this.#process.stderr?.on('data', (piece: Buffer) => {
        this.#log += piece.toString()
        const url = /ws:\/\/\S+/.exec(this.#log)?.[0]
        if (url) resolve(url)
      })
      this.#process.once('exit', () => reject(new Error(`The app ended: ${this.#log}`)))
    })
    this.#url.catch(() => undefined)
  }

  expectError(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  get log(): string {
    return this.#log
  }

  /**
   * Evaluates an expression in the main process, where `window` is the first window. Returns a JSON value or
   * the error.
   */
  async ask(expression: string): Promise<unknown> {
    const whole = `{ const [window] = require('electron').BrowserWindow.getAllWindows(); ${expression} }`
    const words = ['--experimental-websocket', '--no-warnings', '-e', question, await this.#url, whole]
    return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 10_000 })) as unknown
  }

  async stop(): Promise<void> {
    const gone = new Promise(resolve => this.#process.once('exit', resolve))
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      if (this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL')
      await gone
    }
    removeFolder(this.#folder)
    this.#errors.assertExpected()
  }
}
