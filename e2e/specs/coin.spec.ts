import { dayMs, type DemoCandle } from '../../src-demo/simulation/simulated-market'
import { technicalSigns } from '../../src-shared/figures/verdict'
import { formatCandleDay } from '../../src-shared/format/date'
import { formatPercent } from '../../src-shared/format/percent'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'
import { expect, test } from '../fixtures'
import { CoinPage } from '../pages/coin-page'
import { ConverterPage } from '../pages/converter-page'
import { MarketPage } from '../pages/market-page'
import { SettingsPage } from '../pages/settings-page'
import { allSizes, photographForms } from '../pictures'

/** Floating-point numbers would lose the last digits. */
function productOf(a: string, b: string): string {
  const places = (text: string): number => text.split('.')[1]?.length ?? 0
  const digits = (BigInt(a.replace('.', '')) * BigInt(b.replace('.', ''))).toString()
  const scale = places(a) + places(b)
  const padded = digits.padStart(scale + 1, '0')
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`.replace(/\.?0+$/, '')
}

const grouped = (text: string): string => text.replace(/^\d+/, whole => Number(whole).toLocaleString('en-GB'))

test("opens a coin's page from a headline and calculates its figures for free", async ({
  appPage,
  candlewick,
  service
}) => {
  const coin = new CoinPage(appPage)
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  await appPage.show('News')
  const lists = await appPage.ask('watchlist', 'lists')
  await coin.follow('SOL')
  expect(await appPage.ask('watchlist', 'lists')).toEqual(lists)
  await appPage.photograph('coin-without-candles')
  await coin.loadCandles()
  // From now on, the close of the last candle is the latest price.
  await expect(coin.chart).toHaveAttribute('data-candles', '720')
  await expect(coin.panel(m.coin.performance())).toBeVisible()

  const sol = service.market.coins.find(({ symbol }) => symbol === 'SOL')!
  const now = Date.now()
  const today = Math.floor(now / dayMs) * dayMs
  const dayOf = (ago: number): DemoCandle =>
    service.market.candles(sol, '1d', today - ago * dayMs, today - (ago - 1) * dayMs, now)[0]!
  const price = await coin.price('SOL')
  const change = (from: number): string => formatPercent((price / from - 1) * 100)

  await test.step('performance compares the current price with the close of an earlier day', async () => {
    for (const days of [1, 7, 30, 365])
      await expect(
        coin.figure('Performance', days === 1 ? m.coin.sinceMidnight() : `${days} days`)
      ).toHaveText(change(dayOf(days).close))
    // There are 720 candles, including the one of today. The oldest one opened at the close of 720 days ago.
    await expect(coin.figure('Performance', '720 days')).toHaveText(change(dayOf(719).open))
    await expect(coin.chart).toHaveAttribute('data-candles', '720')
  })

  await test.step('all-time high and low come from the loaded candles', async () => {
    const days = service.market.candles(sol, '1d', today - 719 * dayMs, today, now)
    const high = days.reduce((best, one) => (one.high > best.high ? one : best))
    await expect(coin.figure(m.coin.extremes.title(), 'High')).toHaveText(formatPrice(high.high))
    await expect(coin.figure(m.coin.extremes.title(), m.coin.extremes.highDay())).toHaveText(
      formatCandleDay(high.time)
    )
    await expect(coin.figure(m.coin.extremes.title(), m.coin.extremes.fromHigh())).toHaveText(
      change(high.high)
    )
  })

  await test.step('looks up a loaded day for free', async () => {
    const day = dayOf(200)
    await coin.openDay(new Date(day.time).toISOString().slice(0, 10))
    await expect(coin.day).toContainText(`Close ${formatPrice(day.close)}`)
    await expect(coin.day).toContainText(`Change since then ${change(day.close)}`)
    await appPage.photograph('coin-day')
    await coin.openDay('2087-01-01')
    await expect(coin.panel(m.coin.pastDay.title())).toContainText('This day is in the future.')
    await coin.openDay('1999-01-01')
    await expect(coin.panel(m.coin.pastDay.title())).toContainText(
      m.coin.pastDay.unknown({ since: formatCandleDay(sol.firstDay * dayMs) })
    )
    await expect(coin.loadDay).toHaveCount(0)
    await coin.openDay('2024-02-29')
    await expect(coin.loadDay).toBeVisible()
    await expect(coin.panel(m.coin.pastDay.title())).toContainText('Loaded candles start on ')
  })

  const calls = service.controls.calls().filter(({ query }) => query.includes('SOL'))
  expect(new Set(calls.map(({ operation }) => operation))).toEqual(new Set(['getData', 'getNews', 'getOHLC']))

  await test.step('shows the price of the service’s figures and, once loaded, compares them with the calculated ones', async () => {
    service.controls.setPlan({ operations: { getVolatility: false } })
    service.controls.clearCalls()
    for (const [panel, verb] of [
      ['Performance', 'Load performance'],
      ['High and low', 'Load high and low'],
      ['Technical verdict', 'Load verdict'],
      ['Levels near the price', 'Load levels'],
      [m.coin.volatility(), 'Load volatility']
    ] as const)
      await coin.ask(panel, verb)
    const priceThen = service.market.priceAt(sol, service.controls.calls()[0]!.at)
    const close = dayOf(30).close
    await expect(coin.figure('Performance', '30 days', 'service')).toHaveText(
      formatPercent((priceThen / close - 1) * 100)
    )
    const all = service.market.candles(sol, '1d', 0, Date.now(), Date.now())
    const top = all.reduce((best, one) => (one.high > best.high ? one : best))
    await expect(coin.figure(m.coin.extremes.title(), 'High', 'service')).toHaveText(formatPrice(top.high))
    // The all-time low is older than the loaded candles.
    const bottom = all.reduce((best, one) => (one.low < best.low ? one : best))
    expect(bottom.time).toBeLessThan(today - 720 * dayMs)
    await expect(coin.figure(m.coin.extremes.title(), 'Low', 'service')).toHaveText(formatPrice(bottom.low))
    await expect(coin.figure(m.coin.extremes.title(), 'Low', 'difference')).toHaveText('')
    await expect(coin.line(m.coin.levels.title(), /Resistance R1 ([\d.,]+) \1 [+−]/)).toBeVisible()
    await expect(coin.verdictParts).toHaveCount(technicalSigns.length)
    await expect(coin.gauge(m.coin.extremes.allTime())).toBeVisible()
    await coin.explain(m.coin.verdict())
    await expect(coin.explanation).toHaveText(m.coin.verdictHint())
    await appPage.page.keyboard.press('Escape')
    await expect(coin.explanation).toHaveCount(0)
    await expect(coin.heading('SOL')).toBeVisible()
    // The plan lacks one of the five operations. The operation's panel says so and still shows the calculated
    // values.
    await expect(coin.fault(m.coin.volatility())).toContainText('plan')
    await expect(coin.figure(m.coin.volatility(), '30 days')).toHaveText(/^\d+(\.\d+)? %$/)
    const charged = service.controls.calls().map(({ operation, charged: cost }) => [operation, cost])
    expect(charged).toEqual(
      expect.arrayContaining([
        ['getTechnicalAnalysis', 10],
        ['getSupportResistance', 100]
      ])
    )
    expect(await coin.ledger()).toEqual(
      expect.arrayContaining(
        charged.map(([operation, cost]) => ({ operation, charged: cost, feature: 'coin' }))
      )
    )
  })

  await test.step('loads a day older than the loaded candles at the displayed price', async () => {
    await coin.openDay('2024-02-29')
    await coin.ask(m.coin.pastDay.title(), m.coin.pastDay.load())
    const leap = Date.UTC(2024, 1, 29)
    const [candle] = service.market.candles(sol, '1d', leap, leap + dayMs, now)
    await expect(coin.day).toContainText(`Close ${formatPrice(candle!.close)}`)
    await expect(coin.day).toContainText(/Thursday,? 29 February 2024 From service/)
    await coin.openDay('2087-01-01')
    await coin.openDay('2024-02-29')
    await expect(coin.day).toContainText(`Close ${formatPrice(candle!.close)}`)
    expect(service.controls.calls('getHistory')).toHaveLength(1)
  })

  await test.step('lists venues in one table with their spread and the best price to sell at', async () => {
    const ticker = (exchange: string, last: string, bid: string, ask: string, quote = 'USDT'): object => ({
      symbol: 'SOL',
      pair: `SOL/${quote}`,
      exchange,
      last,
      bid,
      ask,
      volume_24h: '10',
      daily_change_percentage: '1.00',
      date: '2026-11-22 10:00:00'
    })
    const tickers = [
      ticker('binance', '100', '99.9', '100.1'),
      ticker('okx', '102', '101.5', '102.5'),
      ticker('kraken', '90', '89', '91', 'EUR')
    ]
    service.controls.overrideBody('getTickers', JSON.stringify({ status: true, tickers }))
    await coin.ask('Markets', m.coin.venues.loadTickers())
    await expect(coin.panel(m.coin.venues.title())).toContainText(
      'Prices in USDT differ by 2.00 %, from binance to okx. Best bid 101.50 at okx, best ask 100.10 at binance.'
    )
    await expect(coin.line('Markets', /kraken EUR 90.00 89.00 91.00/)).toBeVisible()
    await coin.panel(m.coin.venues.title()).scrollIntoViewIfNeeded()
    await appPage.photograph('coin-markets')
    service.controls.overrideBody('getTickers', null)
  })

  await test.step('converts an amount for free from quotes, or for credits at the service’s rate', async () => {
    await appPage.page.keyboard.press('Control+e')
    const converter = new ConverterPage(appPage.page)
    await converter.fill('0.350', 'BTC', 'USD')
    const text = await coin.priceText('BTC')
    await expect(converter.result('calculated')).toHaveText(
      `${grouped(productOf('0.35', text))} ${m.currency.assumedMark({ code: 'USD' })}`
    )
    await appPage.photograph('converter')

    await converter.close()
    await coin.guess.click()
    const settings = await SettingsPage.at(appPage)
    await expect(settings.unnamedMoney).toBeFocused()
    await settings.unnamedMoney.selectOption('USD')
    await appPage.page.keyboard.press('Control+e')
    await expect(converter.result('calculated')).toHaveText(/ USD$/)
    await converter.close()
    await settings.unnamedMoney.selectOption('')
    await appPage.show('Market')
    await coin.follow('SOL')
    await appPage.page.keyboard.press('Control+e')

    await converter.fill('0.350', 'BTC', 'EUR')
    await expect(converter.dialog).toContainText(m.convert.rateMissing({ names: 'EUR' }))
    service.controls.clearCalls()
    await coin.spend(converter.exactRate)
    await expect(converter.result('service')).toContainText('EUR')
    const [call] = service.controls.calls()
    const [btc, eur] = [
      service.market.coins.find(({ symbol }) => symbol === 'BTC')!,
      service.market.currency('EUR')!
    ]
    const rate = service.market.priceAt(btc, call!.at) / service.market.priceAt(eur, call!.at)
    const shown = Number((await converter.result('service').innerText()).replace(/[^\d.]/g, ''))
    // The converter shows twelve digits.
    expect(Math.abs(shown / (0.35 * rate) - 1)).toBeLessThan(1e-11)
    expect(await coin.ledger()).toEqual(
      expect.arrayContaining([{ operation: 'getConversion', charged: call!.charged, feature: 'coin' }])
    )
    await appPage.photograph('converter-rate')

    await converter.fill('0,3,5 x', 'BTC', 'EUR')
    await expect(converter.fault).toContainText(m.convert.amountInvalid())
    await converter.close()
    await coin.convert()
    await expect(converter.amount).toHaveValue('0,3,5 x')
    await converter.close()
  })

  await test.step('shows prices in the user’s currency after the user confirms the cost', async () => {
    service.controls.clearCalls()
    const settings = await SettingsPage.open(appPage)
    await settings.showPricesIn('EUR')
    await expect(settings.terms).toContainText(m.currency.loadWhat({ coin: 'BTC', currency: 'EUR' }))
    await expect(settings.terms).toContainText(m.currency.each())
    await appPage.photograph('currency-terms')
    expect(service.controls.calls('getDataCurrency')).toEqual([])
    await settings.agree()
    await expect(settings.rate(/^1 USD was 0\.\d{4} EUR/)).toBeVisible()
    await appPage.photograph('settings-currency')
    const calls = service.controls.calls('getDataCurrency')
    expect(calls).toHaveLength(1)
    const { answer } = (await appPage.ask('displayCurrency', 'state')) as {
      answer: { rate: { rate: number } }
    }
    const eur = service.market.currency('EUR')!
    // The two prices are compared loosely, because they are up to two minutes apart.
    expect(answer.rate.rate * service.market.priceAt(eur, calls[0]!.at)).toBeCloseTo(1, 2)
    await appPage.show('Watch')
    await expect(appPage.row('SOL')).toContainText(
      formatPrice((await coin.price('SOL')) * answer.rate.rate).slice(0, 4)
    )
    await appPage.photograph('watch-currency')
    await appPage.page.keyboard.press('Control+e')
    const converter = new ConverterPage(appPage.page)
    await converter.fill('2', 'EUR', 'SOL')
    await expect(converter.result('calculated')).toContainText('SOL')
    await converter.close()
    await appPage.show('Market')
    await new CoinPage(appPage).follow('SOL')
  })

  await test.step('the page fills a wide window', async () => {
    for (const [width, height] of allSizes) {
      await candlewick.resize(width, height)
      await appPage.page.waitForFunction(wide => innerWidth === wide, width)
      expect(await coin.panelsReach()).toBeGreaterThan(0.95)
      expect(await appPage.overflow()).toBeLessThanOrEqual(0)
    }
  })

  await photographForms(candlewick, appPage, 'coin', allSizes)
})

test("distinguishes coins with the same symbol in the market and on the coin's page", async ({
  appPage,
  service
}) => {
  const row = (symbol: string, name: string, price: number, cap: number) => ({
    id: name.toLowerCase(),
    symbol,
    name,
    current_price: price,
    market_cap: cap,
    price_change_percentage_24h: 1.5
  })
  const bitcoins = [row('BTC', 'batcat', 0.0002, 190_000), row('BTC', 'Bitcoin', 64_000.5, 1.2e12)]
  const serveRows = (operation: 'getTop' | 'getData', data: readonly object[]): void =>
    service.controls.overrideBody(operation, JSON.stringify({ status: true, data }))
  serveRows('getTop', [...bitcoins, row('ETH', 'Ethereum', 3_100, 3.7e11)])
  serveRows('getData', bitcoins)

  const market = await MarketPage.open(appPage)
  await market.choose(m.marketView.topOfMarket())
  await market.spend(/^Load the top 100/)
  await expect(market.rows).toHaveCount(2)
  await expect(market.rows.first()).toContainText('64,000.5')
  await expect(
    market.says(m.marketView.twinsHidden({ names: m.quotes.twinOf({ name: 'batcat', symbol: 'BTC' }) }))
  ).toBeVisible()

  expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
  const coin = new CoinPage(appPage)
  await coin.follow('BTC')
  const twins = coin.twins('BTC')
  await expect(twins).toContainText(m.coin.twins.shown({ symbol: 'BTC', name: 'Bitcoin' }))
  await appPage.photograph('coin-twins')
  await coin.chooseTwin('batcat')
  await expect(twins).toContainText(m.coin.twins.shown({ symbol: 'BTC', name: 'batcat' }))
  expect(await coin.price('BTC')).toBe(0.0002)

  await test.step('follows a coin to its new symbol', async () => {
    serveRows('getData', [
      row('ETH', 'Ethereum', 3_100, 3.7e11),
      row('WBTC', 'Wrapped (ex-BTC)', 63_000, 1e10)
    ])
    expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })
    await coin.followTo('WBTC')
    await expect(coin.heading('WBTC')).toBeVisible()
    expect(await appPage.ask('watchlist', 'lists')).toMatchObject({
      answer: [{ coins: expect.arrayContaining(['WBTC']) }]
    })
  })
})
