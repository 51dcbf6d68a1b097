import { writeSync } from 'node:fs'
import { basename } from 'node:path'
import { app } from 'electron'

/** Whether a command line asks something that is answered without starting the app. */
export const isQuestion = (words: readonly string[]): boolean =>
  words.includes('--version') || words.includes('--help')

/** Prints the answer and ends the process. */
export async function answerQuestion(words: readonly string[]): Promise<void> {
  const { helpText, versionText } = await import('../command-line/answer')
  const program = basename(process.execPath)
  writeSync(1, `${words.includes('--help') ? helpText(program) : versionText(app.getVersion())}\n`)
  process.exit(0)
}
