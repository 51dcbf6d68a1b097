import { expect, test } from '../fixtures'
import { DeskPage } from '../pages/desk-page'

interface Series {
  readonly answer: {
    readonly time: Record<string, number>
    readonly close: Record<string, number>
    readonly provisionalFrom: number
  }
}

const lastOf = (series: Series): { time: number; close: number } => {
  const at = Object.keys(series.answer.time).length - 1
  return { time: series.answer.time[at]!, close: series.answer.close[at]! }
}

test('intraday candles behind a plan: daily candles and bars of our own instead, said so, one priced retry', async ({
  candlewick,
  service,
  photograph
}) => {
  const intraday = (): number =>
    service.controls.calls().filter(call => call.operation === 'getOHLCIntraday').length
  const desk = new DeskPage(await candlewick.launch())
  service.controls.setPlan({ intraday: false, how: '402' })
  await desk.connect(service)
  await expect(desk.row('BTC')).toContainText(/\d/)
  await expect(desk.page.getByText('1h candles need a plan this key does not have.')).toBeVisible()
  await expect(desk.page.getByText('Shown are daily candles.')).toBeVisible()
  await expect.poll(() => desk.candles()).toBeGreaterThan(300)
  expect(intraday()).toBe(1)

  // Time passes: the locked operation is not asked again by itself, and our own quotes make bars.
  for (let minute = 0; minute < 5; minute++) {
    await candlewick.advance(61_000)
    await desk.quiet()
  }
  expect(intraday()).toBe(1)
  await photograph(desk.page, 'chart-plan-required')
  await desk.page.getByRole('button', { name: 'Show our own 1h bars' }).click()
  await expect.poll(() => desk.candles()).toBeLessThan(5)
  const own = (await desk.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  expect(own.answer.provisionalFrom).toBe(0)
  await photograph(desk.page, 'chart-own-bars')

  service.controls.setPlan({})
  await desk.page.getByRole('button', { name: /^Try again/ }).click()
  const sure = desk.page.getByRole('alertdialog')
  await sure.getByRole('button').last().click()
  await expect.poll(intraday).toBe(2)
  await expect(desk.page.getByText('1h candles need a plan this key does not have.')).toHaveCount(0)
  await expect.poll(() => desk.candles()).toBeGreaterThan(300)
})

test('the last candle moves with the quotes, and what was built from quotes is never kept as a candle', async ({
  candlewick,
  service
}) => {
  const desk = await DeskPage.watching(candlewick, service)
  await expect.poll(() => desk.candles()).toBeGreaterThan(300)
  const series = async (): Promise<Series> =>
    (await desk.ask('market', 'candles', { coin: 'BTC', interval: '1h' })) as Series
  await candlewick.advance(61_000)
  await desk.quiet()
  const board = (await desk.ask('market', 'board')) as {
    answer: { quotes: { symbol: string; price: number }[] }
  }
  expect(lastOf(await series()).close).toBe(board.answer.quotes.find(quote => quote.symbol === 'BTC')?.price)

  // Hours of quotes without candles: what follows the service's last bar is provisional.
  service.controls.setOutage(502, 'getOHLCIntraday')
  const kept = (await series()).answer.provisionalFrom
  await candlewick.advance(2 * 3_600_000)
  await desk.quiet()
  await candlewick.advance(61_000)
  await desk.quiet()
  const later = await series()
  expect(later.answer.provisionalFrom).toBe(kept)
  expect(Object.keys(later.answer.time).length).toBeGreaterThan(kept)
})

test('an indicator is found by its short name, wherever its list was scrolled to, and drawn', async ({
  candlewick,
  service
}) => {
  const desk = new DeskPage(await candlewick.launch())
  await desk.connect(service)
  await expect.poll(() => desk.candles()).toBeGreaterThan(300)
  const field = desk.page.getByRole('combobox', { name: 'Add an indicator' })
  await field.click()
  await desk.page.getByRole('option', { name: /^EMV/ }).scrollIntoViewIfNeeded()
  await field.fill('tr')
  const first = desk.page.getByRole('option').first()
  await expect(first).toContainText('True range')
  await expect(first).toBeInViewport()
  await desk.page.keyboard.press('Enter')
  const legend = desk.page.getByRole('list', { name: 'Indicators' })
  await expect(legend.getByText(/^TR/)).toBeVisible()
})
