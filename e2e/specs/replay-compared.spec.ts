import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { deviation, mean } from '../operations/textbook'
import { ChartPage } from '../pages/chart-page'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

test('a replay hides later values of compared coins, service lines and levels', async ({
  appPage,
  comparison,
  candlewick,
  service
}) => {
  const { page } = appPage
  await appPage.chartFilled()
  const chart = new ChartPage(page)
  const { levels, moment } = chart

  await chart.compare('ETH')
  await appPage.sayYes()
  await expect(chart.compared).toContainText(/ETH.*\d\.\d\d %/)
  for (const kind of ['bollinger', 'ichimoku', 'levels'] as const) {
    const details = await comparison.open(kind)
    await details.spend()
    await details.drawn.click()
  }
  await chart.toggleDrawing(m.drawings.tools.pivots({ period: 'week' }))
  await expect(levels).toContainText('Classic R1, service')
  const pivotOf = async (): Promise<string> => ((await levels.textContent()) ?? '').match(/P [\d,.]+/)![0]
  const today = await pivotOf()
  await appPage.photograph('compared-live')

  const days = service.market.lastCandles(service.market.coin('BTC')!, '1d', 120, Date.now())
  const begin = days.at(-41)!.time
  await chart.replayFrom(new Date(begin).toISOString().slice(0, 10))
  await expect(moment).toHaveAttribute('datetime', new Date(begin).toISOString())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const last = begin + 2 * day
  await expect(moment).toHaveAttribute('datetime', new Date(last).toISOString())

  // The service's levels are hidden, because they are for today.
  await expect(levels).not.toContainText('service')
  const monday = last - ((new Date(last).getUTCDay() + 6) % 7) * day
  const week = days.filter(({ time }) => time >= monday - 7 * day && time < monday)
  const high = Math.max(...week.map(one => one.high))
  const low = Math.min(...week.map(one => one.low))
  const pivot = (high + low + week.at(-1)!.close) / 3
  const named = pivot.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  expect(await pivotOf()).toBe(`P ${named}`)
  expect(`P ${named}`).not.toBe(today)
  await appPage.photograph('replay-compared')

  const folder = join(candlewick.dataFolder, 'saved')
  mkdirSync(folder)
  const file = join(folder, 'replay.csv')
  await candlewick.saveTo(file)
  await chart.take('Save candles and indicators as CSV')
  await expect(appPage.says(`Saved as ${file}.`)).toBeVisible()
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\r\n')
    .map(line => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''))
  const column = (name: RegExp): Map<number, number> => {
    const at = head.findIndex(one => name.test(one))
    expect(at, String(name)).toBeGreaterThan(0)
    const filled = rows.filter(row => row[at] !== '')
    return new Map(filled.map(row => [Date.parse(row[0]!), Number(row[at])]))
  }
  const lastOf = (values: ReadonlyMap<number, number>): number => Math.max(...values.keys())

  expect(lastOf(column(/^close$/))).toBe(last)
  const ether = column(/^ETH close$/)
  expect(lastOf(ether)).toBe(last)
  const truth = service.market.lastCandles(service.market.coin('ETH')!, '1d', 120, Date.now())
  for (const { time, close } of truth.filter(one => one.time <= last)) expect(ether.get(time)).toBe(close)
  expect(new Set(rows.map(row => row[head.indexOf('ETH origin')]))).toEqual(new Set(['live', '']))
  const upper = column(/^Bollinger bands Upper.* \(service, live, loaded \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\)$/)
  expect(lastOf(upper)).toBe(last)
  const closes = days.filter(one => one.time <= last).map(one => one.close)
  expect(upper.get(last)! / (mean(closes.slice(-20)) + 2 * deviation(closes.slice(-20)))).toBeCloseTo(1, 6)
  // The lagging line shows the close of 26 days later.
  const lagging = column(/^Ichimoku Lagging \(service/)
  expect(lastOf(lagging)).toBe(last - 26 * day)
  expect(lagging.get(last - 26 * day)).toBe(closes.at(-1))
})
