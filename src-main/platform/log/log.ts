import { homeFolder } from '../identity/base-folders.mjs'
import { LogFile } from './log-file'
import { redact } from './redaction'

type Level = 'info' | 'warn' | 'error'

/** The message of an error comes first, so it isn't cut off. */
const maxLength = 8_000

let file: LogFile | null = null
let printsAll = false

/** Warnings and errors also go to standard error. */
export const log = {
  info: (what: string, where: string): void => write('info', what, where),
  warn: (what: unknown, where: string): void => write('warn', what, where),
  error: (what: unknown, where: string): void => write('error', what, where),

  /** Until this is called, the log only goes to standard error. */
  keepIn(folder: string): void {
    file = new LogFile(folder)
  },

  printAll(): void {
    printsAll = true
  },

  tail: (lines: number): readonly string[] => file?.tail(lines) ?? []
}

// Ignores write errors, because standard error may be closed.
process.stderr.on('error', () => undefined)

function write(level: Level, what: unknown, where: string): void {
  // Uses the system's time, even if a test moves the app's clock.
  const line = `${new Date().toISOString()} ${level} ${where}: ${logText(what)}`
  if (printsAll || level !== 'info') process.stderr.write(`${line}\n`)
  file?.write(line)
}

/** Further lines of an entry are indented, so that they differ from the beginning of an entry. */
export function logText(what: unknown): string {
  // Redacts before the text is cut, because half a secret wouldn't be recognised.
  const text = withoutHome(redact(printable(stackOf(what).slice(0, 10 * maxLength))))
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)} …` : text
  return cut.replaceAll(/\s*\n\s*/g, '\n    ')
}

/** Removes the home folder from paths, because it contains the user's name. */
function withoutHome(text: string): string {
  const home = homeFolder()
  return home.length > 1 ? text.replaceAll(home, '~') : text
}

function stackOf(what: unknown, depth = 0): string {
  if (!(what instanceof Error)) return typeof what === 'string' ? what : inWords(what)
  const hasMessage = what.stack?.includes(what.message)
    ? what.stack
    : `${what.name}: ${what.message}\n${what.stack ?? ''}`
  return what.cause === undefined || depth > 3
    ? hasMessage
    : `${hasMessage}\ncaused by ${stackOf(what.cause, depth + 1)}`
}

function inWords(what: unknown): string {
  try {
    return JSON.stringify(what) ?? String(what)
  } catch {
    return `something of type ${typeof what}`
  }
}

/** Removes characters that control a terminal or could hide a secret. */
const printable = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(/[^\P{C}\n\t]/gu, '')
