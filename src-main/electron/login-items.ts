import { promises as files } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { app } from 'electron'
import { autostartEntry, isSwitchedOff } from '../autostart/desktop-entry'
import type { LoginItems } from '../autostart/login-start'
import { writeWhole } from './whole-file'

/** On a command line: start in the tray, without a window. */
export const hiddenFlag = '--hidden'

/** Whether the session started the program rather than a person. */
export function startedHidden(words: readonly string[]): boolean {
  if (words.includes(hiddenFlag)) return true
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin
}

/** The command that starts this program again, hidden. */
function command(): readonly string[] {
  // An AppImage runs from a folder that is gone at the next start; the variable names the file itself.
  const program = process.env['APPIMAGE'] ?? process.execPath
  const folder = app.isPackaged ? [] : [app.getAppPath()]
  // Without its sandbox a program is started by name, by a person who knows: never by an entry.
  const kept = process.argv.filter(word => word.startsWith('--user-data-dir='))
  return [program, ...kept, ...folder, hiddenFlag]
}

/** What this system starts with a session, as far as it is ours. */
export function loginItems(icon: string): LoginItems {
  return process.platform === 'linux' ? autostartFile(icon) : systemList()
}

/** Windows and macOS keep a list of their own. */
function systemList(): LoginItems {
  const [path = process.execPath, ...args] = command()
  const item = { path, args }
  return {
    async state() {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(item)
      if (openAtLogin && process.platform === 'win32' && !executableWillLaunchAtLogin) return 'switched-off'
      // Asked for by its path and words: an item that leads elsewhere is not found.
      return openAtLogin ? 'current' : process.platform === 'win32' ? 'other' : 'none'
    },
    add: async () => app.setLoginItemSettings({ openAtLogin: true, ...item }),
    remove: async () => app.setLoginItemSettings({ openAtLogin: false, ...item })
  }
}

/** Linux desktops start what has an entry in this folder (Desktop Application Autostart Specification). */
function autostartFile(icon: string): LoginItems {
  const path = join(
    process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'),
    'autostart/candlewick.desktop'
  )
  const entry = autostartEntry(command(), icon)
  return {
    async state() {
      const kept = await files.readFile(path, 'utf8').catch(() => null)
      if (kept === null) return 'none'
      if (isSwitchedOff(kept)) return 'switched-off'
      return kept === entry ? 'current' : 'other'
    },
    async add() {
      await files.mkdir(dirname(path), { recursive: true })
      await writeWhole(path, entry)
    },
    remove: () => files.rm(path, { force: true })
  }
}
