// Measures how long views take to appear in the built app, on the demo market with 2,000 coins.
import { CandlewickApp } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { AppPage } from '../e2e/pages/app-page'
import { MarketPage } from '../e2e/pages/market-page'
import { startDemoService } from '../src-demo/demo-service'
import { median, p95, report, round, type BenchFigure } from './chart/figures'
import { workOfFrames } from './views/frame-work'
import { answeredAfter, paintedAfterPress, scrolledBySteps } from './views/page'
import { m } from '../src-shared/messages/m'

const rounds = 9
const screened = 300

const limited = (name: string, ours: number, unit: string, most: number, count: number): BenchFigure => ({
  name,
  ours: round(ours),
  unit,
  rounds: count,
  target: `ours <= ${most}`,
  met: ours <= most
})

const line = (indicator: string, params: object, output = 'value'): object => ({
  indicator,
  params,
  line: output
})
const over = (of: object, is: string, against: object): object => ({
  kind: 'indicator',
  interval: '4h',
  line: of,
  is,
  against
})
const anyOf = [
  [
    over(line('rsi', { period: 14 }), 'below', { value: 70 }),
    over(line('natr', { period: 14 }), 'above', { value: 0.5 }),
    over(line('percent-b', { period: 20, factor: 2 }), 'below', { value: 1 })
  ],
  [
    over(line('ema', { period: 50 }), 'crosses up', { line: line('ema', { period: 200 }) }),
    { kind: 'distance', interval: '4h', is: 'below', percent: 10, from: 'high', bars: 365 }
  ]
]

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const service = await startDemoService({ coins: 2_000, rateLimitPerMinute: null, quotaLimit: 1e9 })
const app = new CandlewickApp(desktop.env)
try {
  const appPage = await AppPage.watching(app, service)
  const coins = service.market.coins.slice(0, screened).map(({ symbol }) => symbol)
  const load = coins.map(coin => ({ coin, interval: '4h' }))
  await appPage.ask('screener', 'loadCandles', { coins, anyOf, load })
  await app.quit()

  // Restart the app, which unloads the screener's code.
  const page = await app.launch()
  const fresh = new AppPage(page)
  await page.getByTestId('watchlist-row').first().waitFor()
  const view = ['screener', 'view', { coins, anyOf }] as const
  const first = await page.evaluate(answeredAfter, view)
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) warm.push(await page.evaluate(answeredAfter, view))

  const market = await MarketPage.open(fresh)
  await market.chooseTop(2_000)
  await market.spend(/^Load the top 2,000/)
  await market.choose(m.marketView.topOfMarket())
  await market.view.getByText('2,000 of 2,000').waitFor({ timeout: 60_000 })
  const work = await workOfFrames(page, () =>
    page.evaluate(scrolledBySteps, ['[role="grid"]', 240, 140] as const)
  )

  const switches: number[] = []
  const button = (view: string): string => `nav button[aria-label^="${view}"]`
  for (let round = 0; round < rounds; round++)
    for (const view of ['News', 'Market', 'Alerts', 'Credits', 'Watch'])
      switches.push(
        await page.evaluate(paintedAfterPress, [button(view), `main[aria-label="${view}"]`] as const)
      )

  await fresh.show('Market')
  await market.chooseTop(500)
  await market.spend(/^Load the top 500/)
  await market.view.getByText('500 of 500').waitFor({ timeout: 60_000 })
  const map: number[] = []
  const panel = (place: number): string => `[aria-label="Panels"] button:nth-of-type(${place})`
  for (let round = 0; round < rounds; round++) {
    map.push(await page.evaluate(paintedAfterPress, [panel(2), '[data-tiles="500"]'] as const))
    await market.tab('Overview')
  }

  const met = report([
    limited('view-switch', median(switches), 'ms to painted', 50, switches.length),
    limited('heat-map-500', median(map), 'ms to painted', 100, map.length),
    limited('screener-first', first, 'ms, 300 coins x 5 conditions x 600 candles', 600, 1),
    limited('screener-warm', median(warm), 'ms, 300 coins x 5 conditions x 600 candles', 150, warm.length),
    limited('table-2000-p95', p95(work), 'ms of work in a frame', 8, work.length)
  ])
  if (!met) process.exitCode = 1
} finally {
  await app.dispose()
  await service.close()
  await desktop.stop()
}
