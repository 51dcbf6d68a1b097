import { writeSync } from 'node:fs'
import { basename } from 'node:path'
import { app } from 'electron'

/** Whether the user only asks for the version or help, which don't need the app. */
export const isQuestion = (words: readonly string[]): boolean =>
  words.includes('--version') || words.includes('--help')

export async function answerQuestion(words: readonly string[]): Promise<void> {
  const { helpText, versionText } = await import('../command-line/answer')
  const program = basename(process.execPath)
  writeSync(1, `${words.includes('--help') ? helpText(program) : versionText(app.getVersion())}\n`)
  process.exit(0)
}
