import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'
import { CoinPage } from '../pages/coin-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { photographForms } from '../pictures'
import { hour } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

interface Series {
  readonly answer: Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close', Record<string, number>>>
}

test('builds bars of any length from loaded candles for free', async ({
  appPage,
  chart,
  candlewick,
  service
}) => {
  await appPage.quiet()
  const calls = service.controls.calls().length
  const { answer } = (await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  const times = Object.values(answer.time)

  await chart.openBars()
  await expect(chart.barsOf('2h')).toContainText(m.chart.customBars.from({ interval: '1h' }))
  await expect(chart.barsOf('2h')).toContainText('0')
  await appPage.photograph('bars-menu')
  await chart.barsOf('6h').click()
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 6h candles/)
  const sixes = new Set(times.map(time => Math.floor(time / (6 * hour))))
  await expect.poll(() => appPage.candles()).toBe(sixes.size)
  await expect(chart.built).toHaveText(/from 1h\s*0/)

  // Weeks start on Monday. The first week is incomplete and marked as such.
  await chart.showBars('1w')
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 1w candles/)
  const weeks = new Set(times.map(time => Math.floor((time - 96 * hour) / (168 * hour))))
  await expect.poll(() => appPage.candles()).toBe(weeks.size)
  await chart.showBars('7h')
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 7h candles/)
  expect(service.controls.calls().length).toBe(calls)

  const target = new Date(times[200]!)
  const typed = new Date(target.getTime() - target.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  await chart.goTo(typed)
  await expect(chart.dateBox).toHaveCount(0)
  await appPage.photograph('went-to-date')
  await chart.goTo('2001-01-01')
  await expect(chart.missingDateNote).toContainText('Loaded candles start at')
  await appPage.page.keyboard.press('Escape')

  await appPage.interval('1h').click()
  await new IndicatorsPage(appPage.page).add('simple moving')
  await chart.showBars('2h')
  await chart.showAll()
  await photographForms(candlewick, appPage, 'built-bars')
  expect(service.controls.calls().length).toBe(calls)
})

test('charts keep the chosen time zone after a restart', async ({ appPage, chart, candlewick }) => {
  const tokyo = await chart.openZone(/^Tokyo/)
  await appPage.photograph('zone-menu')
  await tokyo.click()
  await expect(chart.zone).toHaveText('UTC+9')
  await appPage.chartFilled()
  await photographForms(candlewick, appPage, 'zone')
  await candlewick.quit()
  const again = new ChartPage(await candlewick.launch())
  await expect(again.zone).toHaveText('UTC+9')
})

test('a note about a coin is saved and can be searched', async ({ appPage, candlewick }) => {
  expect(await appPage.ask('settings', 'change', { viewState: { view: 'coin', coin: 'BTC' } })).toMatchObject(
    {
      ok: true
    }
  )
  const coinPage = new CoinPage(appPage)
  const note = coinPage.note('BTC')
  await note.fill('Bought 0.5 at 61,200.\nSell half at 80,000.')
  await expect(appPage.says(/^Saved (?!automatically)/)).toBeVisible()
  await coinPage.noteSearch.fill('half 80,000')
  await expect(appPage.says('Sell half at 80,000.', { exact: true }).first()).toBeVisible()
  await note.scrollIntoViewIfNeeded()
  await photographForms(candlewick, appPage, 'coin-note')
  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await expect(new CoinPage(again).note('BTC')).toHaveValue(/^Bought 0\.5/)
})
