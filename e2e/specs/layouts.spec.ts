import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { LayoutsPage } from '../pages/layouts-page'
import { SettingsPage } from '../pages/settings-page'
import { inEachForm } from '../pictures'
import { m } from '../../src-shared/messages/m'

test('a layout of four linked charts survives switching and a power cut', async ({ candlewick, service }) => {
  const loadedCharts = (): readonly string[] =>
    service.controls
      .calls('getOHLCIntraday')
      .map(({ query }) => new URLSearchParams(query))
      .map(params => `${params.get('symbol')} ${params.get('interval')}`)

  const page = await candlewick.launch()
  const appPage = new AppPage(page)
  const layouts = new LayoutsPage(page)
  await appPage.connect(service)
  await appPage.chartFilled()

  await layouts.show('4')
  await expect(layouts.charts).toHaveCount(4)
  await expect(layouts.says(2, m.layouts.blank.titleOf({ name: 'Chart 2' }))).toBeVisible()
  await layouts.photograph('layout-blank')
  expect(loadedCharts()).toEqual(['BTC 1h'])
  await layouts.fillAll(2)
  await expect.poll(() => layouts.titles()).toEqual(['BTC 1h', 'ETH 1h', 'SOL 1h', 'XRP 1h'])
  await expect.poll(loadedCharts).toEqual(['BTC 1h', 'ETH 1h', 'SOL 1h', 'XRP 1h'])
  await expect(layouts.drawn).toHaveCount(4)

  expect(await layouts.active()).toBe(m.chart.region({ coin: 'ETH' }))
  const indicators = new IndicatorsPage(page)
  await indicators.add('relative strength')
  await expect(layouts.indicators(2)).toContainText('RSI')
  await expect(indicators.list).toHaveCount(1)
  await appPage.interval('4h').click()
  await expect.poll(() => layouts.titles()).toEqual(['BTC 1h', 'ETH 4h', 'SOL 1h', 'XRP 1h'])
  await page.keyboard.press('Alt+3')
  expect(await layouts.active()).toBe(m.chart.region({ coin: 'SOL' }))
  await appPage.row('ADA').click()
  await expect.poll(() => layouts.titles()).toEqual(['BTC 1h', 'ETH 4h', 'ADA 1h', 'XRP 1h'])
  await expect.poll(loadedCharts).toContain('ADA 1h')

  const box = await layouts.picture(1).boundingBox()
  const newest = await layouts.legend(3).textContent()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await expect.poll(() => layouts.legend(3).textContent()).not.toBe(newest)
  await layouts.photograph('layout-crosshair')

  await page.keyboard.press('Alt+1')
  for (let step = 0; step < 6; step++) await page.keyboard.press('-')
  await expect(layouts.legend(1)).toContainText('drawn as')
  await appPage.show('News')
  await appPage.show('Watch')
  await expect(layouts.legend(1)).toContainText('drawn as')
  await page.keyboard.press('Alt+3')

  await layouts.picture(3).focus()
  for (const key of ['Home', '+', '+', 'Shift+ArrowRight']) await page.keyboard.press(key)
  await page.mouse.move(4, 4)
  await page.waitForTimeout(600)
  // The price axis of an existing chart only ever gets wider. A new chart's may be narrower, which would move
  // the times on screen.
  await appPage.show('News')
  await appPage.show('Watch')
  await expect(layouts.drawn).toHaveCount(4)
  await page.waitForTimeout(600)
  const shownNames = (on = layouts): Promise<readonly string[]> =>
    Promise.all([1, 3].map(place => on.timeAxis(place)))
  const shown = await shownNames()
  expect(new Set(shown).size).toBe(2)

  const before = await layouts.titles()
  await layouts.toggleLink('Coin')
  await expect.poll(() => layouts.titles()).toEqual(['ADA 1h', 'ADA 4h', 'ADA 1h', 'ADA 1h'])
  await appPage.press(m.common.undo())
  await expect.poll(() => layouts.titles()).toEqual(before)

  await layouts.saveAs('Majors')
  await layouts.choose(m.layouts.charts())
  await layouts.show('1')
  await expect(layouts.charts).toHaveCount(1)
  await appPage.row('BTC').click()
  await layouts.choose(m.watchlist.groupDialog.nameExample())
  await expect.poll(() => layouts.titles()).toEqual(before)
  expect(await layouts.active()).toBe(m.chart.region({ coin: 'ADA' }))
  await page.mouse.move(4, 4)
  await expect.poll(() => shownNames()).toEqual(shown)

  await appPage.quiet()
  const paid = loadedCharts()
  expect(new Set(paid).size).toBe(paid.length)
  await candlewick.kill()
  const again = await candlewick.launch()
  const later = new LayoutsPage(again)
  await expect.poll(() => later.titles()).toEqual(before)
  expect(await later.active()).toBe(m.chart.region({ coin: 'ADA' }))
  await again.mouse.move(4, 4)
  await expect.poll(() => shownNames(later)).toEqual(shown)
  await expect(later.indicators(2)).toContainText('RSI')
  await expect(later.drawn).toHaveCount(4)
  await new AppPage(again).quiet()
  expect(loadedCharts()).toEqual(paid)

  await later.open()
  await later.photograph('layout-menu')
  await later.remove('Majors')
  await expect(later.choice('Majors')).toHaveCount(0)
  await later.close()
  await expect(later.charts).toHaveCount(1)
  await new AppPage(again).press(m.common.undo())
  await expect.poll(() => later.titles()).toEqual(before)

  await test.step('exports everything the user made and imports it into existing data', async () => {
    const appLater = new AppPage(again)
    const draft = { coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value: 1_000_000 }]] }
    const saved = await appLater.ask('alerts', 'save', { id: null, draft, agreed: true })
    const { answer: set } = saved as { answer: { alerts: readonly { id: number }[] } }
    const path = join(candlewick.dataFolder, 'mine.json')
    await candlewick.saveTo(path)
    const settings = await SettingsPage.open(appLater)
    await settings.exportSetup()
    await expect(settings.says(m.setupFile.saved({ path }))).toBeVisible()
    const text = readFileSync(path, 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      alerts: [{ coin: 'BTC' }],
      layouts: [{ name: 'Charts' }, { name: 'Majors' }]
    })
    expect(text).not.toContain(service.address)

    await appLater.ask('alerts', 'remove', { id: set.alerts[0]?.id })
    await appLater.show('Watch')
    await later.open()
    await later.remove('Majors')
    await expect(later.choice('Majors')).toHaveCount(0)
    await later.close()
    await SettingsPage.open(appLater)
    await settings.importSetup(path)
    await expect(settings.says('Added: 1 alert and 1 layout.')).toBeVisible()
    await settings.importSetup(path)
    await expect(settings.says(m.setupFile.nothing())).toBeVisible()
    await later.photograph('settings-transfer')
    const other = join(candlewick.dataFolder, 'other.json')
    writeFileSync(other, text.slice(0, text.length / 2))
    await settings.importSetup(other)
    await expect(settings.says(m.faults.means['bad-input']())).toBeVisible()
    const { answer: all } = (await appLater.ask('alerts', 'state')) as {
      answer: { alerts: { status: string }[] }
    }
    expect(all.alerts.map(({ status }) => status)).toEqual(['paused'])
    await appLater.show('Watch')
    await later.choose(m.watchlist.groupDialog.nameExample())
    await expect.poll(() => later.titles()).toEqual(before)
  })

  const sizes = [
    [1920, 1080],
    [1280, 800],
    [900, 600]
  ] as const
  await inEachForm(candlewick, new AppPage(again), sizes, async form => {
    await later.photograph(`layout-4-${form}`)
    await expect.poll(() => new AppPage(again).overflow()).toBeLessThanOrEqual(0)
  })

  await later.scrollPastOldest(4)
  await expect.poll(() => later.buttonsOutside(4)).toEqual([])
  await later.photograph('layout-4-older')
})
