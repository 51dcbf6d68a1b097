import type { DemoService } from '../../src-demo/demo-service'
import { expect, test } from '../fixtures'
import type { AppPage } from '../pages/app-page'
import { IndicatorsPage } from '../pages/indicators-page'
import { LayoutsPage } from '../pages/layouts-page'
import { minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const spans = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': 60 * minute,
  '4h': 240 * minute
} as const
type Interval = keyof typeof spans
type Row = Readonly<Record<string, string | number>>

/** This coin isn't on the watchlist, so its bars come from the service's candles alone. */
const coin = 'GNO'

function rowsOf(interval: Interval, closes: readonly number[], volume: number | null): Row[] {
  const step = spans[interval]
  const end = Math.floor(Date.now() / step) * step
  return closes.map((close, at) => {
    const open = closes[at - 1] ?? close
    const time = new Date(end - (closes.length - 1 - at) * step).toISOString().slice(0, 19).replace('T', ' ')
    const prices = { open, high: Math.max(open, close), low: Math.min(open, close), close }
    return { symbol: coin, time, ...prices, ...(volume === null ? {} : { volume }) }
  })
}

function walk(from: number, size: number): number[] {
  let [price, seed] = [from, 9]
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: size }, () => (price *= 1 + (next() - 0.5) / 50))
}

async function hold(
  appPage: AppPage,
  service: DemoService,
  interval: Interval,
  rows: readonly Row[]
): Promise<void> {
  service.controls.overrideBody('getOHLCIntraday', JSON.stringify({ status: true, result: rows }))
  expect(await appPage.ask('market', 'loadCandles', { coin, interval, bars: null })).toMatchObject({
    ok: true
  })
}

async function showCoin(appPage: AppPage, indicators: readonly string[]): Promise<void> {
  const { answer } = (await appPage.ask('layouts', 'all')) as {
    answer: { layouts: { id: number; name: string }[] }
  }
  const { id, name, ...content } = answer.layouts[0] as never as {
    id: number
    name: string
    charts: Record<string, unknown>[]
  }
  expect(name).not.toBe('')
  const own = indicators.map(key => ({ key, indicator: key, values: {}, styles: {}, isHidden: false }))
  content.charts[0] = { ...content.charts[0], coin, indicators: own }
  expect(await appPage.ask('layouts', 'change', { id, content })).toMatchObject({ ok: true })
  await appPage.page.reload()
}

test('draws candles of any size with meaningful digits', async ({ appPage, service }) => {
  const { page } = appPage
  const gappy = rowsOf('1h', walk(3, 200), 5).filter(
    (_, at) => at < 150 || (at > 156 && at < 170) || at > 190
  )
  await hold(appPage, service, '1m', rowsOf('1m', walk(1.2e-8, 300), 3e12))
  await hold(appPage, service, '5m', rowsOf('5m', walk(1.2e8, 300), 0.002))
  await hold(appPage, service, '15m', rowsOf('15m', Array<number>(200).fill(0.5), 0))
  await hold(appPage, service, '1h', gappy)
  await hold(appPage, service, '4h', rowsOf('4h', [0.000123456], 1))
  await showCoin(appPage, ['sma', 'bollinger', 'rsi', 'macd'])
  const reasons: Readonly<Record<Interval, RegExp>> = {
    '1m': /C 0\.0000000\d{4}.*SMA 20 0\.0000000\d{4}.*MACD 12, 26, 9 −?\d\.\d{3}e−(9|10|11)/,
    '5m': /C \d{2,3},\d{3},\d{3} .*MACD 12, 26, 9( −?[\d,]+\.\d\d){3}/,
    '15m': /C 0\.5000 .*0\.00 %.*MACD 12, 26, 9 0\.00 0\.00 0\.00/,
    '1h': /C \d\.\d{4} .*candles missing here/,
    '4h': /C 0\.0001235 .*SMA needs 19 more candles/
  }
  for (const interval of Object.keys(reasons) as Interval[]) {
    await appPage.interval(interval).click()
    await expect(appPage.chart(coin, interval)).toBeVisible()
    const chart = new LayoutsPage(page).chart(1)
    const words = async (): Promise<string> => (await chart.innerText()).replace(/\s+/g, ' ')
    await expect.poll(words).toMatch(reasons[interval])
    expect(await words()).not.toMatch(/NaN|Infinity|undefined/)
    await appPage.photograph(`odd-candles-${interval}`)
  }
})

test('reports bad candles, a rejected interval, an invalid period and a used-up budget on the chart', async ({
  appPage,
  service
}) => {
  const { page } = appPage
  const rows = rowsOf('1h', walk(10, 60), null)
  const bad: Row[] = [...rows]
  ;[bad[10], bad[11]] = [rows[11]!, rows[10]!]
  bad.splice(20, 0, rows[20]!)
  bad[30] = { ...bad[30], high: 5, low: 50 }
  bad[40] = { ...bad[40], close: 'x' }
  await hold(appPage, service, '1h', bad)
  await showCoin(appPage, ['sma', 'obv'])
  await expect(appPage.chart(coin, '1h')).toHaveAttribute('data-candles', '59')
  await expect(
    appPage.says(
      [
        m.chart.findings.unreadable({ count: 1 }),
        m.chart.findings.repeated({ count: 1 }),
        m.chart.findings.unordered({ count: 1 }),
        m.chart.findings.inverted({ count: 1 })
      ].join(' ')
    )
  ).toBeVisible()
  await expect(appPage.says(m.indicators.needs.volume({ short: 'OBV' }))).toBeVisible()
  await appPage.photograph('bad-candles')

  const indicators = new IndicatorsPage(page)
  await indicators.take(/^SMA 20: settings/, 'Settings…')
  const { period } = indicators
  for (const [typed, sentence] of [
    ['0', 'Period must be from 1 to 1,000.'],
    ['10000', 'Period must be from 1 to 1,000.'],
    ['ten', 'Period must be a number from 1 to 1,000.']
  ] as const) {
    await period.fill(typed)
    await expect(appPage.says(sentence)).toBeVisible()
  }
  await period.fill('100')
  await page.keyboard.press('Escape')
  await expect(appPage.says(m.indicators.needs.candles({ short: 'SMA', missing: 41 }))).toBeVisible()

  service.controls.overrideBody(
    'getOHLCIntraday',
    JSON.stringify({ status: false, message: 'no such interval' })
  )
  await appPage.interval('4h').click()
  await expect(appPage.says(m.faults.causeWhat['candles-refused']({ interval: '4h', coin }))).toBeVisible()
  await expect(appPage.says(/The service says: “no such interval”\./)).toBeVisible()

  service.controls.overrideBody('getOHLCIntraday', null)
  expect(await appPage.ask('settings', 'change', { dailyBudget: 10 })).toMatchObject({ ok: true })
  await appPage.interval('5m').click()
  await expect(appPage.says(/Automatic updates are off: today’s budget is used up\./)).toBeVisible()
  await appPage.photograph('bad-budget')
})
