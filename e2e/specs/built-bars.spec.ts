import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ChartPage } from '../pages/chart-page'

interface Series {
  readonly answer: Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close', Record<string, number>>>
}

const hour = 3_600_000

test('bars of any length are built from candles that are held, at 0 credits, and said to be', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const chart = new ChartPage(appPage.page)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  await appPage.quiet()
  const calls = service.controls.calls().length
  const { answer } = (await appPage.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  const times = Object.values(answer.time)

  const menu = await chart.openBars()
  await expect(menu.getByRole('button', { name: /^2h/ })).toContainText('from 1h candles')
  await expect(menu.getByRole('button', { name: /^2h/ })).toContainText('0')
  for (const theme of ['dark', 'light'] as const) {
    expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    await photograph(appPage.page, `bars-menu-${theme}`)
  }
  await menu.getByRole('button', { name: /^6h/ }).click()
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 6h candles/)
  const sixes = new Set(times.map(time => Math.floor(time / (6 * hour))))
  await expect.poll(() => appPage.candles()).toBe(sixes.size)
  await expect(chart.built).toHaveText(/from 1h\s*0/)

  // Weeks of 1h candles, counted from Mondays; the first is not held whole, and says so.
  await chart.showBars('1w')
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 1w candles/)
  const weeks = new Set(times.map(time => Math.floor((time - 96 * hour) / (168 * hour))))
  await expect.poll(() => appPage.candles()).toBe(weeks.size)
  await chart.showBars('7h')
  await expect(chart.picture).toHaveAccessibleName(/^BTC, 7h candles/)
  expect(service.controls.calls().length).toBe(calls)

  // To a date, and to one before all candles.
  const target = new Date(times[200]!)
  const typed = new Date(target.getTime() - target.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  await chart.goTo(typed)
  await expect(appPage.page.getByRole('dialog', { name: 'Go to a date' })).toHaveCount(0)
  await photograph(appPage.page, 'went-to-date')
  const box = await chart.goTo('2001-01-01')
  await expect(box.getByRole('status')).toContainText('The candles held begin at')
  await appPage.page.keyboard.press('Escape')

  // All of it zoomed out: indicators say of which bars they are.
  const field = appPage.page.getByRole('combobox', { name: 'Add an indicator' })
  await appPage.interval('1h').click()
  await field.fill('simple moving')
  await appPage.page.keyboard.press('Enter')
  for (const [width, height] of [
    [900, 600],
    [1280, 800]
  ] as const) {
    await candlewick.resize(width, height)
    await chart.showBars('2h')
    await appPage.page.getByRole('button', { name: 'All candles' }).click()
    for (const theme of ['dark', 'light'] as const) {
      expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
      await photograph(appPage.page, `built-bars-${theme}-${width}`)
    }
  }
  expect(service.controls.calls().length).toBe(calls)
})

test('charts tell times in the zone that was chosen, after a start too', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const chart = new ChartPage(appPage.page)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  await chart.zone.click()
  await photograph(appPage.page, 'zone-menu')
  await appPage.page.getByRole('menuitemradio', { name: /^Tokyo/ }).click()
  await expect(chart.zone).toHaveText('UTC+9')
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  for (const [width, height] of [
    [900, 600],
    [1280, 800]
  ] as const) {
    await candlewick.resize(width, height)
    for (const theme of ['dark', 'light'] as const) {
      expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
      await photograph(appPage.page, `zone-${theme}-${width}`)
    }
  }
  await candlewick.quit()
  const again = new ChartPage(await candlewick.launch())
  await expect(again.zone).toHaveText('UTC+9')
})

test('my note of a coin is kept, and found again', async ({ candlewick, service, photograph }) => {
  const appPage = await AppPage.watching(candlewick, service)
  expect(await appPage.ask('settings', 'change', { viewState: { view: 'coin', coin: 'BTC' } })).toMatchObject(
    {
      ok: true
    }
  )
  const note = appPage.page.getByRole('textbox', { name: 'My note on BTC' })
  await note.fill('Bought 0.5 at 61,200.\nSell half at 80,000.')
  await expect(appPage.says('on this computer alone')).toBeVisible()
  await appPage.page.getByRole('searchbox', { name: 'Find in my notes' }).fill('half 80,000')
  await expect(appPage.says('Sell half at 80,000.', { exact: true }).first()).toBeVisible()
  for (const [width, height] of [
    [900, 600],
    [1280, 800]
  ] as const) {
    await candlewick.resize(width, height)
    await note.scrollIntoViewIfNeeded()
    for (const theme of ['dark', 'light'] as const) {
      expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
      await photograph(appPage.page, `coin-note-${theme}-${width}`)
    }
  }
  await candlewick.quit()
  const again = new AppPage(await candlewick.launch())
  await expect(again.page.getByRole('textbox', { name: 'My note on BTC' })).toHaveValue(/^Bought 0\.5/)
})
