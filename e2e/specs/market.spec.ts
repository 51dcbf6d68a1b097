import type { Board } from '../../src-shared/contract'
import type { DemoService } from '../../src-demo/demo-service'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { MarketPage } from '../pages/market-page'
import { day } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const today = (): number => Math.floor(Date.now() / day) * day
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']

/** Returns closed daily candles, the last of which is yesterday's. */
function days({ market }: DemoService, symbol: string, count: number) {
  const coin = market.coin(symbol)
  if (!coin) throw new Error(`The demo market has no ${symbol}`)
  return market.candles(coin, '1d', today() - count * day, today(), Date.now())
}

function correlation(service: DemoService, a: string, b: string, count: number): number {
  const returns = (coin: string): number[] => {
    const closes = days(service, coin, count + 1).map(({ close }) => close)
    return closes.slice(1).map((close, at) => Math.log(close / closes[at]!))
  }
  const [x, y] = [returns(a), returns(b)]
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  const cross = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, one, at) => sum + (one - mean(p)) * (q[at]! - mean(q)), 0)
  return cross(x, y) / Math.sqrt(cross(x, x) * cross(y, y))
}

const number = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))

async function spent(
  appPage: AppPage
): Promise<readonly [operation: string, feature: string, charged: number | null][]> {
  const filter = { operation: null, coin: null, feature: 'market', from: null, to: null, open: false }
  const { answer } = (await appPage.ask('credits', 'ledger', { before: null, limit: 100, filter })) as {
    answer: { operation: string; feature: string; charged: number | null }[]
  }
  return answer.map(({ operation, feature, charged }) => [operation, feature, charged])
}

test('the market shows free data at once and offers everything else at a price', async ({
  appPage,
  market,
  candlewick,
  service
}) => {
  await expect(market.rows).toHaveCount(12)
  await expect(market.heading(/^7 days/)).toHaveCount(0)
  const moves = await Promise.all(
    coins.map(async coin => [coin, number(await market.cell(coin, 'Daily'))] as const)
  )
  const risers = moves.filter(([, change]) => change > 0).sort((a, b) => b[1] - a[1])
  await expect(market.movers('up').first()).toContainText(risers[0]?.[0] ?? '–')
  expect(await spent(appPage)).toEqual([])

  await market.spend(/^Load daily candles for 12 coins/)
  await expect(market.says('from daily candles for 12 of 12 coins')).toBeVisible()
  expect((await spent(appPage)).map(([operation]) => operation)).toEqual(coins.map(() => 'getOHLC'))
  for (const coin of ['SOL', 'LTC']) {
    const closes = days(service, coin, 400)
    const weekAgo = closes.find(({ time }) => time === today() - 7 * day)!.close
    const year = closes.filter(({ time }) => time >= today() - 364 * day).map(({ high }) => high)
    await expect(async () => {
      await candlewick.advance(5_000)
      const row = await market.cells(coin, 'Price', '7 days', m.quotes.fromHigh())
      const price = number(row.Price!)
      expect(number(row['7 days']!)).toBeCloseTo((price / weekAgo - 1) * 100, 1)
      expect(number(row[m.quotes.fromHigh()]!)).toBeCloseTo((price / Math.max(price, ...year) - 1) * 100, 1)
    }).toPass({ timeout: 15_000 })
  }

  const callCount = (): number => service.controls.calls('getTop').length
  await market.spend(/^Load the top 100/)
  const bitcoin = service.market.coin('BTC')!
  const cap = bitcoin.supply * service.market.quoteAt(bitcoin, Date.now()).last
  await expect
    .poll(async () => number(await market.cell('BTC', m.marketView.cap())), { timeout: 15_000 })
    .toBeCloseTo(cap / 1e12, 1)
  await market.choose(m.marketView.topOfMarket())
  await expect(market.says('100 of 100')).toBeVisible()
  await market.sort('Volume')
  await market.find('chain')
  await expect(market.row('LINK')).toBeVisible()
  expect(await market.rows.count()).toBeLessThan(5)
  expect(callCount()).toBe(1)
  await market.find('')
  await market.hide('Volume')
  await expect(market.heading(/^Volume/)).toHaveCount(0)
  await expect(market.map).toHaveAttribute('data-tiles', '100')
  await appPage.photograph('market-overview')

  await market.tab('Map')
  await expect(market.map).toHaveAttribute('data-tiles', '100')
  await expect(market.map).toHaveAccessibleName(
    m.marketMap.spoken({ count: 100, size: m.marketView.cap(), span: m.quotes.column.daily() })
  )
  await appPage.photograph('market-map')

  await market.choose(m.marketView.watched())
  await market.tab('Breadth & sentiment')
  // The service counts a moment later, so its figures may differ by one coin.
  const agrees = (name: string, count: (quotes: Board['quotes']) => number) =>
    expect
      .poll(async () => {
        await candlewick.advance(5_000)
        const { answer } = (await appPage.ask('market', 'board')) as { answer: Board }
        return (await market.breadth(name).first().innerText()).endsWith(`${count(answer.quotes)} of 12`)
      })
      .toBe(true)
  const isAbove = (coin: string, price: number): boolean => {
    const closes = days(service, coin, 49).map(({ close }) => close)
    return closes.length === 49 && price > [...closes, price].reduce((sum, close) => sum + close, 0) / 50
  }
  const above = m.breadth.above50()
  await agrees(above, quotes => quotes.filter(({ symbol, price }) => isAbove(symbol, price ?? 0)).length)
  const asking = Date.now()
  await market.spend(/^Load breadth/)
  await expect(market.breadth(above).last()).toHaveText(/ of 12$/)
  const theirs = Number(/(\d+) of 12$/.exec(await market.breadth(above).last().innerText())?.[1])
  const answered = Date.now()
  const possible = Array.from({ length: Math.ceil((answered - asking) / 1000) + 1 }, (_, second) =>
    coins.filter(coin => {
      const at = Math.min(asking + second * 1000, answered)
      return isAbove(coin, service.market.quoteAt(service.market.coin(coin)!, at).last)
    })
  ).map(({ length }) => length)
  expect(possible).toContain(theirs)
  await agrees('Advancing', quotes => quotes.filter(({ changePercent }) => (changePercent ?? 0) > 0).length)
  expect((await spent(appPage))[0]).toEqual(['getMarketBreadth', 'market', 20])
  // The chart has a point for each of 90 closed days, one for now, and one from the service.
  await expect(market.points('Advancing coins over time')).toHaveAccessibleName(/: 92 points$/)
  const closes = coins.map(coin => days(service, coin, 3).map(({ close }) => close))
  const up = closes.filter(([before, close]) => close! > before!).length
  await market.readPoint('Advancing coins over time', today() - 2 * day)
  await expect(market.points('Advancing coins over time')).toContainText(`: ${Math.round((100 * up) / 12)} %`)
  await appPage.photograph('market-breadth')

  service.controls.setPlan({ operations: { getCorrelation: false } })
  await market.tab('Correlation')
  const ours = await market.pair('BTC', 'ETH').innerText()
  expect(number(ours)).toBeCloseTo(correlation(service, 'BTC', 'ETH', 90), 2)
  const all = coins.flatMap((a, at) =>
    coins.slice(at + 1).map(b => ({ names: [a, b], value: correlation(service, a, b, 90) }))
  )
  const ranked = all.sort((one, other) => other.value - one.value)
  for (const [list, { names, value }] of [
    ['Most correlated', ranked[0]!],
    ['Least correlated', ranked.at(-1)!]
  ] as const) {
    await expect(market.pairsIn(list).first()).toContainText(new RegExp(`${value.toFixed(2)}$`))
    for (const name of names) await expect(market.pairsIn(list).first()).toContainText(name)
  }
  await market.pairsIn('Most correlated').first().click()
  const [first, second] = ranked[0]!.names
  await expect(appPage.view('Watch')).toBeVisible()
  await expect(appPage.chartHead(first!).or(appPage.chartHead(second!)).first()).toBeVisible()
  await MarketPage.open(appPage)

  await market.spend(/^Load correlation/)
  await expect(market.fault).toContainText(/plan/i)
  await expect(market.pair('BTC', 'ETH')).toHaveText(ours)
  service.controls.setPlan({})
  await market.tab('Breakouts')
  await expect(market.fault).toHaveCount(0)
  await market.spend(/^Load breakouts/)
  await expect(market.says(m.common.notLoaded())).toHaveCount(0)
  await appPage.photograph('market-breakouts')
  await candlewick.resize(900, 600)
  await appPage.page.waitForFunction(() => innerWidth === 900)
  expect(await market.cutCells()).toEqual([])
  await candlewick.resize(1280, 800)

  await appPage.ask('watchlist', 'create', { name: 'Nothing yet' })
  await market.choose('Nothing yet')
  await expect(market.says(m.marketView.listEmpty.title())).toBeVisible()

  await service.close()
  await candlewick.kill()
  const later = new AppPage(await candlewick.launch())
  const reopened = await MarketPage.open(later)
  await reopened.choose(m.marketView.watched())
  await reopened.tab('Breadth & sentiment')
  await expect(reopened.breadth(above).last()).toContainText(`${theirs} of 12`)
  await reopened.tab('Overview')
  await expect(reopened.row('BTC')).toContainText('T')
  await expect.poll(() => reopened.cell('SOL', '7 days')).toMatch(/%/)
})
