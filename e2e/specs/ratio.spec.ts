import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

interface Series {
  readonly answer: Readonly<Record<'time' | 'close', Record<string, number>>>
}

test('shows the ratio of two coins from their saved candles', async ({
  appPage,
  candlewick,
  chart,
  service
}) => {
  const calls = (): number => service.controls.calls('getOHLCIntraday').length
  await candlewick.resize(1280, 800)
  await expect(appPage.chart('BTC', '1h')).toBeVisible()
  await appPage.quiet()
  const before = calls()

  await chart.typeRatio('SOL/ETH')
  await expect(appPage.page).toHaveTitle(/^SOL\/ETH /)
  await expect(chart.loadRatio('SOL')).toBeVisible()
  await expect(chart.loadRatio('ETH')).toBeVisible()
  await appPage.photograph('ratio-offer')
  expect(calls()).toBe(before)
  for (const coin of ['ETH', 'SOL']) {
    await chart.loadRatio(coin).click()
    // The app asks for confirmation, because the price isn't known yet.
    await appPage.yes.click()
    await expect(chart.loadRatio(coin)).toBeHidden()
  }
  await expect(chart.picture).toHaveAccessibleName(/^SOL\/ETH, 1h candles, last close [\d.]+ ETH$/)
  expect(calls()).toBe(before + 2)

  const closesOf = async (coin: string): Promise<Map<number, number>> => {
    const { answer } = (await appPage.ask('market', 'candles', { coin, interval: '1h' })) as Series
    const closes = Object.values(answer.close)
    return new Map(Object.values(answer.time).map((time, bar) => [time, closes[bar]!]))
  }
  const [sol, eth] = [await closesOf('SOL'), await closesOf('ETH')]
  const common = [...sol.keys()].filter(time => eth.has(time))
  expect(await appPage.candles()).toBe(common.length)
  const time = common.at(-3)!
  await chart.take(m.chartExport.menu.showTable())
  await expect(chart.tableRow(3)).toContainText(formatPrice(sol.get(time)! / eth.get(time)!))
  await appPage.photograph('ratio-table')
  await appPage.page.keyboard.press('Escape')
  await expect(chart.source).toHaveAttribute('title', /from saved candles of SOL and ETH, newest/)
  await appPage.photograph('ratio')

  await chart.backTo('SOL').click()
  await expect(appPage.page).toHaveTitle(/^SOL /)
  await expect(appPage.chart('SOL', '1h')).toBeVisible()
  await appPage.page.keyboard.press('Alt+ArrowLeft')
  await expect(appPage.page).toHaveTitle(/^SOL\/ETH /)
  await expect(chart.picture).toHaveAccessibleName(/^SOL\/ETH, /)

  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await expect(again.page).toHaveTitle(/^SOL\/ETH /)
  await expect(new ChartPage(again.page).picture).toHaveAccessibleName(/^SOL\/ETH, 1h candles/)
  expect(calls()).toBe(before + 2)
})
