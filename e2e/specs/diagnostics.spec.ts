import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

const about = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Copy diagnostics' }).scrollIntoViewIfNeeded()
}

test('diagnostics are read before they are copied, and name neither key nor coin', async ({
  candlewick,
  photograph,
  service
}) => {
  const { page } = await AppPage.watching(candlewick, service)
  await about(page)
  await page.getByRole('button', { name: 'Copy diagnostics' }).click()
  const dialog = page.getByRole('dialog', { name: 'Diagnostics' })
  const shown = (await dialog.locator('pre').textContent()) ?? ''
  expect(shown).toMatch(/^Candlewick diagnostics of \d{4}-/)
  expect(shown).toMatch(/Watched {4}12 coins in 1 list, 0 alerts/)
  expect(shown).toMatch(/Calls {6}\d+ since .*; none failed/)
  expect(shown).toMatch(/ info start: .*Electron \d+/)
  for (const secret of [service.key, new URL(service.address).host, 'BTC'])
    expect(shown).not.toContain(secret)
  await photograph(page, 'diagnostics')
  await candlewick.resize(900, 600)
  await photograph(page, 'diagnostics-small')

  await dialog.getByRole('button', { name: 'Copy' }).click()
  const copied = await candlewick.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toBe(shown)

  const logs = join(candlewick.dataFolder, 'logs')
  const file = join(logs, 'candlewick.log')
  expect([statSync(logs).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
  expect(readFileSync(file, 'utf8')).not.toContain(service.key)
})

test('what ships of others is listed with its licences', async ({ candlewick, photograph }) => {
  const page = await candlewick.launch()
  await about(page)
  await page.getByRole('button', { name: 'Show licences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Third-party software' })
  for (const name of ['SQLite', 'bits-ui', 'echarts', 'keytar', 'svelte', 'tslib', 'zod', 'zrender']) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(dialog.locator('pre')).toHaveCount(0)
  await dialog.getByText('echarts', { exact: true }).click()
  await expect(dialog.locator('pre')).toContainText(
    'The Apache Software Foundation (https://www.apache.org/).'
  )
  await photograph(page, 'third-party')
})

test('a crash is recorded, offered at the next start, and sent nowhere', async ({
  candlewick,
  photograph
}) => {
  const first = await candlewick.launch()
  await expect(first.getByText('Simulated market')).toBeVisible()
  await candlewick.evaluate(({ BrowserWindow }) => {
    setTimeout(() => {
      throw new Error('broken on purpose')
    })
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  })
  const records = join(candlewick.dataFolder, 'logs/crashes.json')
  await expect.poll(() => (existsSync(records) ? readFileSync(records, 'utf8') : '')).toContain('"window"')
  await expect.poll(() => readFileSync(records, 'utf8')).toContain('broken on purpose')
  await candlewick.quit()

  const page = await candlewick.launch()
  const banner = page.getByRole('status').filter({ hasText: 'before this start' })
  await expect(banner).toContainText(/sent\s+nowhere/)
  await photograph(page, 'crash-banner')
  await banner.getByRole('button', { name: 'Read it' }).click()
  const record = page.getByRole('dialog', { name: 'Crash record' })
  await expect(record.locator('pre')).toContainText('Error: broken on purpose')
  await expect(record.locator('pre')).toContainText(/The window, \d{4}-/)
  await photograph(page, 'crash-record')
  await record.getByRole('button', { name: 'Copy' }).click()
  const copied = await candlewick.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toBe(await record.locator('pre').textContent())
  await record.getByRole('button', { name: 'Close' }).last().click()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
  await candlewick.quit()

  // No memory is kept, by us or by Chromium.
  const kept = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' })
  expect(kept.filter(name => /\.(dmp|core)$/.test(name))).toEqual([])
  const third = await candlewick.launch()
  await expect(third.getByText('Simulated market')).toBeVisible()
  await expect(third.getByText('before this start')).toBeHidden()
})
