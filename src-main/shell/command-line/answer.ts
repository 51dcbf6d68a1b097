import { basename, dirname, join } from 'node:path'
import { m } from '../../../src-shared/messages/m'

export const versionText = (version: string): string => m.commandLine.version({ version })

export function helpText(program: string): string {
  const options = [
    ['--hidden', m.commandLine.options.hidden()],
    ['--user-data-dir=FOLDER', m.commandLine.options.folder()],
    ['--lang=xx', m.commandLine.options.language()],
    ['--ozone-platform=x11', m.commandLine.options.x11()],
    ['watch', m.commandLine.options.watch()],
    ['status', m.commandLine.options.status()],
    ['pause, resume', m.commandLine.options.pause()],
    ['share PERCENT', m.commandLine.options.share()],
    ['route …', m.commandLine.options.route()],
    ['--version', m.commandLine.options.version()],
    ['--help', m.commandLine.options.help()]
  ] as const
  const width = Math.max(...options.map(([name]) => name.length))
  const lines = options.map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  return [m.commandLine.usage({ program }), '', ...lines].join('\n')
}

/** @param executable path of the program. In packages, the launcher is in the `bin` folder next to it. */
export const launcherText = (executable: string, command: string): string =>
  m.commandLine.launcher({ command: `${join(dirname(executable), 'bin', basename(executable))} ${command}` })
