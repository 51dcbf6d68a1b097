import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { bareStart, endBareStart, type CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { sumOf } from '../../src-main/first-state/kept-first-state'

const keptOf = ({ dataFolder }: CandlewickApp): string => join(dataFolder, 'data', 'first-state.json')

/** Changes what the last run left, as if the databases had changed since. */
function rewrite(app: CandlewickApp, from: string, to: string): void {
  const [, text = ''] = readFileSync(keptOf(app), 'utf8').split('\n')
  expect(text).toContain(from)
  const changed = text.replace(from, to)
  writeFileSync(keptOf(app), `${sumOf(changed)}\n${changed}`)
}

/** How the page came: by a first load, or by one that put right what it was handed. */
const cameBy = (page: Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)

/** Starts anew over what the last run left, changed. */
async function startedOver(appPage: AppPage, app: CandlewickApp, from: string, to: string): Promise<AppPage> {
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await app.quit()
  rewrite(app, from, to)
  return new AppPage(await app.launch())
}

test('a start draws what the last one left, and is told what has changed since', async ({
  appPage,
  candlewick
}) => {
  const again = await startedOver(appPage, candlewick, '"coins":["BTC",', '"coins":[')
  expect(existsSync(keptOf(candlewick))).toBe(false)
  await expect(again.row('BTC')).toContainText(/\d/)
  expect(await cameBy(again.page)).toBe('navigate')
})

test('a start opens the window where the last one left it, before it reads any database', async ({
  appPage,
  candlewick
}) => {
  const { page } = await startedOver(appPage, candlewick, '"width":1280', '"width":1100')
  expect(await page.evaluate(() => innerWidth)).toBe(1100)
})

test('what no event tells of is put right by loading the page anew', async ({ appPage, candlewick }) => {
  const again = await startedOver(appPage, candlewick, '"name":"Charts"', '"name":"Wrong"')
  await expect.poll(() => cameBy(again.page)).toBe('reload')
  await expect(again.row('BTC')).toContainText(/\d/)
  await expect(again.says('Wrong')).toHaveCount(0)
})

test('after a crash there is nothing of an earlier run, and a start in the tray takes it away', async ({
  appPage,
  candlewick,
  desktop
}) => {
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await candlewick.kill()
  expect(existsSync(keptOf(candlewick))).toBe(false)
  await candlewick.launch()
  await candlewick.quit()
  expect(existsSync(keptOf(candlewick))).toBe(true)
  const hidden = bareStart(candlewick.dataFolder, desktop.env, ['--hidden'])
  await expect.poll(() => existsSync(keptOf(candlewick))).toBe(false)
  endBareStart(hidden)
})
