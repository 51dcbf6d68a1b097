import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'
import { AppPage } from '../pages/app-page'
import { CreditsPage } from '../pages/credits-page'
import { inEachForm, photographForms } from '../pictures'

const sizes = [
  [1280, 800],
  [900, 600]
] as const

test('counts nothing as spent without credit headers until the user sets a price', async ({
  candlewick,
  service
}) => {
  service.controls.omitHeaders()
  const appPage = new AppPage(await candlewick.launch())
  await appPage.connect(service)
  await appPage.quiet()
  expect(await appPage.ask('market', 'loadFearGreed')).toMatchObject({ ok: true })
  await appPage.show('Credits')
  const credits = new CreditsPage(appPage.page)
  const { summary, today } = credits
  await expect(today).toContainText(/\b0 spent [\d,]+ unknown/)
  await expect(summary).toContainText(m.credits.quotaUnknownWhy.never())

  service.controls.hang('getData')
  const hanging = appPage.ask('market', 'refresh')
  await expect(today).toContainText(/\b0 spent [\d,]+ reserved, [\d,]+ unknown/)
  await photographForms(candlewick, appPage, 'no-credit-headers', sizes)
  service.controls.clear()
  service.controls.omitHeaders()
  await candlewick.advance(120_000)
  await hanging

  await credits.openTab('Prices')
  await credits.setPrice('getFearGreed', '3')
  await expect(today).toContainText(/\b[36] spent [\d,]+ unknown/)
  await expect(appPage.today).toHaveText(/^today [36] spent, [\d,]+ unknown$/)
  await appPage.photograph('user-price')
})

const everyMinute = [{ need: 'quotes', automatic: true, everyMs: 60_000 }]

test('warns about a plan that needs 187 % of the daily quota and suggests intervals that fit', async ({
  candlewick,
  service
}) => {
  const appPage = new AppPage(await candlewick.launch())
  await appPage.enterKey(service.address, service.key)
  await expect(appPage.plan).toBeVisible()
  // Agree without saying how long the quota should last, as plans of earlier versions do.
  expect(await appPage.ask('connection', 'agree', { items: everyMinute })).toMatchObject({ ok: true })
  await appPage.page.keyboard.press('Escape')
  await expect(appPage.row('BTC')).toContainText(/\d/)
  const budget = async (): Promise<{ pace: { planShare: number } }> =>
    ((await appPage.ask('credits', 'budget')) as { answer: { pace: { planShare: number } } }).answer
  // Wait until the app knows all prices, so that the cost per day no longer changes.
  await candlewick.settled()
  const gauge = (await appPage.ask('credits', 'gauge')) as { answer: { limit: number } }
  const { planShare } = (await budget()).pace
  service.controls.setQuota({ limit: Math.round((gauge.answer.limit * planShare) / 1.87) })
  // The app only accepts a new limit after a second response confirms it.
  for (let times = 0; times < 2; times++)
    expect(await appPage.ask('market', 'refresh')).toMatchObject({ ok: true })

  const credits = new CreditsPage(appPage.page)
  const { offer, budgets: strip } = credits
  await expect(offer).toContainText(/18[78] %/)
  await expect(credits.rhythm(/^Prices every .* to every .*, lasts the month$/)).toBeVisible()
  // The app doesn't know the quota's period yet, so it slows the plan down and says how long the quota lasts.
  await expect(appPage.slowedForecast).toBeVisible()
  await appPage.show('Credits')
  await expect(strip).toContainText(m.credits.pace.lastsDays({ days: 30 }))
  await inEachForm(candlewick, appPage, sizes, async form => {
    await expect(offer).toBeInViewport({ ratio: 1 })
    await appPage.photograph(`quota-too-small-${form}`)
  })
  await candlewick.resize(1280, 800)
  await appPage.show('Settings')
  await appPage.press(m.settings.planRow.change())
  await expect(appPage.dialog).toContainText(/18[78] %/)
  await appPage.photograph('quota-too-small-plan')
  await appPage.page.keyboard.press('Escape')
  await credits.rhythm(/lasts the month$/).click()
  await expect(offer).toBeHidden()
  expect((await budget()).pace).toMatchObject({ kind: 'lasts', lastsDays: 30 })
})

test('reports a call that costs more than the whole budget, and makes it once when asked', async ({
  appPage,
  candlewick,
  service
}) => {
  service.controls.setPrice('getData', 30)
  await candlewick.advanceUntilMore(() => service.controls.calls('getData').length)
  await candlewick.settled()
  expect(await appPage.ask('settings', 'change', { dailyBudget: 20 })).toMatchObject({ ok: true })
  await candlewick.advance(26 * 3_600_000)
  await candlewick.settled()
  const explained = appPage.says(m.shell.overBudgetCall.body({ credits: '30 credits', budget: '20 credits' }))
  await expect(explained).toBeVisible()
  await photographForms(candlewick, appPage, 'over-budget-call', sizes)

  service.controls.clearCalls()
  service.controls.setPrice('getData', 1)
  await appPage.press(m.shell.overBudgetCall.try())
  await appPage.yes.click()
  await expect(explained).toBeHidden()
  expect(service.controls.calls('getData')).toHaveLength(1)
  await candlewick.advance(3_600_000)
  await expect.poll(() => service.controls.calls('getData').length).toBeGreaterThan(1)
})
