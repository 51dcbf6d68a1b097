import { m } from '../../src-shared/messages/m'
import type { AppPage } from './app-page'

/** In a narrow window, the list isn't next to the chart, and a button opens it. */
async function showList(appPage: AppPage): Promise<void> {
  if (!(await appPage.watchlist.isVisible())) await appPage.press(m.common.watchlist(), { exact: true })
}

/** How to open the dialogs and lists that no menu button opens, by view and name. */
export const openActions: Readonly<Record<string, (appPage: AppPage) => Promise<void>>> = {
  'watch: palette': ({ page }) => page.keyboard.press('Control+k'),
  'watch: shortcuts': ({ page }) => page.keyboard.press('F1'),
  'watch: converter': ({ page }) => page.keyboard.press('Control+e'),
  'watch: alert': appPage => appPage.press(m.shell.alertCoin({ coin: 'BTC' })),
  'watch: row menu': async appPage => {
    await showList(appPage)
    await appPage.row('ETH').click({ button: 'right' })
  },
  'watch: new group': async appPage => {
    await showList(appPage)
    await appPage.press(/^Watchlist: /)
    await appPage.choose(m.watchlist.groupMenu.add())
  },
  'settings: connect': appPage => appPage.press(m.settings.keyRow.change()),
  'settings: welcome': appPage => appPage.press(m.welcome.show())
}
