import { expect, test } from '../fixtures'
import { IndicatorsPage } from '../pages/indicators-page'
import { sharedApp } from '../shared-app'
import { m } from '../../src-shared/messages/m'

const named = [
  ['sma ribbon', 'SMA ribbon 10, 20, 50, 100, 200'],
  ['ema ribbon', 'EMA ribbon 10, 20, 50, 100, 200'],
  ['bollinger bands', 'BB 20, 2'],
  ['ichimoku', 'Ichimoku 9, 26, 52, 26'],
  ['average true range', 'ATR 14'],
  ['supertrend', 'Supertrend 10, 3'],
  ['relative strength', 'RSI 14'],
  ['macd', 'MACD 12, 26, 9'],
  ['stochastic oscillator', 'Stoch 14, 3, 3'],
  ['adx', 'ADX 14'],
  ['psar', 'PSAR 0.02, 0.2'],
  ['vwap', 'VWAP'],
  ['obv', 'OBV']
] as const

test.describe('without a restart', () => {
  const shared = sharedApp(async ({ appPage, candlewick }) => {
    await candlewick.resize(1280, 800)
    await new IndicatorsPage(appPage.page).removeAll()
  })

  test('common indicators can be added and removed by keyboard', async () => {
    const { appPage, candlewick } = shared()
    test.setTimeout(120_000)
    const { page } = appPage
    const indicators = new IndicatorsPage(page)
    await candlewick.resize(1280, 800)
    await expect.poll(() => appPage.candles()).toBeGreaterThan(590)
    for (const [at, [words, title]] of named.entries()) {
      await indicators.add(words)
      const row = indicators.line(title)
      await expect(row).toHaveCount(1)
      await expect(indicators.values(title).first()).toContainText(/\d/)
      // Some lines are drawn ahead of the latest candle, so show the end of the chart.
      await appPage.chart('BTC', '1h').focus()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Escape')
      await appPage.ask('settings', 'change', { theme: at % 2 === 0 ? 'dark' : 'light' })
      await appPage.photograph(`indicator-${words.replaceAll(' ', '-')}`)
      await indicators.change(title, 'Remove')
      await expect(row).toHaveCount(0)
    }
  })

  test('rejects an invalid indicator period at its field', async () => {
    const { appPage } = shared()
    const { page } = appPage
    const indicators = new IndicatorsPage(page)
    await expect.poll(() => appPage.candles()).toBeGreaterThan(590)
    const loaded = await appPage.candles()
    await indicators.add('simple moving average')
    await indicators.change('SMA 20', 'Settings…')
    const named = m.indicators.name.sma()
    const { period } = indicators
    await period.focus()
    for (const [text, sentence] of [
      ['0', 'Period must be from 1 to 1,000.'],
      ['10000', 'Period must be from 1 to 1,000.'],
      ['ten', 'Period must be a number from 1 to 1,000.']
    ] as const) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await expect(indicators.settingSays(named, sentence)).toBeVisible()
      await expect(period).toHaveAttribute('aria-invalid', 'true')
    }
    await appPage.photograph('indicator-refused-period')
    // While the user typed 10000, the field contained 1000 for a moment. That's a valid period, so it's still
    // in effect.
    await expect(indicators.line('SMA 1000')).toHaveCount(1)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1')
    await expect(indicators.settingSays(named, /Period (goes|is)/)).toHaveCount(0)
    await expect(indicators.values('SMA 1')).toHaveText(/\d/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1000')
    await page.keyboard.press('Escape')
    await expect(indicators.settings(named)).toHaveCount(0)
    await expect(indicators.line('SMA 1000')).toContainText(
      m.indicators.needs.candles({ short: 'SMA', missing: 1000 - loaded })
    )
    await appPage.photograph('indicator-shortage')
  })
})
