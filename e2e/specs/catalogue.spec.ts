import type { Locator, Page } from 'playwright'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

/** What a trader asks for by name, as typed; and the title its legend then has. */
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

const legend = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Indicators' }).getByRole('listitem').filter({ hasText: title })

/** Adds what is found by these words, by key alone. */
async function add(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an indicator' }).focus()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Opens an indicator's own menu and takes an entry of it, by key alone. */
async function act(page: Page, title: string, entry: string): Promise<void> {
  await legend(page, title).getByRole('button').focus()
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitem', { name: entry })
  await wanted.waitFor()
  for (let step = 0; step < 6; step++) {
    if (await wanted.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test('the indicators traders name are found, drawn, read and removed by key', async ({
  candlewick,
  service,
  photograph
}) => {
  test.setTimeout(120_000)
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  await candlewick.resize(1280, 800)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(590)
  for (const [at, [words, title]] of named.entries()) {
    await add(page, words)
    const row = legend(page, title)
    await expect(row).toHaveCount(1)
    // A value of the newest candle, in figures.
    await expect(row.locator('.value').first()).toContainText(/\d/)
    // What stands ahead of the candles has come into view with them.
    await page.getByRole('img', { name: /BTC, 1h candles/ }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await appPage.ask('settings', 'change', { theme: at % 2 === 0 ? 'dark' : 'light' })
    await photograph(page, `indicator-${words.replaceAll(' ', '-')}`)
    await act(page, title, 'Remove')
    await expect(row).toHaveCount(0)
  }
})

test('a period is set by key, refused in a sentence in place, and a shortage of candles is told in figures', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  await expect.poll(() => appPage.candles()).toBeGreaterThan(590)
  const held = await appPage.candles()
  await add(page, 'simple moving average')
  await act(page, 'SMA 20', 'Settings…')
  const settings = page.getByRole('dialog', { name: 'Simple moving average' })
  const period = settings.getByLabel('Period')
  await period.focus()
  for (const [text, sentence] of [
    ['0', 'Period must be from 1 to 1,000.'],
    ['10000', 'Period must be from 1 to 1,000.'],
    ['ten', 'Period is a number from 1 to 1,000.']
  ] as const) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await expect(settings.getByText(sentence)).toBeVisible()
    await expect(period).toHaveAttribute('aria-invalid', 'true')
  }
  await photograph(page, 'indicator-refused-period')
  // Typed digit by digit, 1,000 was the last that would do.
  await expect(legend(page, 'SMA 1000')).toHaveCount(1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await expect(settings.getByText(/Period (goes|is)/)).toHaveCount(0)
  // A mean of one candle is its close.
  await expect(legend(page, 'SMA 1').locator('.value')).toHaveText(/\d/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1000')
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  const more = (1000 - held).toLocaleString('en-US')
  await expect(legend(page, 'SMA 1000')).toContainText(
    `SMA needs ${more} more candles before its first value.`
  )
  await photograph(page, 'indicator-shortage')
})
