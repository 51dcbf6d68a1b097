import type { ConsoleMessage } from 'playwright'
import { expect, test } from '../fixtures'
import { ChartPage } from '../pages/chart-page'
import { m } from '../../src-shared/messages/m'

test('nothing is logged to the console at the start or in any view', async ({ appPage }) => {
  const { page } = appPage
  const chart = new ChartPage(page)
  const messages: string[] = []
  const collect = (message: ConsoleMessage): void => {
    if (['warning', 'error', 'assert'].includes(message.type())) messages.push(message.text())
  }
  page.on('console', collect)
  page.on('pageerror', error => messages.push(String(error)))
  // Reload the page, so that messages from its start are collected too.
  await page.reload()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  for (const view of ['News', 'Alerts', 'Explorer', 'Credits', 'Settings', 'Watch'] as const) {
    await appPage.show(view)
    await expect(appPage.view(view)).toBeVisible()
    await page.waitForTimeout(200)
  }
  await appPage.press(m.comparison.overlay.title())
  await chart.compareField.fill('ETH')
  await expect(chart.compareWith('ETH')).toBeVisible()
  await page.keyboard.press('Escape')
  await appPage.press(m.comparison.overlay.title())
  // The field must be empty, or its text would become part of the next coin.
  await expect(chart.compareField).toHaveValue('')
  await expect(chart.compareField).toBeFocused()
  await page.keyboard.type('SOL')
  await expect(chart.compareWith('SOL')).toBeVisible()
  await page.keyboard.press('Enter')
  await appPage.sayYes()
  await expect(chart.compared).toContainText('SOL')
  expect(messages).toEqual([])
})
