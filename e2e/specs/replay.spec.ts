import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { SimulatedMarket } from '../../src-demo/simulation/simulated-market'
import { expect, test } from '../fixtures'
import { mean } from '../operations/textbook'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { keepPicture } from '../pictures'
import { hour } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

function hoursOf(market: SimulatedMarket, from: number, to: number, now: number) {
  return market.candles(market.coin('BTC')!, '1h', from, to, now)
}

const lines = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\r\n')
    .map(line => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''))

function sizeOf(bytes: Buffer): { width: number; height: number } {
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function coloursOf(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(async data => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const ink = canvas.getContext('2d')!
    ink.drawImage(image, 0, 0)
    return new Set(new Uint32Array(ink.getImageData(0, 0, image.width, image.height).data.buffer)).size
  }, bytes.toString('base64'))
}

test('a replay makes no calls and shows no later bars', async ({ candlewick, service }) => {
  // Connect in this session, because exports mark candles from an earlier session as cached.
  const appPage = await AppPage.watching(candlewick, service)
  await appPage.chartFilled()
  const chart = new ChartPage(appPage.page)
  const { page, picture, moment } = chart
  const indicators = new IndicatorsPage(page)
  for (const short of ['SMA', 'BB', 'RSI']) {
    await indicators.field.fill(short)
    await indicators.offered(new RegExp(`^${short}\\b`)).click()
  }
  const all = await appPage.candles()
  const intraday = (): number =>
    service.controls.calls().filter(({ operation }) => operation.startsWith('getOHLC')).length
  const before = intraday()

  await chart.typeReplay('yesterday')
  await expect(appPage.says(/^Enter a time such as /)).toBeVisible()
  const begin = Math.floor(Date.now() / hour) * hour - 60 * hour
  const typed = new Date(begin - new Date(begin).getTimezoneOffset() * 60_000).toISOString()
  await chart.replayFrom(typed.slice(0, 16).replace('T', ' '))
  await expect(moment).toHaveAttribute('datetime', new Date(begin).toISOString())
  const loaded = await appPage.candles()
  expect(loaded).toBeLessThanOrEqual(all - 60)
  await expect(picture).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => appPage.candles()).toBe(loaded + 11)
  await page.keyboard.press('ArrowLeft')
  await expect(moment).toHaveAttribute('datetime', new Date(begin + 10 * hour).toISOString())
  await expect(appPage.says(m.quotes.head.live(), { exact: true })).toBeVisible()
  await expect(appPage.says(m.watchlist.replayHint())).toBeVisible()
  await appPage.photograph('replay-dark')

  await chart.replaySpeed.selectOption('10')
  await picture.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => appPage.candles()).toBeGreaterThan(loaded + 20)
  await page.keyboard.press('Space')
  await expect(chart.play).toBeVisible()
  const paused = await appPage.candles()
  for (let minute = 0; minute < 12; minute++) {
    await candlewick.advance(61_000)
    await appPage.quiet()
  }
  expect(await appPage.candles()).toBe(paused)
  expect(intraday()).toBe(before)

  const folder = join(candlewick.dataFolder, 'saved')
  mkdirSync(folder)
  const take = (what: string): Promise<void> => chart.take(what)
  await candlewick.saveTo(join(folder, 'replay.csv'))
  await take('Save candles and indicators as CSV')
  await expect(appPage.says(`Saved as ${join(folder, 'replay.csv')}.`)).toBeVisible()
  expect(await candlewick.offered()).toMatch(/\/BTC-1h-replay-\d{4}-\d\d-\d\d-\d{4}\.csv$/)
  const [head = [], ...rows] = lines(readFileSync(join(folder, 'replay.csv'), 'utf8'))
  expect(head.slice(0, 7)).toEqual(['time', 'open', 'high', 'low', 'close', 'volume', 'SMA 20'])
  expect(head.slice(-2)).toEqual(['origin', 'currency'])
  expect(rows).toHaveLength(paused)
  const times = rows.map(([time = '']) => Date.parse(time))
  expect(rows.at(-1)![0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/)
  const truth = hoursOf(service.market, times[0]!, times.at(-1)! + hour, Date.now())
  expect(truth.map(({ time }) => time)).toEqual(times)
  truth.forEach(({ open, high, low, close, volume }, at) =>
    expect(rows[at]!.slice(1, 6).map(Number)).toEqual([open, high, low, close, volume])
  )
  const smaAt = (at: number): number => mean(truth.slice(at - 19, at + 1).map(({ close }) => close))
  expect(rows[18]![6]).toBe('')
  for (const at of [19, 40, rows.length - 1])
    expect(Math.abs(Number(rows[at]![6]) / smaAt(at) - 1)).toBeLessThan(1e-9)
  expect(new Set(rows.map(row => row.at(-2)))).toEqual(new Set(['live, replay']))

  const png = join(folder, 'replay.png')
  await candlewick.saveTo(png)
  await take('Save image as PNG')
  await expect.poll(() => existsSync(png)).toBe(true)
  const box = (await picture.boundingBox())!
  const bytes = readFileSync(png)
  // The image adds four lines of text above the chart and two below it, 17 px each, and margins.
  expect(sizeOf(bytes)).toEqual({
    width: Math.round(box.width) * 2,
    height: (Math.round(box.height) + 6 * 17 + 32) * 2
  })
  expect(await coloursOf(page, bytes)).toBeGreaterThan(50)

  await take(m.chartExport.menu.copyPicture())
  await expect(appPage.says(m.chartExport.pictureCopied())).toBeVisible()
  const copied = await candlewick.evaluate(({ clipboard }) => {
    const { readImage } = clipboard as unknown as { readImage(): { getSize(): object } }
    return readImage().getSize()
  })
  expect(copied).toEqual(sizeOf(bytes))
  await take(m.chartExport.menu.copyCandles())
  const text = (): Promise<string> => candlewick.evaluate(({ clipboard }) => clipboard.readText())
  await expect.poll(async () => (await text()).split('\n').length).toBe(rows.length + 2)
  expect((await text()).split(/\r?\n/)[1]!.split('\t')[0]).toBe(rows[0]![0])

  await candlewick.saveTo(join(folder, 'not-there', 'x.png'))
  await take('Save image as PNG')
  const dialog = appPage.dialog
  await expect(appPage.says(m.faults.causeWhat['file-unsaved']({ reason: 'gone' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await picture.focus()
  await page.keyboard.press('Escape')
  await expect(moment).toHaveCount(0)
  await expect.poll(() => appPage.candles()).toBeGreaterThanOrEqual(all)
  await appPage.ask('settings', 'change', { theme: 'light' })
  await candlewick.saveTo(join(folder, 'live.png'))
  await take('Save image as PNG')
  await expect.poll(() => existsSync(join(folder, 'live.png'))).toBe(true)
  await appPage.photograph('replay-left-light')
  // Keep the saved images next to the screenshots, so that a person can look at them.
  for (const name of ['replay', 'live']) keepPicture(join(folder, `${name}.png`), `chart-saved-${name}`)
})
