import type { DemoService } from '../../src-demo/demo-service'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ScreenerPage } from '../pages/screener-page'
import { m } from '../../src-shared/messages/m'

const hours4 = 4 * 3_600_000
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']

function rsi(closes: readonly number[], period: number): number {
  const moves = closes.slice(1).map((close, at) => close - closes[at]!)
  const mean = (of: (move: number) => number): number =>
    moves
      .slice(period)
      .reduce(
        (smooth, move) => (smooth * (period - 1) + of(move)) / period,
        moves.slice(0, period).reduce((sum, move) => sum + of(move), 0) / period
      )
  const [gain, loss] = [mean(move => Math.max(move, 0)), mean(move => Math.max(-move, 0))]
  return 100 - 100 / (1 + gain / loss)
}

function rsiOf({ market }: DemoService, symbol: string): number {
  const now = Date.now()
  const open = Math.floor(now / hours4) * hours4
  const bars = market.candles(market.coin(symbol)!, '4h', open - 600 * hours4, open, now)
  return rsi(
    bars.map(({ close }) => close),
    14
  )
}

async function chosenScreen(appPage: AppPage): Promise<number | null> {
  const { answer } = (await appPage.ask('settings', 'all')) as {
    answer: { viewState: { market: { screen: number | null } } }
  }
  return answer.viewState.market.screen
}

async function listed(appPage: AppPage, name: string): Promise<readonly string[]> {
  const { answer } = (await appPage.ask('watchlist', 'lists', undefined)) as {
    answer: { name: string; coins: string[] }[]
  }
  return [...(answer.find(list => list.name === name)?.coins ?? [])].sort()
}

test('the screener loads missing candles for the displayed price and saves its matches as a watchlist', async ({
  appPage,
  market,
  candlewick,
  service
}) => {
  await market.tab('Screener')
  const screener = new ScreenerPage(appPage.page)
  await screener.setIndicator(1, {
    interval: '4h',
    line: 'RSI',
    is: m.conditions.comparison.below(),
    value: '30'
  })
  await expect(screener.missing).toContainText(/Candles missing: .* and 7 more/)
  const before = service.controls.calls().length
  await screener.load()
  const candles = (): number =>
    service.controls
      .calls()
      .slice(before)
      .filter(({ operation }) => operation === 'getOHLCIntraday').length
  await expect.poll(candles).toBe(12)
  await expect(screener.missing).toHaveCount(0)

  await screener.showAll()
  await expect(screener.rows).toHaveCount(12)
  const expected = coins.map(coin => [coin, rsiOf(service, coin)] as const)
  for (const [coin, value] of expected) {
    expect(await screener.value(coin)).toBeCloseTo(value, 0)
    expect(await screener.matches(coin)).toBe(value < 30)
  }
  // The limit is the median, so that some coins match and some don't.
  const middle = [...expected].map(([, value]) => value).sort((a, b) => a - b)[6]!
  await screener.set(1, 'Value', middle.toFixed(2))
  const found = expected.filter(([, value]) => value < Number(middle.toFixed(2))).map(([coin]) => coin)
  await screener.showMatches()
  await expect(screener.rows).toHaveCount(found.length)
  await appPage.photograph('market-screener')

  await screener.save('Oversold on 4h')
  await expect.poll(async () => chosenScreen(appPage)).toBe(1)
  await candlewick.quit()
  const callsBefore = service.controls.calls().length
  const restarted = new AppPage(await candlewick.launch())
  const again = new ScreenerPage(restarted.page)
  await expect(again.view).toBeVisible()
  expect(await again.chosen()).toBe('Oversold on 4h')
  await expect(again.rows).toHaveCount(found.length)
  expect(
    service.controls
      .calls()
      .slice(callsBefore)
      .filter(({ operation }) => operation.startsWith('getOHLC'))
  ).toEqual([])

  await again.addToList(m.screener.newList())
  await expect.poll(async () => listed(restarted, 'Oversold on 4h')).toEqual([...found].sort())
  await again.alertOn(found[0]!)
  await expect(again.dialog).toContainText(m.alerts.form.newTitle())
  await expect(again.alertLine).toHaveValue('rsi value')
})
