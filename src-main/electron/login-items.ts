import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'
import { app } from 'electron'
import { autostartEntry, execLine, isSwitchedOff } from '../autostart/desktop-entry'
import type { LoginItems } from '../autostart/login-start'
import { configHome } from '../identity/base-folders.mjs'
import { release } from '../identity/identity'
import { ownIdentity } from './identity'
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

/** The file without which the entry is ignored: once the program is removed, nothing of it starts. */
function needed(): string {
  // A checkout runs by an Electron that others share.
  if (!app.isPackaged) return join(app.getAppPath(), 'node_modules/.bin/electron')
  return process.env['APPIMAGE'] ?? process.execPath
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
  const folder = join(configHome(), 'autostart')
  const { entry: name } = ownIdentity()
  const path = join(folder, `${name}.desktop`)
  const entry = autostartEntry(command(), icon, needed())
  return {
    async state() {
      if (name !== release.entry) await removeFormer(join(folder, `${release.entry}.desktop`))
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

/** Checkouts and trials used to write the entry that is now the release's alone: removes it if it starts this program. */
async function removeFormer(path: string): Promise<void> {
  const kept = await files.readFile(path, 'utf8').catch(() => '')
  if (kept.includes(`=${execLine(command())}\n`)) await files.rm(path, { force: true })
}
