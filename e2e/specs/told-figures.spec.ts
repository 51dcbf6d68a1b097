import { expect, test } from '../fixtures'
import { DeskPage } from '../pages/desk-page'

const sizes = [
  [1280, 800],
  [900, 600]
] as const

test('without credit headers nothing is called spent, until a person tells the price', async ({
  candlewick,
  service,
  photograph
}) => {
  service.controls.omitHeaders()
  const desk = new DeskPage(await candlewick.launch())
  await desk.connect(service)
  await desk.quiet()
  expect(await desk.ask('market', 'loadMood')).toMatchObject({ ok: true })
  await desk.show('Credits')
  const summary = desk.page.getByRole('main', { name: 'Credits' }).locator('dl')
  const today = summary.locator('div', { hasText: 'Today' })
  await expect(today).toContainText(/\b0 spent [\d,]+ unknown/)
  await expect(summary).toContainText('The service’s answers do not tell it.')

  service.controls.hang('getData')
  const hanging = desk.ask('market', 'refresh')
  await expect(today).toContainText(/\b0 spent [\d,]+ held, [\d,]+ unknown/)
  for (const theme of ['dark', 'light'] as const) {
    expect(await desk.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    for (const [width, height] of sizes) {
      await candlewick.resize(width, height)
      await photograph(desk.page, `no-credit-headers-${theme}-${width}`)
    }
  }
  service.controls.clear()
  service.controls.omitHeaders()
  await candlewick.advance(120_000)
  await hanging

  await desk.page.getByRole('radio', { name: 'Prices' }).click()
  await desk.page.getByRole('button', { name: 'Tell the price of getFearGreed' }).click()
  await desk.page.getByRole('textbox', { name: 'Price of getFearGreed' }).fill('3')
  await desk.page.getByRole('button', { name: 'Keep' }).click()
  await expect(today).toContainText(/\b[36] spent [\d,]+ unknown/)
  await expect(desk.page.getByTestId('gauge-today')).toHaveText(/^today [36] spent, [\d,]+ unknown$/)
  await photograph(desk.page, 'price-told')
})

test('a plan of 187 % of the quota a day is foretold at once, and rhythms that fit are offered', async ({
  candlewick,
  service,
  photograph
}) => {
  const desk = new DeskPage(await candlewick.launch())
  await desk.enterKey(service.address, service.key)
  await desk.agree()
  await desk.dialog.waitFor({ state: 'hidden' })
  await expect(desk.row('BTC')).toContainText(/\d/)
  const budget = async (): Promise<{ pace: { planShare: number } }> =>
    ((await desk.ask('credits', 'budget')) as { answer: { pace: { planShare: number } } }).answer
  const gauge = (await desk.ask('credits', 'gauge')) as { answer: { limit: number } }
  const { planShare } = (await budget()).pace
  service.controls.setQuota({ limit: Math.round((gauge.answer.limit * planShare) / 1.87) })
  expect(await desk.ask('market', 'refresh')).toMatchObject({ ok: true })

  const offer = desk.page.getByRole('region', { name: 'Choose a rhythm that fits the quota' })
  await expect(offer).toContainText('187 %')
  await expect(offer.getByRole('button', { name: /^A month: quotes every/ })).toBeVisible()
  await expect(desk.gauge).toContainText(/runs out .* as planned/)
  await desk.show('Credits')
  const strip = desk.page.getByRole('group', { name: 'Budgets and pace' })
  await expect(strip).toContainText('A day as planned uses 187 % of the quota')
  for (const theme of ['dark', 'light'] as const) {
    expect(await desk.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    for (const [width, height] of sizes) {
      await candlewick.resize(width, height)
      await expect(desk.gauge.getByText(/^runs out .* as planned$/)).toBeInViewport({ ratio: 1 })
      await photograph(desk.page, `quota-too-small-${theme}-${width}`)
    }
  }
  await candlewick.resize(1280, 800)
  await desk.show('Settings')
  await desk.page.getByRole('button', { name: 'Change the plan' }).click()
  await expect(desk.dialog).toContainText('187 %')
  await photograph(desk.page, 'quota-too-small-plan')
  await desk.page.keyboard.press('Escape')
  await offer.getByRole('button', { name: /^A month/ }).click()
  await expect(offer).toBeHidden()
  expect((await budget()).pace.planShare).toBeLessThan(0.04)
})
