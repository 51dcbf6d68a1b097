import { readSync, writeSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isatty } from 'node:tty'
import { app } from 'electron'
import type { Terminal } from '../command-line/route-command'

/** The words after `route`, or null. */
function routeWords(words: readonly string[]): readonly string[] | null {
  const at = words.findIndex((word, index) => index > 0 && word === 'route')
  return at === -1 ? null : words.slice(at + 1)
}

/** Whether the user wants something that doesn't need the app: the version, help, or the routes. */
export const isQuestion = (words: readonly string[]): boolean =>
  words.includes('--version') || words.includes('--help') || routeWords(words) !== null

export async function answerQuestion(words: readonly string[]): Promise<void> {
  const asked = routeWords(words)
  if (asked !== null) {
    const { routeCommand } = await import('../command-line/route-command')
    return process.exit(await routeCommand(asked, join(app.getPath('userData'), 'data'), terminal))
  }
  const { helpText, versionText } = await import('../command-line/answer')
  const program = basename(process.execPath)
  writeSync(1, `${words.includes('--help') ? helpText(program) : versionText(app.getVersion())}\n`)
  process.exit(0)
}

const terminal: Terminal = {
  isInteractive: isatty(0),
  say: text => void writeSync(1, `${text}\n`),
  ask(question) {
    writeSync(1, `${question} `)
    const typed = Buffer.alloc(1_024)
    return typed.toString('utf8', 0, readSync(0, typed))
  }
}
