import type { Locator, Page } from 'playwright'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

/** The chart's picture, by places within it: shares of its width and height. */
async function at(picture: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await picture.boundingBox()
  if (!box) throw new Error('the chart has no picture')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

test('lines are drawn, changed and measured on a chart, and are still there after a crash, on any interval', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  const { page } = appPage
  const picture = page.locator('[data-candles]').first()
  const layer = page.getByTestId('drawings')
  const drawn = async (): Promise<readonly { kind: string; hue: number }[]> => {
    const { answer } = (await appPage.ask('drawings', 'of', { coin: 'BTC' })) as {
      answer: { drawings: readonly { kind: string; hue: number }[] }
    }
    return answer.drawings
  }

  // A trend line by mouse, a level by key.
  await page.getByRole('button', { name: 'Drawings' }).click()
  await page.getByRole('menuitem', { name: 'Trend line' }).click()
  await drag(page, await at(picture, 0.25, 0.3), await at(picture, 0.6, 0.4))
  await expect(layer).toHaveAttribute('data-drawings', '1')
  await page.getByRole('radio', { name: 'Pink' }).click()
  await expect.poll(async () => (await drawn())[0]?.hue).toBe(3)
  await picture.focus()
  await page.keyboard.press('h')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await drawn()).map(({ kind }) => kind)).toEqual(['trend', 'horizontal'])

  // Measured with Shift held; Escape takes it away.
  await page.keyboard.down('Shift')
  await drag(page, await at(picture, 0.3, 0.5), await at(picture, 0.5, 0.35))
  await page.keyboard.up('Shift')
  await expect(page.getByTestId('measured')).toHaveText(/^\+[\d,.]+ \(\+\d+\.\d\d %\), (\d+) candles, \1 h$/)
  await photograph(page, 'drawing')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('measured')).toHaveCount(0)

  // Moved by its body, removed by key, brought back.
  const before = await drawn()
  await drag(page, await at(picture, 0.425, 0.35), await at(picture, 0.45, 0.45))
  await expect.poll(drawn).not.toEqual(before)
  await page.keyboard.press('Delete')
  await expect(layer).toHaveAttribute('data-drawings', '1')
  await page.keyboard.press('Control+z')
  await expect(layer).toHaveAttribute('data-drawings', '2')

  // A channel, a note and a stroke by their keys; the note says something once it was typed.
  await picture.focus()
  await page.keyboard.press('c')
  await drag(page, await at(picture, 0.15, 0.6), await at(picture, 0.35, 0.65))
  await expect(layer).toHaveAttribute('data-drawings', '3')
  await picture.focus()
  await page.keyboard.press('n')
  const place = await at(picture, 0.7, 0.2)
  await page.mouse.click(place.x, place.y)
  await page.keyboard.type('sold half')
  await page.keyboard.press('Enter')
  await expect(layer).toHaveAttribute('data-drawings', '4')
  await picture.focus()
  await page.keyboard.press('b')
  await drag(page, await at(picture, 0.6, 0.6), await at(picture, 0.75, 0.5))
  await expect
    .poll(async () => (await drawn()).map(({ kind }) => kind).slice(2))
    .toEqual(['channel', 'text', 'brush'])
  await photograph(page, 'drawing-kinds')
  const kept = await drawn()

  // Support and resistance of the last day, worked out here too.
  await page.getByRole('button', { name: /^Drawings/ }).click()
  await page.getByRole('menuitemradio', { name: 'Pivot levels of the last day' }).click()
  const [yesterday] = service.market.lastCandles(service.market.coin('BTC')!, '1d', 2, Date.now())
  const pivot = (yesterday!.high + yesterday!.low + yesterday!.close) / 3
  const named = pivot.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await expect(page.getByTestId('levels')).toContainText(`P ${named}`)
  await photograph(page, 'pivot-levels')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Drawings/ }).click()
  await page.getByRole('menuitemradio', { name: /^Snap to/ }).click()
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await expect.poll(() => again.candles()).toBeGreaterThan(300)
  await expect(again.page.getByTestId('drawings')).toHaveAttribute('data-drawings', '5')
  await again.page.getByRole('button', { name: /^Drawings/ }).click()
  await expect(again.page.getByRole('menuitemradio', { name: /^Snap to/ })).toBeChecked()
  await again.page.keyboard.press('Escape')
  await again.interval('4h').click()
  await expect(again.page.getByLabel(/^BTC, 4h candles/)).toBeVisible()
  await expect(again.page.getByTestId('drawings')).toHaveAttribute('data-drawings', '5')
  await expect(again.page.getByTestId('levels')).toContainText(/^P .*R3 .*S3 /)
  const { answer } = (await again.ask('drawings', 'of', { coin: 'BTC' })) as { answer: { drawings: unknown } }
  expect(answer.drawings).toEqual(expect.arrayContaining([...kept]))
  await photograph(again.page, 'drawing-other-interval')
})

test('an alert is set at a price on the chart, moved by its line, and asked for from the list too', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  const { page } = appPage
  const picture = page.locator('[data-candles]').first()
  const prices = async (): Promise<readonly number[]> => {
    const { answer } = (await appPage.ask('alerts', 'state')) as {
      answer: { alerts: readonly { anyOf: readonly (readonly { value: number }[])[] }[] }
    }
    return answer.alerts.map(({ anyOf }) => anyOf[0]![0]!.value)
  }
  const dialog = page.getByRole('dialog')

  const high = await at(picture, 0.4, 0.2)
  await page.mouse.click(high.x, high.y, { button: 'right' })
  await photograph(page, 'chart-menu')
  await page.getByRole('menuitem', { name: /^Alert at [\d,.]+/ }).click()
  const price = Number(await dialog.getByLabel('Price', { exact: true }).inputValue())
  await dialog.getByRole('button', { name: 'Set alert' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(prices).toEqual([price])

  // The line is pulled down: Escape lets go of it, a drop changes the alert.
  const chip = page.getByRole('slider', { name: /^Alert crosses/ })
  const box = (await chip.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + 60, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await prices()).toEqual([price])
  const line = { x: high.x, y: middle.y }
  await drag(page, line, { x: line.x, y: line.y + 60 })
  await expect(page.getByText(/^Alert moved: BTC crosses/)).toBeVisible()
  const [moved = NaN] = await prices()
  expect(moved).toBeLessThan(price)
  await photograph(page, 'alert-line')

  // By key, too: the crosshair stands on a candle, and its close is the price that is meant.
  await chip.blur()
  await picture.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  // The legend follows with the next picture.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const close = await page
    .getByTestId('chart-legend')
    .getByText(/^[\d,.]+$/)
    .nth(3)
    .textContent()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: /^Alert at/ })).toBeVisible()
  await photograph(page, 'chart-menu-by-key')
  await page.keyboard.press('Enter')
  const meant = Number(await dialog.getByLabel('Price', { exact: true }).inputValue())
  const grain = Number((await chip.getAttribute('aria-valuenow')) ?? NaN) * 1e-3
  expect(Math.abs(meant - Number(close?.replaceAll(',', '')))).toBeLessThan(grain)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // From the list, too.
  await appPage.row('ETH').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Alert on ETH' }).click()
  await expect(dialog.getByLabel('Coin', { exact: true })).toHaveValue('ETH')
})

test('other coins are compared in percent, for a price shown before, up to five of them', async ({
  candlewick,
  service,
  photograph
}) => {
  const appPage = await AppPage.watching(candlewick, service)
  await expect.poll(() => appPage.candles()).toBeGreaterThan(300)
  const { page } = appPage
  const asked = (coin: string): number =>
    service.controls
      .calls()
      .filter(
        ({ operation, query }) =>
          operation === 'getOHLCIntraday' && new URLSearchParams(query).get('symbol') === coin
      ).length
  const legend = page.getByRole('list', { name: 'Compared, in percent from the left edge' })
  const others = ['ETH', 'SOL', 'XRP', 'BNB', 'ADA']

  const field = page.getByLabel('Compare with', { exact: true })
  // A question about the price closes what it was asked from.
  const typeCoin = async (coin: string): Promise<void> => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Compare coins' }).click()
    await field.fill(coin)
  }
  for (const coin of others) {
    await typeCoin(coin)
    const spend = page.getByRole('button', { name: new RegExp(`^Compare ${coin} `) })
    await expect(spend).toBeVisible()
    expect(asked(coin)).toBe(0)
    await spend.click()
    const sure = page.getByRole('alertdialog')
    await expect(sure.or(legend.getByText(coin))).toBeVisible()
    if (await sure.isVisible()) await sure.getByRole('button').last().click()
    await expect(legend.getByText(coin)).toBeVisible()
  }
  await typeCoin('DOGE')
  await expect(page.getByText('A chart compares at most 5 coins. Remove one first.')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const coin of others) {
    await expect(legend.getByRole('listitem').filter({ hasText: coin })).toContainText(/\d\.\d\d %/)
    expect(asked(coin)).toBe(1)
  }

  // The values follow the crosshair.
  const picture = page.locator('[data-candles]').first()
  const here = await at(picture, 0.2, 0.4)
  const newest = await legend.textContent()
  await page.mouse.move(here.x, here.y)
  await expect.poll(() => legend.textContent()).not.toBe(newest)
  await photograph(page, 'compare')
  await page.getByRole('button', { name: 'How prices are drawn' }).click()
  const percent = page.getByRole('menuitemradio', { name: 'Percent from the left edge' })
  await expect(percent).toBeChecked()
  await expect(percent).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Compare ETH no more' }).click()
  await expect(legend.getByRole('listitem')).toHaveCount(4)
})
