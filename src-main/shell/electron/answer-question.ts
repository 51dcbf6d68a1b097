import { readSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { isatty } from 'node:tty'
import { app } from 'electron'
import type { Terminal } from '../command-line/route-command'
import { commandIn } from './command-line'
import { dataFolder } from '../../platform/identity/own-folders'

export async function answerQuestion(words: readonly string[], mainFolder: string): Promise<void> {
  const [command, ...given] = commandIn(words) ?? []
  if (command === 'route') {
    const { routeCommand } = await import('../command-line/route-command')
    return process.exit(await routeCommand(given, dataFolder(app.getPath('userData')), terminal))
  }
  if (command !== undefined && !words.includes('--help')) {
    // Chromium has already chosen a display. Only the launcher can start it without one.
    if (process.platform === 'linux' && app.commandLine.getSwitchValue('ozone-platform') !== 'headless')
      return process.exit(await refuseWithoutLauncher(command))
    const { watchHeadless } = await import('./headless-watch')
    return watchHeadless([command, ...given.filter(word => !word.startsWith('--user-data-dir='))], mainFolder)
  }
  const { helpText, versionText } = await import('../command-line/answer')
  const program = basename(process.execPath)
  writeSync(1, `${words.includes('--help') ? helpText(program) : versionText(app.getVersion())}\n`)
  process.exit(0)
}

async function refuseWithoutLauncher(command: string): Promise<number> {
  const { launcherText } = await import('../command-line/answer')
  writeSync(2, `${launcherText(process.execPath, command)}\n`)
  return 2
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
