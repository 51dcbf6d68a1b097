import { app } from 'electron'
import { systemLanguage, useLanguage } from '../../../src-shared/messages/language'
import { openAppFile } from '../../composition/compose'
import { takeOver } from '../../platform/holder/take-over'
import { log } from '../../platform/log/log'
import { systemClock } from '../../platform/time/clock'
import { nextTurn } from '../../platform/time/next-turn'
import { clockFor } from './clock-hook'
import { RunningShell, type Shell } from './running-shell'
import type { StartupWindow } from './startup-window'
import { dataFolder } from '../../platform/identity/own-folders'

/**
 * The page's requests wait for the services.
 * @throws if the data folder can't be opened
 */
export async function runApp(mainFolder: string, startup: StartupWindow): Promise<Shell> {
  useLanguage(systemLanguage, app.getLocale())
  const clock = clockFor(app.isPackaged, process.env['CANDLEWICK_CLOCK'], systemClock)
  const folder = dataFolder(app.getPath('userData'))
  const lock = await takeOver(folder)
  const appFile = openAppFile({ clock, folder })
  useLanguage(appFile.settings.all().language, app.getLocale())
  await nextTurn()

  const shell = new RunningShell({ mainFolder, startup, clock, folder, appFile })
  shell.connectWindow()
  shell.handleQuit()
  const candlewick = await shell.openServices()
  shell.answerPages(candlewick)
  shell.handleActions(candlewick)
  shell.notify(candlewick)
  shell.followSettings()
  await shell.pagePainted()
  if (shell.isLeaving) return shell
  shell.showTray()
  shell.openWindows()
  shell.watchMachine(candlewick)
  candlewick.start()
  if (lock !== null) void shell.answerTerminal(candlewick).catch(error => log.error(error, 'holder'))
  shell.loadRestWhenIdle()
  return shell
}
