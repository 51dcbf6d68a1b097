import type { LedgerEntry, OperationInfo } from '../../src-shared/contract'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { contractTable } from '../../src-main/service/api/contract-table.fixture'
import { operations } from '../../src-main/service/api/operations'
import { systemClock } from '../../src-main/platform/time/clock'
import { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { Truth } from '../operations/case'
import { cases } from '../operations/cases'
import { AppPage } from '../pages/app-page'
import { ExplorerPage } from '../pages/explorer-page'

/** The service's clock stands still, because prices must not change between a call and the check. */
const moment = Date.UTC(2026, 2, 3, 10, 17, 23)

/**
 * These are shared, because the tests only differ in the operation. With a worker-scoped fixture, Playwright
 * would start another worker with another desktop.
 */
let candlewick: CandlewickApp
let service: DemoService
let explorer: ExplorerPage

test.beforeAll(async ({ desktop }) => {
  service = await startDemoService({ clock: { ...systemClock, now: () => moment } })
  candlewick = new CandlewickApp(desktop.env)
  const appPage = new AppPage(await candlewick.launch())
  await appPage.enterKey(service.address, service.key)
  await appPage.plan.waitFor()
  // Turn automatic calls off, because each test makes its own call.
  const needs = ['quotes', 'candles', 'fearGreed', 'news', 'coin-list']
  await appPage.ask('connection', 'agree', {
    items: needs.map(need => ({ need, automatic: false, everyMs: null }))
  })
  await appPage.page.keyboard.press('Escape')
  await appPage.dialog.waitFor({ state: 'hidden', timeout: 5_000 })
  explorer = await ExplorerPage.open(appPage)
})
test.afterAll(async () => {
  await candlewick.dispose()
  await service.close()
})

function statedPrice(operation: string): number | null {
  const line = contractTable.split('\n').find(one => one.startsWith(`${operation} `)) ?? ''
  const price = Number(line.split('|')[4])
  return Number.isFinite(price) ? price : null
}

async function ledger(appPage: AppPage, operation: string): Promise<readonly LedgerEntry[]> {
  const reply = (await appPage.ask('credits', 'ledger', { before: null, limit: 500 })) as {
    answer: readonly LedgerEntry[]
  }
  return reply.answer.filter(entry => entry.operation === operation && entry.feature === 'explorer')
}

test('the explorer offers every operation, and each has a test', async () => {
  const reply = (await explorer.appPage.ask('explorer', 'operations', { values: {} })) as {
    answer: readonly OperationInfo[]
  }
  const offered = reply.answer.map(({ name }) => name)
  await expect(explorer.operations).toHaveCount(operations.length)
  expect(offered).toEqual(operations.map(({ name }) => name))
  expect(Object.keys(cases).sort()).toEqual([...offered].sort())
})

for (const { name, parameters } of operations) {
  test(`runs ${name}, shows its response and records the charge`, async () => {
    const one = cases[name]
    if (!one) throw new Error(`${name} has no case`)
    expect([...parameters]).toEqual(expect.arrayContaining(Object.keys(one.params)))
    const { appPage } = explorer
    await explorer.choose(name)
    await explorer.fill(one.params)

    // The app has learned the price of getFearGreed from the check of the key. The price of any other
    // operation without a documented price is unknown.
    const stated = statedPrice(name)
    const tag = explorer.price
    const learned = name === 'getFearGreed'
    await expect(tag).toHaveAttribute(
      'data-price',
      stated !== null ? 'known' : learned ? 'at-most' : 'unknown'
    )
    await expect(tag).toContainText(stated !== null ? String(stated) : learned ? '≤1' : '?')
    const before = service.controls.calls().length
    await explorer.run(stated === null ? !learned : stated > 50)

    const calls = service.controls.calls().slice(before)
    expect(calls.map(call => call.operation)).toEqual([name])
    const [{ charged, query } = { charged: 0, query: '' }] = calls
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(one.params)
    expect(charged).toBeGreaterThan(0)
    if (stated !== null) expect(charged).toBe(stated)

    await one.check(explorer, new Truth(service.market, moment))

    const words = `Charged ${charged} credit${charged === 1 ? '' : 's'}`
    await expect(explorer.says(words, { exact: true })).toBeVisible()
    expect(await ledger(appPage, name)).toMatchObject([
      { state: 'charged', charged, expected: stated ?? (learned ? 1 : null), fault: null }
    ])
    const used = service.controls.calls().reduce((total, call) => total + call.charged, 0)
    await expect(appPage.gauge).toHaveAttribute('data-used', String(used))
  })
}
