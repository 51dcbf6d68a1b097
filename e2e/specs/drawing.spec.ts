import { expect, test as base } from '../fixtures'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { CoinPage } from '../pages/coin-page'
import { ChartPage } from '../pages/chart-page'
import { DrawingPage } from '../pages/drawing-page'
import { photographForms } from '../pictures'
import { m } from '../../src-shared/messages/m'

const test = base.extend<{ drawing: DrawingPage }>({
  drawing: async ({ chart }, use) => {
    await use(new DrawingPage(chart.page))
  }
})

test('lines can be drawn, changed and measured, and survive a crash', async ({
  appPage,
  chart,
  drawing,
  candlewick,
  service
}) => {
  const { page, picture, layer, measured } = drawing
  const drawn = async (): Promise<readonly { kind: string; hue: number }[]> => {
    const { answer } = (await appPage.ask('drawings', 'of', { coin: 'BTC' })) as {
      answer: { drawings: readonly { kind: string; hue: number }[] }
    }
    return answer.drawings
  }

  await drawing.takeTool('Trend line')
  await drawing.drag(await drawing.at(0.25, 0.3), await drawing.at(0.6, 0.4))
  await expect(layer).toHaveAttribute('data-drawings', '1')
  await drawing.paint('Pink')
  await expect.poll(async () => (await drawn())[0]?.hue).toBe(3)
  await picture.focus()
  await page.keyboard.press('h')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await drawn()).map(({ kind }) => kind)).toEqual(['trend', 'horizontal'])

  // Dragging with Shift measures, and Escape removes the measurement.
  await page.keyboard.down('Shift')
  await drawing.drag(await drawing.at(0.3, 0.5), await drawing.at(0.5, 0.35))
  await page.keyboard.up('Shift')
  await expect(measured).toHaveText(/^\+[\d,.]+ \(\+\d+\.\d\d %\), (\d+) candles, \1 h$/)
  await drawing.photograph('drawing')
  await page.keyboard.press('Escape')
  await expect(measured).toHaveCount(0)

  const before = await drawn()
  await drawing.drag(await drawing.at(0.425, 0.35), await drawing.at(0.45, 0.45))
  await expect.poll(drawn).not.toEqual(before)
  await page.keyboard.press('Delete')
  await expect(layer).toHaveAttribute('data-drawings', '1')
  await page.keyboard.press('Control+z')
  await expect(layer).toHaveAttribute('data-drawings', '2')

  // A note is saved once it has text.
  await picture.focus()
  await page.keyboard.press('c')
  await drawing.drag(await drawing.at(0.15, 0.6), await drawing.at(0.35, 0.65))
  await expect(layer).toHaveAttribute('data-drawings', '3')
  await picture.focus()
  await page.keyboard.press('n')
  const place = await drawing.at(0.7, 0.2)
  await page.mouse.click(place.x, place.y)
  await page.keyboard.type('sold half')
  await page.keyboard.press('Enter')
  await expect(layer).toHaveAttribute('data-drawings', '4')
  await picture.focus()
  await page.keyboard.press('b')
  await drawing.drag(await drawing.at(0.6, 0.6), await drawing.at(0.75, 0.5))
  await expect
    .poll(async () => (await drawn()).map(({ kind }) => kind).slice(2))
    .toEqual(['channel', 'text', 'brush'])
  await drawing.photograph('drawing-kinds')
  const drawnBefore = await drawn()

  await chart.toggleDrawing(m.drawings.tools.pivots({ period: 'day' }))
  const [yesterday] = service.market.lastCandles(service.market.coin('BTC')!, '1d', 2, Date.now())
  const pivot = (yesterday!.high + yesterday!.low + yesterday!.close) / 3
  const named = pivot.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await expect(chart.levels).toContainText(`P ${named}`)
  await drawing.photograph('pivot-levels')

  await page.keyboard.press('Escape')
  await chart.toggleDrawing(/^Snap to/)
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await again.chartFilled()
  const drawnAgain = new DrawingPage(again.page)
  await expect(drawnAgain.layer).toHaveAttribute('data-drawings', '5')
  await expect(await drawnAgain.openSwitch(/^Snap to/)).toBeChecked()
  await again.page.keyboard.press('Escape')
  await again.interval('4h').click()
  await expect(again.chart('BTC', '4h')).toBeVisible()
  await expect(drawnAgain.layer).toHaveAttribute('data-drawings', '5')
  await expect(new ChartPage(again.page).levels).toContainText(/^P .*R3 .*S3 /)
  const { answer } = (await again.ask('drawings', 'of', { coin: 'BTC' })) as { answer: { drawings: unknown } }
  expect(answer.drawings).toEqual(expect.arrayContaining([...drawnBefore]))
  await again.photograph('drawing-other-interval')
})

test('a line can be dashed or dotted, which can be undone and applies to the next line', async ({
  appPage,
  candlewick,
  drawing
}) => {
  const { page, picture } = drawing
  const dashes = async (): Promise<readonly unknown[]> => {
    const { answer } = (await appPage.ask('drawings', 'of', { coin: 'BTC' })) as {
      answer: { drawings: readonly { dash?: string }[] }
    }
    return answer.drawings.map(({ dash }) => dash)
  }
  await drawing.takeTool('Trend line')
  await drawing.drag(await drawing.at(0.25, 0.3), await drawing.at(0.6, 0.4))
  await expect(drawing.lineStyle('Solid')).toBeChecked()
  await drawing.lineStyle('Dashed').click()
  await expect.poll(dashes).toEqual(['dashed'])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(dashes).toEqual(['dotted'])
  await expect(drawing.lineStyle('Dotted')).toBeChecked()
  await picture.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(dashes).toEqual(['dashed'])
  await expect(drawing.lineStyle('Dashed')).toBeChecked()

  await drawing.takeTool('Channel')
  await drawing.drag(await drawing.at(0.2, 0.6), await drawing.at(0.5, 0.65))
  await expect.poll(dashes).toEqual(['dashed', 'dotted'])
  await photographForms(candlewick, appPage, 'drawing-line-style')
})

test('an alert can be created at a price on the chart and moved by its line', async ({
  appPage,
  candlewick,
  chart,
  drawing
}) => {
  const { page, picture, alertLine: chip } = drawing
  const prices = async (): Promise<readonly number[]> => {
    const { answer } = (await appPage.ask('alerts', 'state')) as {
      answer: { alerts: readonly { anyOf: readonly (readonly { value: number }[])[] }[] }
    }
    return answer.alerts.map(({ anyOf }) => anyOf[0]![0]!.value)
  }
  const alerts = new AlertsPage(page)
  const coin = new CoinPage(appPage)

  const high = await drawing.at(0.4, 0.2)
  await page.mouse.click(high.x, high.y, { button: 'right' })
  await drawing.photograph('chart-menu')
  await drawing.alertHere.click()
  const price = Number(await alerts.field('Price').inputValue())
  await alerts.save()
  await expect.poll(prices).toEqual([price])

  const box = (await chip.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + 60, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await prices()).toEqual([price])
  const line = { x: high.x, y: middle.y }
  await drawing.drag(line, { x: line.x, y: line.y + 60 })
  await expect(appPage.says(/^Alert moved: BTC crosses/)).toBeVisible()
  const [moved = NaN] = await prices()
  expect(moved).toBeLessThan(price)
  await drawing.photograph('alert-line')

  // A menu that is opened by keyboard uses the close of the candle under the crosshair.
  await chip.blur()
  await picture.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const close = await drawing.closeInLegend()
  await page.keyboard.press('Shift+F10')
  await expect(drawing.alertHere).toBeFocused()
  await drawing.photograph('chart-menu-by-key')
  await page.keyboard.press('Enter')
  const meant = Number(await alerts.field('Price').inputValue())
  const grain = Number((await chip.getAttribute('aria-valuenow')) ?? NaN) * 1e-3
  expect(Math.abs(meant - close)).toBeLessThan(grain)
  await page.keyboard.press('Escape')
  await alerts.dialog.waitFor({ state: 'hidden' })

  const eth = appPage.row('ETH')
  await eth.click({ button: 'right' })
  await expect(eth).toHaveAttribute('data-menu')
  await appPage.choose(m.coin.link.setAlert())
  await expect(eth).not.toHaveAttribute('data-menu')
  await expect(alerts.field('Coin')).toHaveValue('ETH')
  await page.keyboard.press('Escape')
  await alerts.dialog.waitFor({ state: 'hidden' })

  await chip.click({ button: 'right' })
  await photographForms(candlewick, appPage, 'alert-line-menu')
  await appPage.choose(m.drawings.menu.removeAlert({ coins: 1 }))
  await expect.poll(prices).toEqual([])
  await appPage.undoLatest()
  await expect.poll(prices).toEqual([moved])
  await chip.focus()
  await page.keyboard.press('Shift+F10')
  await expect(appPage.entry(m.drawings.menu.changeAlert())).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()

  await appPage.row('SOL').click()
  await appPage.row('ETH').click({ button: 'right' })
  await appPage.choose(m.coin.link.compare({ coin: 'SOL' }))
  await expect(chart.compareField).toHaveValue('ETH')
  await expect(chart.compareWith('ETH')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chart.compareField).toBeHidden()
  await appPage.watchlist.focus()
  await page.keyboard.press('Shift+F10')
  await expect(appPage.entry(m.coin.link.openPage())).toBeFocused()
  await drawing.photograph('row-menu-by-key')
  await page.keyboard.press('Escape')
  await expect(appPage.watchlist).toBeFocused()
  await page.keyboard.press('ContextMenu')
  await appPage.choose(m.coin.link.note())
  await expect(coin.note('SOL')).toBeFocused()
})

test('an alert on a line that has ended extends it, because it couldn’t trigger', async ({
  appPage,
  drawing
}) => {
  const alerts = new AlertsPage(drawing.page)
  await drawing.picture.focus()
  await drawing.page.keyboard.press('t')
  await expect(drawing.toolHint).toHaveText(m.drawings.toolHints.twoPoints())
  const [from, to] = [await drawing.at(0.2, 0.3), await drawing.at(0.4, 0.3)]
  await drawing.drag(from, to)
  await expect(drawing.toolHint).toHaveCount(0)
  const reach = async (): Promise<unknown> => {
    const { answer } = (await appPage.ask('drawings', 'of', { coin: 'BTC' })) as {
      answer: { drawings: readonly { reach: unknown }[] }
    }
    return answer.drawings[0]?.reach
  }
  await expect.poll(reach).toBe('segment')
  await drawing.openMenu({ x: (from.x + to.x) / 2, y: from.y })
  await drawing.alertOnLine.click()
  await expect(appPage.says(m.drawings.extended())).toBeVisible()
  await expect.poll(reach).toBe('ray')
  await expect(alerts.says(m.conditions.remark.lineEnded())).toHaveCount(0)
  await alerts.save()
  await drawing.photograph('alert-on-extended-line')
})

test('an alert on a line follows the line, stops when the line is removed and triggers at its price', async ({
  appPage,
  candlewick,
  drawing,
  notifications,
  service
}) => {
  const lines = async (): Promise<readonly { price: number }[]> => {
    const { answer } = (await appPage.ask('drawings', 'of', { coin: 'BTC' })) as {
      answer: { drawings: readonly { price: number }[] }
    }
    return answer.drawings
  }
  const status = async (): Promise<string | undefined> => {
    const { answer } = (await appPage.ask('alerts', 'state')) as {
      answer: { alerts: readonly { status: string }[] }
    }
    return answer.alerts[0]?.status
  }
  const quote = async (price: number): Promise<void> => {
    const row = { symbol: 'BTC', last: String(price), daily_change_percentage: '1' }
    service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
    await candlewick.advanceUntilMore(() => service.controls.calls('getData').length)
    for (let step = 0; step < 4; step++) {
      await candlewick.advance(20_000)
      await candlewick.settled()
    }
  }
  const alerts = new AlertsPage(drawing.page)

  const place = await drawing.at(0.4, 0.25)
  await drawing.openMenu(place)
  await drawing.horizontalHere.click()
  await expect(drawing.layer).toHaveAttribute('data-drawings', '1')
  await drawing.openMenu(place)
  await drawing.alertOnLine.click()
  await expect(alerts.says(/^BTC: price touches the line at [\d,.]+$/)).toBeVisible()
  await photographForms(candlewick, appPage, 'alert-on-line')
  await alerts.save()
  await expect.poll(status).toBe('watching')

  const [drawn] = await lines()
  const lower = { x: place.x, y: place.y + 30 }
  await drawing.drag(place, lower)
  await expect(appPage.says(m.drawings.alertFollows({ alerts: 1 }))).toBeVisible()
  const [moved] = await lines()
  expect(moved!.price).toBeLessThan(drawn!.price)

  await drawing.openMenu(lower)
  await appPage.choose(m.drawings.menu.remove({ drawing: m.drawings.kindNames.horizontal().toLowerCase() }))
  await expect(appPage.says(/Its alert has stopped\.$/)).toBeVisible()
  await expect.poll(status).toBe('blocked')
  await drawing.photograph('alert-line-removed')
  await appPage.undoLatest()
  await expect.poll(status).toBe('watching')

  // The first price stays away from the line, on the same side. The second one touches the line.
  const side = (await drawing.closeInLegend()) < moved!.price ? -1 : 1
  await quote(moved!.price * (1 + side * 0.01))
  expect(notifications.shown()).toEqual([])
  await quote(moved!.price * (1 + side * 0.0005))
  await expect
    .poll(() => notifications.shown().map(({ title }) => title))
    .toEqual([expect.stringMatching(/^BTC: price touches the line at [\d,.]+$/)])
})

test('compares up to five coins in percent and shows the price first', async ({
  appPage,
  chart,
  drawing,
  service
}) => {
  const { page } = drawing
  const callCount = (coin: string): number =>
    service.controls
      .calls()
      .filter(
        ({ operation, query }) =>
          operation === 'getOHLCIntraday' && new URLSearchParams(query).get('symbol') === coin
      ).length
  const legend = chart.compared
  const others = ['ETH', 'SOL', 'XRP', 'BNB', 'ADA']

  for (const coin of others) {
    await chart.typeToCompare(coin)
    await expect(chart.compareWith(coin)).toBeVisible()
    expect(callCount(coin)).toBe(0)
    await chart.compareWith(coin).click()
    await expect(appPage.question.or(chart.comparedCoin(coin))).toBeVisible()
    await appPage.sayYes()
    await expect(chart.comparedCoin(coin)).toBeVisible()
  }
  await chart.typeToCompare('DOGE')
  await expect(appPage.says(m.comparison.overlay.full({ most: 5 }))).toBeVisible()
  await page.keyboard.press('Escape')
  for (const coin of others) {
    await expect(chart.comparedCoin(coin)).toContainText(/\d\.\d\d %/)
    expect(callCount(coin)).toBe(1)
  }

  const here = await drawing.at(0.2, 0.4)
  const newest = await legend.textContent()
  await page.mouse.move(here.x, here.y)
  await expect.poll(() => legend.textContent()).not.toBe(newest)
  await drawing.photograph('compare')
  const percent = await chart.openScale(m.chart.scaleNames.percent())
  await expect(percent).toBeChecked()
  await expect(percent).toBeDisabled()
  await page.keyboard.press('Escape')
  await appPage.press(m.comparison.overlay.remove({ coin: 'ETH' }))
  await expect(chart.comparedCoin(/./)).toHaveCount(4)
})
