import keytar from 'keytar'
import type { AlertsState, DaySpent } from '../../src-shared/contract'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { wrappedInBars } from '../pages/cut-figures'
import { missingTexts } from '../pages/missing-texts'
import { MarketPage, marketPanels } from '../pages/market-page'
import { NewsPage } from '../pages/news-page'
import { m } from '../../src-shared/messages/m'

test('a user starts the demo, connects a service and lets the app watch from the tray for weeks', async ({
  tray,
  notifications,
  candlewick,
  service
}) => {
  test.setTimeout(120_000)
  const callCount = (operation: string): number => service.controls.calls(operation).length

  await test.step('opens with the demo market and marks it as simulated', async () => {
    const appPage = new AppPage(await candlewick.launch({ CANDLEWICK_RECORDING: '' }))
    await expect(appPage.dialog).toContainText(m.welcome.title.coins())
    await appPage.page.mouse.click(4, 400)
    await appPage.press(m.welcome.skip())
    await appPage.dialog.waitFor({ state: 'hidden' })
    await expect(appPage.ribbon).toContainText(m.shell.simulated.title())
    await expect(appPage.rows).toHaveCount(12)
    await expect(appPage.row('BTC')).toContainText(/\d{2},\d{3}\.\d{2}/)
    await appPage.chartFilled()
    await expect(appPage.gauge).toHaveAttribute('data-limit', '250000')
    await expect.poll(() => wrappedInBars(appPage.page)).toEqual([])
    await appPage.photograph('main-job-1-demo')
  })

  await test.step('has a month of demo data, so that no view is empty', async () => {
    const appPage = new AppPage(await candlewick.window())
    const complete = (): Promise<void> =>
      expect.poll(() => missingTexts(appPage.page), { timeout: 10_000 }).toEqual([])
    await complete()
    const market = await MarketPage.open(appPage)
    for (const panel of marketPanels) {
      await market.tab(panel)
      await complete()
    }
    for (const view of ['News', 'Alerts', 'Credits', 'Explorer'] as const) {
      await appPage.show(view)
      await complete()
    }
    await appPage.show('Watch')
    await appPage.press(m.coin.link.openPage())
    await complete()
    await appPage.show('Watch')
    const { alerts } = ((await appPage.ask('alerts', 'state')) as { answer: AlertsState }).answer
    expect(alerts.map(({ status }) => status).toSorted()).toEqual(['done', 'watching', 'watching'])
    const days = ((await appPage.ask('credits', 'days', { count: 30 })) as { answer: readonly DaySpent[] })
      .answer
    expect(days.filter(({ spent }) => spent > 0)).toHaveLength(30)
  })

  const appPage = new AppPage(await candlewick.window())

  await test.step('connects with a key after the user agrees to the plan', async () => {
    await appPage.enterKey(service.address, service.key)
    await expect(appPage.chosenPace).toHaveAccessibleName(/every 2 min/)
    expect(service.controls.calls()).toHaveLength(0)
    await appPage.photograph('main-job-2-plan')
    await appPage.agree()
    await appPage.dialog.waitFor({ state: 'hidden' })
    // Decline the offer to make the quota last, because this test advances the clock by weeks.
    await appPage.ask('connection', 'answerOffer', { lastsDays: null })
    await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'live')
    expect(await keytar.getPassword('Candlewick', service.address)).toBe(service.key)
  })

  await test.step('updates twelve coins with one call a minute and records every credit', async () => {
    const everyCreditBooked = (): Promise<void> =>
      expect
        .poll(async () => {
          const used = Number(await appPage.gauge.getAttribute('data-used'))
          return used - service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
        })
        .toBe(0)
    await expect(appPage.row('ETH')).toContainText(/\d/)
    // If the clock advanced during a running call, the next call would be late.
    await everyCreditBooked()
    const quotes = callCount('getData')
    await candlewick.advance(61_000)
    await expect.poll(() => callCount('getData')).toBe(quotes + 1)
    await everyCreditBooked()
  })

  await test.step('adds a coin by its name', async () => {
    await appPage.page.keyboard.press('/')
    await appPage.page.keyboard.type('stellar')
    await expect(appPage.firstOffer).toContainText('XLM')
    await appPage.page.keyboard.press('Enter')
    await expect(appPage.row('XLM')).toBeVisible()
    await expect(appPage.row('XLM')).toContainText(/\d\.\d/)
    // The first price may have come from the candles of the coin's chart, so wait for the call for quotes.
    await expect.poll(() => service.controls.calls('getData').at(-1)?.query).toBe('symbol=XLM')
  })

  await test.step('switches between loaded charts without a call while candles are fresh', async () => {
    const ofBitcoin = (): number =>
      service.controls
        .calls()
        .filter(call => /^symbol=BTC(&|$)/.test(call.query) && /OHLC/.test(call.operation)).length
    await appPage.row('BTC').click()
    await appPage.interval('1h').click()
    await appPage.chartFilled()
    await appPage.interval('1d').click()
    await appPage.chartFilled()
    await expect.poll(ofBitcoin).toBe(2)
    const candles = ofBitcoin()
    await appPage.interval('1h').click()
    await appPage.chartFilled()
    await appPage.interval('1d').click()
    expect(ofBitcoin()).toBe(candles)
    await appPage.photograph('main-job-3-watch')
  })

  await test.step('loads headlines for 10 credits', async () => {
    const news = await NewsPage.open(appPage)
    await news.load()
    await expect(news.headlines.first()).toBeVisible()
    expect(service.controls.calls('getNews').at(-1)?.charged).toBe(10)
    await appPage.photograph('main-job-4-news')
    await appPage.show('Watch')
  })

  await test.step('keeps watching from the tray after the window closes', async () => {
    await candlewick.closeWindow()
    await expect.poll(() => candlewick.windows().length).toBe(0)
    const quotes = callCount('getData')
    // Updates are half as frequent while no window is visible.
    await candlewick.advance(121_000)
    await expect.poll(() => callCount('getData')).toBe(quotes + 1)
  })

  await test.step('notifies once about a used-up quota', async () => {
    await candlewick.settled()
    service.controls.setQuota({ used: 100_000 })
    await candlewick.advance(121_000)
    await expect.poll(() => notifications.onScreen()).toBe(1)
    notifications.click()
    const credits = new AppPage(await candlewick.window())
    await expect(credits.view('Credits')).toBeVisible()
    await expect(credits.says(m.credits.faults['quota-exceeded']()).first()).toBeVisible()
    expect(notifications.shown()).toHaveLength(1)
    await credits.photograph('main-job-5-quota')
    service.controls.setQuota({ used: 500 })
    await candlewick.advance(3_600_000)
    await expect(credits.serviceStatus).toHaveAttribute('data-status', 'live')
  })

  await test.step('shows saved data when started offline after a kill', async () => {
    await service.close()
    await candlewick.kill()
    const again = new AppPage(await candlewick.launch())
    await again.show('Watch')
    await expect(again.row('XLM')).toContainText(/\d/)
    await again.chartFilled()
    await expect(again.serviceStatus).toHaveAttribute('data-status', 'offline')
    await again.photograph('main-job-6-offline')
  })

  await tray.choose(m.tray.quit())
})
