import type { Readable } from 'node:stream'
import type { BrowserContext } from 'playwright'
import { LoggedErrors, isErrorOutput } from '../src-shared/logged-errors.fixture'

/** These lines come from Playwright's debugger, or are hints that Chromium prints after a warning. */
const ofDebuggers = /^(Debugger |DevTools listening|For help, see:|Waiting for the debugger|\(Use `)/

/**
 * Chromium's own log lines, for example on a machine without a GPU: [12:1126/142710.123456:ERROR:file.cc(1)]
 */
const ofChromium = /^\[\d+(:\d+)?:\d{4}\/\d{6}\.\d+:/

const ofOurLog = /^\S+Z (info|warn|error) /

/**
 * Collects error lines of the app's log, any other output on standard error, console errors and Svelte
 * warnings. A spec fails if one of them is unexpected.
 */
export class AppErrors {
  readonly #errors = new LoggedErrors()
  readonly #written: string[][] = []

  /** It doesn't matter whether the app logs the error before or after this call. */
  expect(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  readStandardError(stream: Readable | null): void {
    const pieces: string[] = []
    this.#written.push(pieces)
    stream?.setEncoding('utf8').on('data', (piece: string) => void pieces.push(piece))
  }

  readConsoles(context: BrowserContext): void {
    context.on('console', message => {
      const type = message.type()
      // Chromium logs warnings of its own, for example about a font that is used late on a busy machine.
      const isOurs = type === 'warning' && message.text().includes('svelte')
      if (type === 'error' || type === 'assert' || isOurs)
        this.#errors.add(`Console, ${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.#errors.add(`Page: ${error.error().stack ?? String(error.error())}`))
  }

  /**
   * Checks the collected errors. Call it after the app has ended.
   * @throws Error on unexpected errors, or if an expected one is missing
   */
  assertExpected(): void {
    for (const pieces of this.#written) for (const error of errorsIn(pieces.join(''))) this.#errors.add(error)
    this.#written.length = 0
    const problems = this.#errors.takeProblems()
    if (problems !== '') throw new Error(problems)
  }
}

export function errorsIn(written: string): string[] {
  const entries = written.split(/\n(?!\s)/)
  return entries.filter(entry => {
    if (entry.trim() === '' || ofDebuggers.test(entry) || ofChromium.test(entry)) return false
    return !ofOurLog.test(entry) || isErrorOutput(entry)
  })
}
