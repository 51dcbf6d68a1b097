import { promises as files } from 'node:fs'
import { dirname, join } from 'node:path'
import { app } from 'electron'
import { autostartEntry, execLine, isSwitchedOff } from '../autostart/desktop-entry'
import type { LoginItems } from '../autostart/login-start'
import { release } from '../../platform/identity/identity'
import { autostartPath } from '../../platform/identity/own-folders'
import { ownIdentity } from './identity'
import { writeWhole } from './whole-file'

export const hiddenFlag = '--hidden'

export function startedHidden(words: readonly string[]): boolean {
  if (words.includes(hiddenFlag)) return true
  return process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin
}

function command(): readonly string[] {
  // An AppImage runs from a temporary mount. APPIMAGE is the path of its file.
  const program = process.env['APPIMAGE'] ?? process.execPath
  const folder = app.isPackaged ? [] : [app.getAppPath()]
  // Leaves out options such as `--no-sandbox`, which autostart must not get.
  const args = process.argv.filter(word => word.startsWith('--user-data-dir='))
  return [program, ...args, ...folder, hiddenFlag]
}

/** A file without which desktops ignore the entry, for example after the program was removed. */
function needed(): string {
  // Checkouts may share the Electron program, so this is a file inside the checkout.
  if (!app.isPackaged) return join(app.getAppPath(), 'node_modules/.bin/electron')
  return process.env['APPIMAGE'] ?? process.execPath
}

export function loginItems(icon: string): LoginItems {
  return process.platform === 'linux' ? autostartFile(icon) : systemList()
}

function systemList(): LoginItems {
  const [path = process.execPath, ...args] = command()
  const item = { path, args }
  return {
    async state() {
      const { openAtLogin, executableWillLaunchAtLogin } = app.getLoginItemSettings(item)
      if (openAtLogin && process.platform === 'win32' && !executableWillLaunchAtLogin) return 'switched-off'
      return openAtLogin ? 'current' : process.platform === 'win32' ? 'other' : 'none'
    },
    add: async () => app.setLoginItemSettings({ openAtLogin: true, ...item }),
    remove: async () => app.setLoginItemSettings({ openAtLogin: false, ...item })
  }
}

/** Follows the Desktop Application Autostart Specification. */
function autostartFile(icon: string): LoginItems {
  const { entry: name } = ownIdentity()
  const path = autostartPath(name)
  const entry = autostartEntry(command(), icon, needed())
  return {
    async state() {
      if (name !== release.entry) await removeFormer(autostartPath(release.entry))
      const content = await files.readFile(path, 'utf8').catch(() => null)
      if (content === null) return 'none'
      if (isSwitchedOff(content)) return 'switched-off'
      return content === entry ? 'current' : 'other'
    },
    async add() {
      await files.mkdir(dirname(path), { recursive: true })
      await writeWhole(path, entry)
    },
    remove: () => files.rm(path, { force: true })
  }
}

/** Removes the entry that earlier versions of a checkout or trial build wrote under the release's name. */
async function removeFormer(path: string): Promise<void> {
  const content = await files.readFile(path, 'utf8').catch(() => '')
  if (content.includes(`=${execLine(command())}\n`)) await files.rm(path, { force: true })
}
