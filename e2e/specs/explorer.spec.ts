import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AccessibilityPage } from '../pages/accessibility-page'
import { AppPage } from '../pages/app-page'
import { ExplorerPage } from '../pages/explorer-page'
import { photographForms } from '../pictures'
import { m } from '../../src-shared/messages/m'

test('a response is saved in the history and can be copied without the key', async ({
  appPage,
  explorer,
  candlewick,
  service
}) => {
  await explorer.choose('getBollinger')
  await explorer.fill({ symbol: 'BTC' })
  await explorer.run(true)
  const first = (await explorer.table()).rows[0]!
  await expect(explorer.says('HTTP 200')).toBeVisible()
  await expect(explorer.says(/^\d+ ms$/)).toBeVisible()
  const used = await appPage.gauge.getAttribute('data-used')
  await expect(explorer.answer).toContainText(`${Number(used).toLocaleString('en-US')} / 100,000`)

  await explorer.turnTo('tree')
  await explorer.treeLines.nth(2).click()
  await expect(explorer.treeLines.filter({ hasText: /upper/i }).first()).toBeVisible()
  const accessibility = new AccessibilityPage(appPage.page)
  await accessibility.check('explorer: tree')
  expect(accessibility.found).toEqual({})
  await photographForms(candlewick, appPage, 'explorer-tree')

  const headers = await explorer.headers()
  expect(headers).toMatchObject({
    'x-credits-consumed': '100',
    'x-quota-used': used,
    'x-quota-limit': '100000'
  })

  const folder = join(candlewick.dataFolder, 'saved')
  mkdirSync(folder)
  const save = (what: string): Promise<void> => explorer.take('Save', what)

  await candlewick.saveTo(join(folder, 'bands.csv'))
  await save(m.explorer.copy.csv())
  await expect(appPage.says(`Saved as ${join(folder, 'bands.csv')}.`)).toBeVisible()
  const lines = readFileSync(join(folder, 'bands.csv'), 'utf8').split('\r\n')
  expect(lines[0]).toBe('time,upper,middle,lower')
  expect(lines).toHaveLength(122)
  expect(lines.at(-2)).toBe(
    [first['Time UTC']!.text, ...['Upper', 'Middle', 'Lower'].map(name => first[name]!.title)].join(',')
  )
  expect(await candlewick.offered()).toMatch(/\/getBollinger-BTC\.csv$/)

  await candlewick.saveTo(join(folder, 'bands.json'))
  await save(m.explorer.copy.json())
  await expect.poll(() => existsSync(join(folder, 'bands.json'))).toBe(true)
  const rows = JSON.parse(readFileSync(join(folder, 'bands.json'), 'utf8')) as { upper: number }[]
  expect(String(rows.at(-1)!.upper)).toBe(first['Upper']!.title)

  await candlewick.saveTo('')
  await save(m.explorer.copy.csv())
  await candlewick.saveTo(join(folder, 'not-there', 'bands.csv'))
  await save(m.explorer.copy.csv())
  await expect(explorer.says(m.faults.causeWhat['file-unsaved']({ reason: 'gone' }))).toBeVisible()
  expect(readdirSync(folder).sort()).toEqual(['bands.csv', 'bands.json'])
  await explorer.photograph('explorer-not-saved')

  await candlewick.evaluate(({ clipboard }) => clipboard.clear())
  await explorer.take('Copy', m.explorer.copy.curl())
  await expect
    .poll(() => candlewick.evaluate(({ clipboard }) => clipboard.readText()))
    .toBe(
      `curl --fail-with-body -H "Authorization: Bearer $CANDLEWICK_KEY" '${service.address}/api/v1/getBollinger?symbol=BTC'`
    )

  const row = {
    symbol: 'BTC',
    last: '77777.77',
    lowest: '77000',
    highest: '78000',
    daily_change_percentage: '1'
  }
  service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
  const before = service.controls.calls('getData').length
  await explorer.choose('getData')
  await explorer.fill({ symbol: 'btc' })
  // The app must ask for confirmation, because the price of a call for twelve coins doesn't reveal the price
  // for one.
  await explorer.run(true)
  await appPage.show('Watch')
  await expect(appPage.row('BTC')).toContainText('77,777.77')
  expect(service.controls.calls('getData')).toHaveLength(before + 1)

  await service.close()
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  const reopened = await ExplorerPage.open(again)
  await reopened.chooseSaved('getBollinger')
  await expect(reopened.says(/Saved, .*, 0 credits/)).toBeVisible()
  expect((await reopened.table()).rows[0]).toEqual(first)
  expect(await reopened.headers()).toEqual(headers)
  const places = await Promise.all([reopened.facts.boundingBox(), reopened.tools.boundingBox()])
  expect(Math.abs(places[0]!.y + places[0]!.height / 2 - places[1]!.y - places[1]!.height / 2)).toBeLessThan(
    3
  )
  await again.photograph('explorer-saved')
})
