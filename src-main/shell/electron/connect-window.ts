import { join } from 'node:path'
import { faultBehind } from '../../platform/faults/fault-error'
import type { Clock } from '../../platform/time/clock'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { ExternalLinks } from './external-links'
import { lostPage } from './lost-page'
import { alertIcon, showNotification } from './notifier'
import { windowLost } from './shell-notices'
import { spareMemory, spareWindowMemory, sparedMs } from './spare-memory'
import type { StartupWindow } from './startup-window'
import type { TrayGuard } from './tray-guard'
import type { MainWindow } from './window'
import { WindowRest } from './window-rest'
import { zoomFor } from './window-theme'

export interface WindowConnection {
  readonly startup: StartupWindow
  readonly clock: Clock
  readonly settings: SettingsService
  readonly links: ExternalLinks
  readonly trayGuard: TrayGuard
  readonly onVisibilityChange: (isVisible: boolean) => void
  /** Rejects if the services are closed already. */
  readonly leaveScreen: () => Promise<void>
}

export function connectWindow(connection: WindowConnection): void {
  const { startup, clock, settings, links, trayGuard, onVisibilityChange, leaveScreen } = connection
  const { window } = startup
  const windowRest = new WindowRest(clock, () => spareWindowMemory(window.current))
  const icon = join(startup.resources, alertIcon)
  window.connect({
    bounds: () => settings.bounds(),
    rememberBounds: bounds => settings.keepBounds(bounds),
    theme: () => settings.all().theme,
    zoom: () => zoomFor(settings.all().textSize),
    mayClose: () => trayGuard.mayClose(),
    onMinimised: () => trayGuard.noteMinimised(),
    onVisibilityChange,
    onLoaded: () => {
      // If the text has its normal size, keeps the zoom that the user set with the keyboard.
      if (zoomFor(settings.all().textSize) !== 1) zoomToTextSize(window, settings)
      windowRest.loaded()
    },
    onInput: type => {
      links.noteInput(type)
      windowRest.used()
    },
    onLost: how =>
      void showNotification({ code: windowLost[how] }, clock.now(), icon, () => window.recover()),
    lostPage,
    onClosed: () => {
      windowRest.closed()
      trayGuard.noteClosed()
      void stopUpdates(leaveScreen)
      setTimeout(spareMemory, sparedMs).unref()
    }
  })
}

export async function stopUpdates(leaveScreen: () => Promise<void>): Promise<void> {
  try {
    await leaveScreen()
  } catch (error) {
    if (faultBehind(error)?.cause?.code !== 'stopped') throw error
  }
}

export function zoomToTextSize(window: MainWindow, settings: SettingsService): void {
  window.current?.webContents.setZoomFactor(zoomFor(settings.all().textSize))
}
