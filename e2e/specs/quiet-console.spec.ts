import type { ConsoleMessage } from 'playwright'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

test('the console stays empty at the start and in every view', async ({ candlewick, service }) => {
  const appPage = await AppPage.watching(candlewick, service)
  const { page } = appPage
  const said: string[] = []
  const hear = (message: ConsoleMessage): void => {
    if (['warning', 'error', 'assert'].includes(message.type())) said.push(message.text())
  }
  page.on('console', hear)
  page.on('pageerror', error => said.push(String(error)))
  // The window as it starts, this time with someone listening.
  await page.reload()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  for (const view of ['News', 'Alerts', 'Explorer', 'Credits', 'Settings', 'Watch'] as const) {
    await appPage.show(view)
    await expect(page.getByRole('main', { name: view })).toBeVisible()
    await page.waitForTimeout(200)
  }
  await page.getByRole('button', { name: 'Compare coins' }).click()
  await page.getByLabel('Compare with', { exact: true }).fill('ETH')
  await expect(page.getByRole('button', { name: /^Compare ETH/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Compare coins' }).click()
  // What was typed and not taken is not the beginning of the next coin; Enter takes it for its price.
  await expect(page.getByLabel('Compare with', { exact: true })).toHaveValue('')
  await page.keyboard.type('SOL')
  await expect(page.getByRole('button', { name: /^Compare SOL/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) await question.getByRole('button').last().click()
  await expect(page.getByRole('list', { name: /^Compared, in percent/ })).toContainText('SOL')
  expect(said).toEqual([])
})
