import { expect, test } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import type { AppPage } from '../pages/app-page'
import { axeBarriers } from '../pages/barriers'
import { CoinPage } from '../pages/coin-page'
import { ConverterPage } from '../pages/converter-page'
import { CreditsPage } from '../pages/credits-page'
import { marketPanels, type PanelName } from '../pages/market-page'
import { allSizes, photographForms } from '../pictures'
import { ScreenerPage } from '../pages/screener-page'
import { Steps } from '../pages/steps'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const oversold = {
  kind: 'indicator',
  interval: '4h',
  line: { indicator: 'rsi', params: { period: 14 }, line: 'value' },
  is: 'below',
  against: { value: 100 }
}

async function setAlerts(appPage: AppPage): Promise<void> {
  for (const coin of ['BTC', 'ETH', 'SOL']) {
    const draft = { coin, anyOf: [[{ kind: 'price', is: 'above', value: 1_000_000 }]] }
    expect(await appPage.ask('alerts', 'save', { id: null, draft, agreed: true })).toMatchObject({ ok: true })
  }
  const draft = { coin: 'LINK', anyOf: [[oversold]], repeat: 'every' }
  expect(await appPage.ask('alerts', 'save', { id: null, draft, agreed: true })).toMatchObject({ ok: true })
}

test('the Market is accessible by keyboard and without axe-core violations', async ({
  appPage,
  market,
  candlewick,
  service
}) => {
  // This test does all tasks of a morning.
  test.slow()
  const { page } = appPage
  const coin = new CoinPage(appPage)
  const screener = new ScreenerPage(page)
  const converter = new ConverterPage(page)

  await test.step('candles and the top list are loaded only once in a morning', async () => {
    await market.loadCandles(12)
    await market.spend(/^Load the top 100/)
    await expect(market.row('BTC')).toContainText('T')
    const screens = [{ id: 1, name: 'Oversold on 4h', anyOf: [[oversold]] }]
    expect(await appPage.ask('settings', 'change', { screens })).toMatchObject({ ok: true })
    await market.tab('Screener')
    await screener.choose('Oversold on 4h')
    await screener.load()
    await expect(screener.missing).toHaveCount(0)
    await setAlerts(appPage)
    // Make calls for two coins. Both cost the same, so the app expects this price for other coins too.
    for (const [operation, params] of ['ETH', 'SOL'].flatMap(symbol => [
      ['getConversion', { symbol, convert: 'EUR' }] as const,
      ['getTickers', { symbol }] as const
    ]))
      expect(await appPage.ask('answers', 'ask', { operation, params, feature: 'coin' })).toMatchObject({
        ok: true
      })
  })

  await test.step('takes a screenshot of every view if requested', async () => {
    for (const panel of marketPanels) {
      await market.tab(panel)
      await market.drawn()
      await photographForms(candlewick, appPage, `market-${panel.slice(0, 5).trim()}`, allSizes)
    }
    await market.tab('Overview')
    await coin.follow('BTC')
    await photographForms(candlewick, appPage, 'coin', allSizes)
    await appPage.show('Market')
  })

  await test.step('axe-core finds no violations in Market, on a coin’s page or in the converter', async () => {
    const found: Record<string, readonly string[]> = {}
    for (const theme of ['light', 'dark'] as const) {
      expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
      for (const panel of marketPanels) {
        await market.tab(panel)
        await market.drawn()
        found[`${panel}, ${theme}`] = await axeBarriers(page)
      }
      await market.tab('Overview')
      await coin.follow('BTC')
      found[`Coin, ${theme}`] = await axeBarriers(page)
      await page.keyboard.press('Control+e')
      await expect(converter.dialog).toBeVisible()
      found[`Converter, ${theme}`] = await axeBarriers(page)
      await appPage.photograph(`converter-${theme}`)
      await converter.close()
      await appPage.show('Market')
    }
    expect(Object.entries(found).filter(([, barred]) => barred.length > 0)).toEqual([])
  })

  await test.step('the screener works by keyboard', async () => {
    await appPage.viewButton('Market').focus()
    await appPage.tabTo(market.panelKey('Overview'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(screener.view).toBeVisible()
    await appPage.tabTo(screener.field(1, 'Value'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('100')
    await expect(screener.matching).toHaveText('Matches 12')
    await appPage.viewButton('Market').focus()
    await appPage.tabTo(screener.nameField)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('All of them')
    await page.keyboard.press('Enter')
    await expect.poll(() => screener.chosen()).toBe('All of them')
    await appPage.tabTo(screener.table)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(market.view).toHaveCount(0)
    await appPage.show('Market')
    await market.tab('Screener')
    await screener.set(1, 'Value', '100')
    await screener.save('Oversold on 4h')
  })

  await test.step('every panel, a coin’s page and the converter work by keyboard with a visible focus', async () => {
    const go = async (panel: PanelName): Promise<void> => {
      await appPage.viewButton('Market').focus()
      await appPage.tabTo(market.panelStop)
      await page.keyboard.press('Home')
      for (let step = 0; step < marketPanels.indexOf(panel); step++) await page.keyboard.press('ArrowRight')
      expect(await appPage.isFocusVisible()).toBe(true)
      await page.keyboard.press('Enter')
      await market.drawn()
    }
    await go('Overview')
    await appPage.tabTo(market.table)
    await page.keyboard.press('End')
    expect(await appPage.isFocusVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await expect(coin.view).toBeVisible()
    await appPage.tabTo(coin.dayField)
    expect(await appPage.isFocusVisible()).toBe(true)
    await page.keyboard.press('Control+e')
    await expect(converter.amount).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('2 BTC in ETH')
    await expect(converter.result('calculated')).toHaveText(/\d.* ETH$/)
    await page.keyboard.press('Escape')
    await expect(converter.dialog).toBeHidden()
    await expect(coin.dayField).toBeFocused()
    await page.keyboard.press('Alt+ArrowLeft')

    await go('Map')
    await appPage.tabTo(market.asTable)
    expect(await appPage.isFocusVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await expect(market.table).toBeVisible()
    await go('Breadth & sentiment')
    await appPage.tabTo(market.verb(/^Load breadth/))
    expect(await appPage.isFocusVisible()).toBe(true)
    await go('Breakouts')
    await appPage.tabTo(market.table)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(coin.view).toBeVisible()
    await page.keyboard.press('Control+e')
    await expect(converter.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(converter.dialog).toBeHidden()
    await expect(coin.view).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(market.view).toBeVisible()

    await go('Correlation')
    await appPage.tabTo(market.pairs.first())
    expect(await appPage.isFocusVisible()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await appPage.isFocusVisible()).toBe(true)
    await expect(market.pairInFocus).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(market.pairInFocus).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(appPage.view('Watch')).toBeVisible()
    await appPage.show('Market')
    await market.tab('Screener')
  })

  // Each task begins on the start screen, with the Market view in its initial state.
  const atStart = async (): Promise<void> => {
    await appPage.show('Market')
    await market.tab('Overview')
    await appPage.show('Watch')
  }
  const taken: Record<string, number> = {}
  const ask = async (question: string, answer: (steps: Steps) => Promise<void>): Promise<void> => {
    await atStart()
    const steps = new Steps(page)
    await answer(steps)
    taken[question] = steps.taken
  }

  await test.step('shows for free everything that candles and quotes provide', async () => {
    const calls = service.controls.calls().length
    await ask('the biggest movers today', async steps => {
      await steps.click(appPage.viewButton('Market'))
      // Either of the two lists is enough, because there are days on which all coins fall.
      const moved = market.movers('up').or(market.movers('down')).filter({ hasText: '%' })
      await expect(moved.first()).toBeVisible()
    })
    await ask('how the market is', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await steps.click(market.panel('Breadth & sentiment'))
      await expect(market.breadth(m.breadth.above50()).first()).toContainText('of 12')
    })
    await ask('how far SOL is from its high', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await expect.poll(() => market.cell('SOL', m.quotes.fromHigh())).toContain('%')
    })
    await ask('what ETH closed at on a day last year', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await steps.click(market.name('ETH'))
      await steps.fill(coin.dayField, new Date(Date.now() - 365 * day).toISOString().slice(0, 10))
      await expect(coin.day).toContainText('Close')
    })
    await ask('0.35 BTC in ETH', async steps => {
      await steps.press('Control+e')
      await steps.fill(converter.amount, '0.35 BTC in ETH')
      await expect(converter.result('calculated')).toHaveText(/\d.* ETH$/)
      await converter.close()
    })
    await ask('which coins move together', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await steps.click(market.panel('Correlation'))
      await expect(market.pair('BTC', 'ETH').or(market.pair('ETH', 'BTC')).first()).toHaveText(/\d\.\d\d/)
    })
    await ask('which are oversold on 4h', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await steps.click(market.panel('Screener'))
      await steps.choose(screener.saved, 'Oversold on 4h')
      await expect(screener.matching).toBeVisible()
    })
    const alerts = new AlertsPage(page)
    await ask('what is near its alert', async steps => {
      await steps.click(appPage.viewButton('Alerts'))
      await expect(alerts.rows.first()).toContainText(/\d/)
    })
    await ask('which alert costs most', async steps => {
      await steps.click(appPage.viewButton('Alerts'))
      await steps.click(alerts.sortBy(m.alerts.column.perDay()))
      await steps.click(alerts.sortBy(m.alerts.column.perDay()))
      await expect(alerts.rows.first()).toContainText('LINK')
    })
    await ask('whether the credits last', async steps => {
      await steps.click(appPage.viewButton('Credits'))
      await expect(new CreditsPage(page).summary).toContainText(/\d/)
    })
    const paid = service.controls.calls().slice(calls)
    expect(paid.filter(({ operation }) => operation !== 'getData')).toEqual([])
    // This comes after the check of the calls, because the candles of a visible chart load automatically.
    await ask('any coin', async steps => {
      await appPage.show('Market')
      await steps.press('/')
      await expect(appPage.coinSearch).toBeFocused()
      await steps.type('LINK')
      await steps.press('Enter')
      await expect(appPage.chartHead('LINK')).toBeVisible()
    })
  })

  await test.step('offers all other data at a single price', async () => {
    await ask('BTC’s spread between venues', async steps => {
      await steps.click(appPage.viewButton('Market'))
      await steps.click(market.name('BTC'))
      await steps.click(coin.verb('Markets', m.coin.venues.loadTickers()))
      await steps.clickIfThere(appPage.yes)
      await expect(coin.panel(m.coin.venues.title())).toContainText('Best bid')
    })
    await ask('0.35 BTC in EUR', async steps => {
      await steps.press('Control+e')
      await steps.fill(converter.amount, '0.35 BTC in EUR')
      await steps.click(converter.exactRate)
      await steps.clickIfThere(appPage.yes)
      await expect(converter.result('service')).toContainText('EUR')
      await converter.close()
    })
  })
  expect(Object.keys(taken)).toHaveLength(13)
  // The price of loading venues varies by coin, so the first call for a coin needs one more step to confirm
  // the price.
  const most = (what: string): number => (what.includes('between venues') ? 4 : 3)
  expect(Object.entries(taken).filter(([what, steps]) => steps > most(what))).toEqual([])
})
