import type { Locator, Page } from 'playwright'
import { expect, test } from '../fixtures'
import { DeskPage } from '../pages/desk-page'

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
  const desk = new DeskPage(await candlewick.launch())
  await desk.connect(service)
  await expect.poll(() => desk.candles()).toBeGreaterThan(300)
  const { page } = desk
  const picture = page.locator('[data-candles]').first()
  const layer = page.getByTestId('drawings')
  const drawn = async (): Promise<readonly { kind: string; hue: number }[]> => {
    const { answer } = (await desk.ask('drawings', 'of', { coin: 'BTC' })) as {
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
  const kept = await drawn()

  await candlewick.kill()
  const again = new DeskPage(await candlewick.launch())
  await expect.poll(() => again.candles()).toBeGreaterThan(300)
  await expect(again.page.getByTestId('drawings')).toHaveAttribute('data-drawings', '2')
  await again.interval('4h').click()
  await expect(again.page.getByLabel(/^BTC, 4h candles/)).toBeVisible()
  await expect(again.page.getByTestId('drawings')).toHaveAttribute('data-drawings', '2')
  const { answer } = (await again.ask('drawings', 'of', { coin: 'BTC' })) as { answer: { drawings: unknown } }
  expect(answer.drawings).toEqual(expect.arrayContaining([...kept]))
  await photograph(again.page, 'drawing-other-interval')
})
