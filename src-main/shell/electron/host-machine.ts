import { join } from 'node:path'
import { app, BrowserWindow, shell } from 'electron'
import type { HostMachine } from '../../composition/compose'
import { runtimeOrigin } from '../../platform/diagnostics/runtime'
import type { AlertSounds } from './alert-sounds'
import { confirmInDialog } from './confirm-dialog'
import type { ExternalLinks } from './external-links'
import { saveFile } from './save-file'
import { electronFetch } from './service-fetch'
import type { MainWindow } from './window'
import { logFolder } from '../../platform/identity/own-folders'

export interface HostMachineSources extends Pick<
  HostMachine,
  'folder' | 'clock' | 'keychain' | 'announce' | 'quit'
> {
  readonly mainFolder: string
  readonly window: MainWindow
  readonly links: ExternalLinks
  readonly sounds: AlertSounds
}

export function hostMachine(sources: HostMachineSources): HostMachine {
  const { folder, clock, keychain, announce, quit, mainFolder, window, links, sounds } = sources
  const version = app.getVersion()
  // Dialogs belong to the window in which the user chose the command.
  const asking = (): BrowserWindow | null => BrowserWindow.getFocusedWindow() ?? window.current
  const notices = join(app.isPackaged ? process.resourcesPath : join(mainFolder, '..'), 'notices')
  return {
    folder,
    clock,
    keychain,
    announce,
    quit,
    fetch: electronFetch,
    random: Math.random,
    info: {
      version,
      electron: process.versions['electron'] ?? '',
      runtime: runtimeOrigin({ packaged: app.isPackaged, version, executable: process.execPath }),
      platform: process.platform,
      sandboxed:
        !app.commandLine.hasSwitch('no-sandbox') && process.env['ELECTRON_DISABLE_SANDBOX'] === undefined
    },
    records: {
      log: logFolder(app.getPath('userData')),
      thirdParty: join(notices, 'bill-of-materials.cdx.json')
    },
    openLink: url => links.open(url),
    openFolder: async path => void (await shell.openPath(path)),
    saveFile: (suggestedName, content) => saveFile(asking(), suggestedName, content),
    confirm: async question => links.takeClick() && confirmInDialog(asking(), question),
    playSound: sound => sounds.play(sound),
    recording: recordingOf(mainFolder)
  }
}

const recordingOf = (mainFolder: string): string | undefined =>
  !app.isPackaged && process.env['CANDLEWICK_RECORDING'] === 'none'
    ? undefined
    : join(mainFolder, '../recording/demo-month.br')
