import { join } from 'node:path'
import { expect, test } from '../fixtures'
import type { DemoService } from '../../src-demo/demo-service'
import { CandlewickApp } from '../candlewick-app'
import { AlertsPage } from '../pages/alerts-page'
import { AppPage } from '../pages/app-page'
import { SettingsPage } from '../pages/settings-page'
import { minute } from '../../src-shared/time'
import { photographForms, type Size } from '../pictures'
import { m } from '../../src-shared/messages/m'

const sizes: readonly Size[] = [
  [900, 600],
  [1280, 800]
]

type Quotes = (prices: Readonly<Record<string, number>>) => Promise<void>

const quotesOf =
  (candlewick: CandlewickApp, service: DemoService): Quotes =>
  async prices => {
    const symbols = Object.entries(prices).map(([symbol, price]) => ({
      symbol,
      last: String(price),
      lowest: '40',
      highest: '200',
      daily_change_percentage: '1'
    }))
    service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols }))
    await candlewick.advanceUntilMore(() => service.controls.calls('getData').length)
    for (let step = 0; step < 4; step++) {
      await candlewick.advance(20_000)
      await candlewick.settled()
    }
  }

const calm = { BTC: 100, ETH: 100, SOL: 100 }

test('an alert on a whole watchlist needs only four fields and shows which coin triggered it', async ({
  candlewick,
  service,
  appPage,
  notifications
}) => {
  const quotes = quotesOf(candlewick, service)
  const alerts = new AlertsPage(appPage.page)
  await quotes(calm)
  await candlewick.advance(15 * minute)
  await quotes(calm)

  await alerts.begin()
  await alerts.field(m.common.coins()).selectOption({ label: m.common.watchlist() })
  await alerts.field(m.alerts.condition.type()).selectOption(m.conditions.name.change())
  await alerts.field(m.conditions.percent()).fill('5')
  await alerts.field(m.conditions.over()).selectOption('15m')
  await expect(alerts.says(m.alerts.cost.uses({ sources: m.alerts.source.quotes() }))).toBeVisible()
  await expect(alerts.past).not.toContainText(m.alerts.past.testing())
  await photographForms(candlewick, appPage, 'list-alert-form', sizes)
  await alerts.save()
  const row = alerts.row(m.common.watchlist())
  await expect(row).toContainText(m.alerts.status.watching())

  await quotes({ ...calm, SOL: 103 })
  await expect(row).toContainText('SOL')
  await quotes({ ...calm, SOL: 106 })
  await expect
    .poll(() => notifications.shown().map(({ title }) => title))
    .toEqual([expect.stringMatching(/^SOL: /)])
  await quotes({ ...calm, SOL: 106, ETH: 94 })
  await expect.poll(() => notifications.shown().length).toBe(2)
  expect(notifications.shown()[1]?.title).toMatch(/^ETH: /)
  await expect(row).toContainText('ETH')
  await photographForms(candlewick, appPage, 'list-alerts', sizes)
  await alerts.openTab('Inbox')
  await expect(appPage.says(/^SOL: /)).toBeVisible()
  await expect(appPage.says(/^ETH: /)).toBeVisible()
})

test('a sentence typed in the palette opens an alert on any watched coin', async ({ alerts }) => {
  await alerts.beginWith('alert any coin moves 5% in 15m', /^New alert: Any watched coin/)
  await expect(alerts.field(m.common.coins())).toHaveValue('watched')
  await expect(alerts.field(m.conditions.percent())).toHaveValue('5')
  await alerts.save()
  await alerts.open()
  await expect(alerts.row(m.alerts.scope.watched({ count: 12 }))).toBeVisible()
})

test('an alert about a saved screen watches the coins that match it now', async ({
  candlewick,
  service,
  appPage,
  notifications
}) => {
  const quotes = quotesOf(candlewick, service)
  const others = { BTC: 100, SOL: 100, BNB: 50 }
  await quotes({ ...others, ETH: 50 })
  const anyOf = [[{ kind: 'price', is: 'above', value: 99 }]]
  await appPage.ask('settings', 'change', { screens: [{ id: 1, name: 'Above 99', anyOf }] })
  const alerts = new AlertsPage(appPage.page)
  await alerts.begin()
  await alerts.field(m.common.coins()).selectOption({ label: 'Above 99' })
  await expect(alerts.field(m.alerts.scope.named())).toHaveValue(/^(BTC SOL|SOL BTC)$/)
  await expect(alerts.says(m.alerts.scope.screenHint({ count: 2, screen: 'Above 99' }))).toBeVisible()
  await alerts.field(m.conditions.how()).selectOption('above')
  await alerts.field('Price').fill('130')
  await photographForms(candlewick, appPage, 'screen-alert-form', sizes)
  await alerts.save()
  await expect(alerts.row(m.alerts.scope.coins({ count: 2 }))).toContainText(m.alerts.status.watching())
  await quotes({ ...others, ETH: 140 })
  await quotes({ ...others, ETH: 140, SOL: 131 })
  await expect
    .poll(() => notifications.shown().map(({ title }) => title))
    .toEqual([expect.stringMatching(/^SOL: /)])
  await appPage.show('Watch')
  await expect(appPage.chart('BTC', '1h')).toBeVisible()
  await photographForms(candlewick, appPage, 'list-alert-level', [...sizes, [1920, 1080]])
})

test('exported alerts on lists work in another profile', async ({
  candlewick,
  service,
  appPage,
  desktop,
  notifications
}) => {
  interface Reply<Answer> {
    readonly answer: Answer
  }
  type Lists = readonly { readonly id: number; readonly name: string }[]
  const above = (value: number, draft: object): object => ({
    id: null,
    agreed: true,
    draft: { coin: null, anyOf: [[{ kind: 'price', is: 'above', value }]], repeat: 'every', ...draft }
  })
  const list = async (name: string, coins: readonly string[]): Promise<object> => {
    const { answer } = (await appPage.ask('watchlist', 'create', { name })) as Reply<Lists>
    const id = answer.find(one => one.name === name)?.id
    await appPage.ask('watchlist', 'addCoins', { id, coins })
    return { kind: 'list', id, name }
  }
  const majors = await list('Majors', ['BTC', 'SOL'])
  const old = await list('Old', ['ETH'])
  await appPage.ask('alerts', 'save', above(130, { scope: majors }))
  await appPage.ask('alerts', 'save', above(130, { scope: old }))
  const close = { indicator: 'bar', line: 'close' }
  const onCandles = { kind: 'indicator', interval: '1h', line: close, is: 'above', against: { value: 1e9 } }
  await appPage.ask('alerts', 'save', above(0, { coin: 'BTC', anyOf: [[onCandles]] }))
  const { id } = old as { id: number }
  await appPage.ask('watchlist', 'remove', { id })
  const path = join(candlewick.dataFolder, 'lists.json')
  await candlewick.saveTo(path)
  const settings = await SettingsPage.open(appPage)
  await settings.exportSetup()
  await expect(settings.says(m.setupFile.saved({ path }))).toBeVisible()
  await candlewick.closeWindow()

  const other = new CandlewickApp(desktop.env)
  try {
    const there = await AppPage.watching(other, service)
    const theirs = await SettingsPage.open(there)
    await theirs.importSetup(path)
    await expect(theirs.terms).toContainText(m.setupFile.costTitle({ count: 1 }))
    await expect(theirs.terms).toContainText(m.setupFile.costLater())
    await photographForms(other, there, 'setup-file-cost', sizes)
    await theirs.agree()
    await expect(theirs.view).toContainText(m.setupFile.listsMissing({ lists: '“Old”', count: 1 }))
    await photographForms(other, there, 'setup-file-lists', sizes)
    const alerts = new AlertsPage(there.page)
    await alerts.open()
    await expect(alerts.row('Majors')).toContainText(m.alerts.status.paused())
    const { answer } = (await there.ask('alerts', 'state')) as Reply<{
      alerts: readonly { readonly id: number; readonly scope: { readonly name: string } | null }[]
    }>
    for (const { id: one, scope } of answer.alerts)
      if (scope !== null) await there.ask('alerts', 'resume', { id: one })
    await expect(there.says(m.alerts.scope.gone({ list: 'Old' }))).toBeVisible()
    const quotes = quotesOf(other, service)
    await quotes(calm)
    await quotes({ ...calm, SOL: 131, ETH: 131 })
    await expect
      .poll(() => notifications.shown().map(({ title }) => title))
      .toContainEqual(expect.stringMatching(/^SOL: /))
  } finally {
    await other.dispose()
  }
})
