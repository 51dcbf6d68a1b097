import type { CoinRefusalOptions, ReceivedCall } from '../../src-demo/demo-controls'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { usualSizes, photographForms } from '../pictures'
import { day, minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const wrong = 'NOSUCHCOIN'

const sizes = [[640, 560], ...usualSizes] as const

const coinsOf = ({ query }: ReceivedCall): readonly string[] =>
  (new URLSearchParams(query).get('symbol') ?? '').split(' ')

const sum = (calls: readonly ReceivedCall[]): number => calls.reduce((all, { charged }) => all + charged, 0)

const expectBooked = (appPage: AppPage, calls: () => readonly ReceivedCall[]): Promise<void> =>
  expect(async () => {
    const { answer } = (await appPage.ask('credits', 'gauge')) as { answer: { today: unknown } }
    expect(answer.today).toMatchObject({ spent: sum(calls()), reserved: 0, unknown: 0 })
  }).toPass({ timeout: 10_000 })

for (const [manner, options, message] of [
  ['named', {}, /Unknown symbol: NOSUCHCOIN/],
  ['not named', { named: false }, /A symbol is not supported/]
] as const satisfies readonly (readonly [string, CoinRefusalOptions, RegExp])[]) {
  test(`marks only the rejected coin if it is ${manner} in the service's message`, async ({
    candlewick,
    service
  }) => {
    let appPage = await AppPage.watching(candlewick, service)
    const { controls } = service
    const quotes = (): readonly ReceivedCall[] => controls.calls('getData')
    const answered = (): number => quotes().filter(({ charged }) => charged > 0).length
    const tries = (): number => quotes().filter(call => coinsOf(call).includes(wrong)).length
    const turn = async (): Promise<void> => {
      await appPage.quiet()
      const before = answered()
      await candlewick.advance(minute + 1_000)
      await expect.poll(answered).toBeGreaterThan(before)
      await candlewick.settled()
    }

    controls.refuseCoin(wrong, options)
    await appPage.addCoin(wrong)
    // Wait in real time. If the clock were advanced here, the kill below would set it back.
    await expect(appPage.row(wrong)).toHaveClass(/missing/, { timeout: 15_000 })
    await expect(appPage.row(wrong)).toContainText(message)
    await candlewick.settled()
    for (let minutes = 0; minutes < 3; minutes++) await turn()
    expect(await fetchedAges(appPage)).toEqual(new Set([0]))
    await expectBooked(appPage, () => controls.calls())
    await photographForms(candlewick, appPage, `refused-coin-${manner}`, sizes)

    await candlewick.kill()
    const before = controls.calls()
    controls.clearCalls()
    appPage = new AppPage(await candlewick.launch())
    await expect(appPage.row(wrong)).toHaveClass(/missing/)
    await turn()
    expect(tries()).toBe(0)
    await expectBooked(appPage, () => [...before, ...controls.calls()])
    controls.clearCalls()
    // Pause during the jump of the clock, because a running call would seem to have taken a whole day.
    await appPage.ask('schedule', 'pause', { until: null })
    await candlewick.advance(day)
    await appPage.ask('schedule', 'resume')
    await expect.poll(tries).toBe(1)
    await candlewick.settled()
    await turn()
    expect(tries()).toBe(1)
    await expect(appPage.row(wrong)).toContainText(message)
    await expectBooked(appPage, () => controls.calls())

    await appPage.row(wrong).click()
    await appPage.press(`Remove ${wrong}`)
    await expect(appPage.row(wrong)).toHaveCount(0)
    await expect(appPage.rows).toHaveCount(12)
  })
}

test('warns about a coin missing from the loaded coin list, unless it has an exchange', async ({
  appPage,
  candlewick
}) => {
  expect(await appPage.ask('market', 'loadCoinList')).toMatchObject({ ok: true })
  const warning = appPage.says(m.quotes.unlisted({ first: wrong, more: 0 }))
  await appPage.addCoin('BTC@binance')
  await expect(appPage.row('BTC@binance')).toBeVisible()
  await candlewick.advance(6_000)
  await candlewick.settled()
  await expect(warning).toHaveCount(0)
  await appPage.addCoin(wrong)
  await expect(appPage.row(wrong)).toBeVisible()
  await expect(warning).toBeVisible()
  await photographForms(candlewick, appPage, 'unlisted-coin', sizes)
})

test('reports unreadable quotes above the watchlist and shows the response as received', async ({
  appPage,
  candlewick,
  service
}) => {
  const rows = ['BTC', 'ETH'].map(symbol => ({ symbol, x9: '7.5' }))
  service.controls.overrideBody('getData', JSON.stringify({ status: true, symbols: rows }))
  await appPage.quiet()
  await candlewick.advance(minute + 1_000)
  const banner = appPage.banner(m.watchlist.unreadPrices())
  await expect(banner.first()).toBeVisible()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await photographForms(candlewick, appPage, 'unread-quotes', sizes)
  await appPage.press(m.reading.map())
  await expect(appPage.view('Explorer')).toContainText('x9')
  await appPage.photograph('unread-quotes-raw')

  await appPage.show('Watch')
  await appPage.quiet()
  service.controls.overrideBody('getData', null)
  await candlewick.advance(minute + 1_000)
  await expect(banner).toHaveCount(0)
})

async function fetchedAges(appPage: AppPage): Promise<Set<number>> {
  const { answer } = (await appPage.ask('market', 'board')) as {
    answer: { fetchedAt: number; quotes: { symbol: string; fetchedAt: number }[] }
  }
  const good = answer.quotes.filter(({ symbol }) => symbol !== wrong)
  expect(good).toHaveLength(12)
  return new Set(good.map(({ fetchedAt }) => answer.fetchedAt - fetchedAt))
}
