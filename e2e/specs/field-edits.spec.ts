import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { photographForms } from '../pictures'
import { m } from '../../src-shared/messages/m'

const rows = [
  ['tBTCUSD', 68_000.5, 0.0179],
  ['tETHUSD', 3_500.25, -0.0061]
]

test('mapping the fields of an unreadable response is free and makes the next response readable', async ({
  explorer,
  candlewick,
  service
}) => {
  service.controls.overrideBody('getTickers', JSON.stringify({ status: true, bourse: rows }))
  await explorer.choose('getTickers')
  await explorer.fill({ symbol: 'BTC ETH' })
  await explorer.run(true)
  await expect(explorer.answer).toContainText(m.reading.noneUnderstood({ all: '6' }))
  const calls = service.controls.calls().length
  await explorer.readingShown()
  await explorer.photograph('field-edits-reading')

  await explorer.mapField('bourse.*.0', m.reading.mapTo({ field: 'coin' }))
  await explorer.mapField('bourse.*.1', m.reading.mapTo({ field: 'price' }))
  await explorer.mapField('bourse.*.2', m.reading.mapTo({ field: 'change in percent' }))
  await explorer.mapField('bourse.*.2', m.reading.mapUnit({ unit: m.reading.unit.fraction() }))
  await expect(explorer.answer).toContainText(m.reading.allUnderstood({ count: 6, shown: '6' }))
  expect(service.controls.calls()).toHaveLength(calls)
  await explorer.turnTo('response')
  expect((await explorer.table()).rows[0]).toMatchObject({
    Coin: { text: 'BTC' },
    Price: { text: '68,000.50' },
    Daily: { text: '+1.79 %' }
  })
  const menu = await explorer.openColumn('Price')
  await expect(menu).toContainText(m.reading.mapUnit({ unit: 'in EUR' }))
  await explorer.photograph('field-edits-column')
  await explorer.chooseEntry(m.reading.mapUnit({ unit: 'in EUR' }))
  await expect(explorer.answer).toContainText(m.coin.venues.currency())
  await explorer.run(false)
  await expect(explorer.answer).toContainText(m.reading.allUnderstood({ count: 6, shown: '6' }))

  const file = join(candlewick.dataFolder, 'profile.json')
  await candlewick.saveTo(file)
  await explorer.fieldEditsShown()
  await explorer.photograph('field-edits-list')
  await explorer.exportFieldEdits()
  await expect(explorer.appPage.says(m.reading.profile.saved({ path: file }))).toBeVisible()
  const saved = readFileSync(file, 'utf8')
  for (const secret of ['BTC', 'ETH', '68000', service.key]) expect(saved).not.toContain(secret)

  for (let left = 3; left > 0; left--) {
    await expect(explorer.fieldEdits).toHaveCount(left)
    await explorer.takeBackFirst()
  }
  await expect(explorer.answer).toContainText(m.reading.noneUnderstood({ all: '6' }))
  writeFileSync(`${file}.wrong`, '{"format":"other"}')
  await explorer.importFieldEdits(`${file}.wrong`)
  await expect(explorer.appPage.says(m.faults.causeWhat['setup-form']())).toBeVisible()
  await explorer.importFieldEdits(file)
  await expect(explorer.answer).toContainText(m.reading.allUnderstood({ count: 6, shown: '6' }))
  await expect(explorer.fieldEdits).toHaveCount(3)
})

test('lists a problem found in 600 bars once, with its count', async ({ explorer, candlewick, service }) => {
  // The high and the low of these bars are swapped.
  const bars = Array.from({ length: 600 }, (_, at) => [
    new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    { open: 100, high: 90, low: 110, close: 101 }
  ])
  service.controls.overrideBody(
    'getOHLC',
    JSON.stringify({ status: true, result: Object.fromEntries(bars) as unknown })
  )
  await explorer.choose('getOHLC')
  await explorer.fill({ symbol: 'BTC', interval: '1d' })
  await explorer.run(true)
  await expect(explorer.says(/Affects 1,200 values: open, close/)).toHaveCount(1)
  await expect(explorer.answer).toContainText(m.reading.doubted({ count: '1,200' }))
  await explorer.readingShown()
  const places = explorer.placesOf('open, close')
  await expect(places).toHaveCount(1)
  await photographForms(candlewick, explorer.appPage, 'doubts')
  await places.click()
  await explorer.appPage.ask('settings', 'change', { theme: 'light' })
  await candlewick.resize(900, 600)
  await expect(await explorer.openPlace('result.*.open')).toContainText(m.reading.mapIgnore())
  await explorer.appPage.photograph('doubts-mapping-light-900')
})
