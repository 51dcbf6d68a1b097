import type { Readable } from 'node:stream'
import type { BrowserContext } from 'playwright'
import { LoggedErrors, tellsAnError } from '../src-shared/logged-errors.fixture'

/** What the debugger of Playwright makes Node and Chromium write, and advice that follows a warning. */
const ofDebuggers = /^(Debugger |DevTools listening|For help, see:|Waiting for the debugger|\(Use `)/

/** Chromium's own lines, such as those on a machine without a graphics card: [12:1126/142710.123456:ERROR:file.cc(1)] */
const ofChromium = /^\[\d+(:\d+)?:\d{4}\/\d{6}\.\d+:/

const ofOurLog = /^\S+Z (info|warn|error) /

/**
 * The errors of the app that one spec causes: what its log has at error level, what else its processes write on standard error, and
 * errors and Svelte's warnings in the consoles of its pages. Those that the spec didn't announce make it fail.
 */
export class AppErrors {
  readonly #errors = new LoggedErrors()
  readonly #written: string[][] = []

  /** Announces an error whose text matches, before or after it is logged. */
  expect(pattern: RegExp): void {
    this.#errors.expect(pattern)
  }

  /** Listens to what one start of the app writes on standard error. */
  readStandardError(stream: Readable | null): void {
    const pieces: string[] = []
    this.#written.push(pieces)
    stream?.setEncoding('utf8').on('data', (piece: string) => void pieces.push(piece))
  }

  /** Listens to every page of one start of the app. */
  readConsoles(context: BrowserContext): void {
    context.on('console', message => {
      const type = message.type()
      // Chromium warns of its own accord, such as of a font that a busy machine used late.
      const isOurs = type === 'warning' && message.text().includes('svelte')
      if (type === 'error' || type === 'assert' || isOurs)
        this.#errors.add(`Console, ${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.#errors.add(`Page: ${error.error().stack ?? String(error.error())}`))
  }

  /** Ends the spec, after the app. @throws Error if there were others than the announced errors, or not all of these */
  conclude(): void {
    for (const pieces of this.#written) for (const error of errorsIn(pieces.join(''))) this.#errors.add(error)
    this.#written.length = 0
    const trouble = this.#errors.conclude()
    if (trouble !== '') throw new Error(trouble)
  }
}

/** The errors in what the app wrote on standard error; the lines after the first of each are indented. */
export function errorsIn(written: string): string[] {
  const entries = written.split(/\n(?!\s)/)
  return entries.filter(entry => {
    if (entry.trim() === '' || ofDebuggers.test(entry) || ofChromium.test(entry)) return false
    return !ofOurLog.test(entry) || tellsAnError(entry)
  })
}
