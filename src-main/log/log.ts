import { homeFolder } from '../identity/base-folders.mjs'
import { LogFile } from './log-file'
import { redact } from './redaction'

type Level = 'info' | 'warn' | 'error'

/** A mistake of a megabyte says no more than its beginning. */
const maxLength = 8_000

let file: LogFile | null = null

/**
 * What happened inside, for whoever reads the log: never for the screen. Errors and warnings are told on standard error
 * as well. `where`: what was being done, in a word or two.
 */
export const log = {
  info: (what: string, where: string): void => write('info', what, where),
  warn: (what: unknown, where: string): void => write('warn', what, where),
  error: (what: unknown, where: string): void => write('error', what, where),

  /** Keeps the log in this folder from now on; before, it is standard error's alone. */
  keepIn(folder: string): void {
    file = new LogFile(folder)
  },

  /** The newest lines kept, oldest of them first. */
  tail: (lines: number): readonly string[] => file?.tail(lines) ?? []
}

// Whoever read our words may have gone: that must not become an error which is told there again.
process.stderr.on('error', () => undefined)

function write(level: Level, what: unknown, where: string): void {
  // The machine's own time, whatever a test's clock says: a log is compared with other logs.
  const line = `${new Date().toISOString()} ${level} ${where}: ${textOf(what)}`
  if (level !== 'info') process.stderr.write(`${line}\n`)
  file?.write(line)
}

/** An error with its stack and its causes, on lines that none can take for entries of the log's own. */
export function textOf(what: unknown): string {
  // Redacted before it is cut: half a secret would not be found.
  const text = withoutHome(redact(printable(stackOf(what).slice(0, 10 * maxLength))))
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)} …` : text
  return cut.replaceAll(/\s*\n\s*/g, '\n    ')
}

/** A path of the home folder has the person's name in it. */
function withoutHome(text: string): string {
  const home = homeFolder()
  return home.length > 1 ? text.replaceAll(home, '~') : text
}

function stackOf(what: unknown, depth = 0): string {
  if (!(what instanceof Error)) return typeof what === 'string' ? what : inWords(what)
  const said = what.stack?.includes(what.message)
    ? what.stack
    : `${what.name}: ${what.message}\n${what.stack ?? ''}`
  return what.cause === undefined || depth > 3 ? said : `${said}\ncaused by ${stackOf(what.cause, depth + 1)}`
}

/** Anything can be thrown, and some of it cannot even be turned into text. */
function inWords(what: unknown): string {
  try {
    return JSON.stringify(what) ?? String(what)
  } catch {
    return `something of type ${typeof what}`
  }
}

/** Without what would steer a terminal or hide a secret's letters from a search for them. */
const printable = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(/[^\P{C}\n\t]/gu, '')
