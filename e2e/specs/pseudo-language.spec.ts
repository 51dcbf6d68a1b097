import { readCatalogue, keysOf } from '../../scripts/messages/catalogue.mjs'
import { messagesFolder } from '../../scripts/messages/compile.mjs'
import { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'
import { minute } from '../../src-shared/time'
import { MenuBar } from '../pages/menu-bar'
import { PseudoLanguagePage } from '../pages/pseudo-language-page'
import { viewNames } from '../pages/view-names'
import { photograph, usualSizes } from '../pictures'
import { buildWithPseudoLanguage, textFaults } from '../pseudo-language'

test('every view has room for a longer language', async ({ connectedStart, desktop, service }) => {
  test.setTimeout(360_000)
  const candlewick = new CandlewickApp(desktop.env, await buildWithPseudoLanguage())
  const appPage = await connectedStart.open(candlewick, service)
  const { page } = appPage
  const pseudo = await PseudoLanguagePage.chosenIn(appPage)
  const checkEachSize = async (place: string): Promise<void> => {
    for (const [width, height] of usualSizes) {
      await candlewick.resize(width, height)
      await page.waitForFunction(wide => innerWidth === wide, width)
      await pseudo.loaded()
      await expect.poll(() => textFaults(page, vocabulary), `${place} at ${width} px`).toEqual([])
      await photograph(page, `pseudo-${place}-${width}`)
    }
  }
  const menus = async (): Promise<string> => (await new MenuBar(candlewick).menus()).join('')
  await expect.poll(menus).toMatch(/[\u00c0-\u024f\u1e00-\u1eff]/)
  for (const [view, name] of Object.entries(viewNames)) {
    await pseudo.show(view, name)
    await checkEachSize(view)
  }

  await page.keyboard.press('Control+k')
  await checkEachSize('commands')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F1')
  await checkEachSize('shortcuts')
  await page.keyboard.press('Escape')
  await pseudo.press(m.settings.keyRow.change())
  await checkEachSize('connect')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+e')
  await checkEachSize('converter')
  await page.keyboard.press('Escape')
  await pseudo.show('alerts', viewNames.alerts)
  await pseudo.press(m.alerts.form.newTitle())
  await checkEachSize('alert')
  await page.keyboard.press('Escape')

  await pseudo.show('watch', viewNames.watch)
  await pseudo.openWatchlists()
  await pseudo.choose(m.watchlist.groupMenu.add())
  await checkEachSize('new-watchlist')
  await page.keyboard.press('Escape')
  await pseudo.addIndicator('SMA')
  await pseudo.press(m.indicators.templates())
  await checkEachSize('templates')
  await page.keyboard.press('Escape')
  await pseudo.drawHorizontal()
  await checkEachSize('drawing')
  await page.keyboard.press('Escape')
  await pseudo.press(m.layouts.replay.start())
  await checkEachSize('replay-start')
  await pseudo.clickChart()
  await checkEachSize('replay')
  service.controls.setQuota({ used: 100_000 })
  service.controls.setQuotaResets('never')
  await candlewick.advance(minute)
  await expect(pseudo.says(m.faults.what['quota-exceeded']()).first()).toBeVisible()
  await checkEachSize('quota-used-up')
  await candlewick.dispose()
})

/**
 * These words aren't from the catalogue: names that the user may change, names from the service, and
 * weekdays, which Intl formats.
 */
const data = new Set([
  'watchlist',
  'charts',
  'binance',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday'
])

/** English words of the catalogue, which must not appear on screen without being translated. */
const vocabulary = [...keysOf(readCatalogue(messagesFolder).get('en') ?? {}).values()]
  .flatMap(message => message.replace(/[{<][^{}<>]*[}>]?/g, ' ').match(/[A-Za-z']+/g) ?? [])
  .map(word => word.toLowerCase())
  .filter((word, at, all) => word.length > 2 && !data.has(word) && all.indexOf(word) === at)
