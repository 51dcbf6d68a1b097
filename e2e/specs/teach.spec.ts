import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { ExplorerPage } from '../pages/explorer-page'

const rows = [
  ['tBTCUSD', 68_000.5, 0.0179],
  ['tETHUSD', 3_500.25, -0.0061]
]

test('an answer that nobody can read is taught at 0 credits, and the next one is read; lessons are handed on and taken back', async ({
  candlewick,
  service,
  photograph
}) => {
  service.controls.overrideBody('getTickers', JSON.stringify({ status: true, bourse: rows }))
  const appPage = await AppPage.watching(candlewick, service)
  await appPage.show('Explorer')
  const explorer = new ExplorerPage(appPage)
  const { page } = appPage
  await explorer.choose('getTickers')
  await explorer.fill({ symbol: 'BTC ETH' })
  await explorer.run(true)
  await expect(explorer.answer).toContainText('None of 6 values understood')
  const calls = service.controls.calls().length
  await explorer.readingShown()
  await photograph(page, 'teach-reading')

  await explorer.teach('bourse.*.0', 'This is: coin')
  await explorer.teach('bourse.*.1', 'This is: price')
  await explorer.teach('bourse.*.2', 'This is: change in percent')
  await explorer.teach('bourse.*.2', 'It is told as a fraction')
  await expect(explorer.answer).toContainText('All 6 values understood')
  expect(service.controls.calls()).toHaveLength(calls)
  await explorer.turnTo('Answer')
  expect((await explorer.table()).rows[0]).toMatchObject({
    Coin: { text: 'BTC' },
    Price: { text: '68,000.50' },
    Daily: { text: '+1.79 %' }
  })
  const menu = await explorer.openColumn('Price')
  await expect(menu).toContainText('It is told in EUR')
  await photograph(page, 'teach-column')
  await explorer.chooseEntry('It is told in EUR')
  await expect(explorer.answer).toContainText('Currency')
  await explorer.run(false)
  await expect(explorer.answer).toContainText('All 6 values understood')

  const file = join(candlewick.dataFolder, 'profile.json')
  await candlewick.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await explorer.lessonsShown()
  await photograph(page, 'teach-lessons')
  await explorer.exportLessons()
  await expect(explorer.appPage.says(`Saved as ${file}.`)).toBeVisible()
  const saved = readFileSync(file, 'utf8')
  for (const secret of ['BTC', 'ETH', '68000', service.key]) expect(saved).not.toContain(secret)

  for (let left = 3; left > 0; left--) {
    await expect(explorer.lessons).toHaveCount(left)
    await explorer.takeBackFirst()
  }
  await expect(explorer.answer).toContainText('None of 6 values understood')
  writeFileSync(`${file}.wrong`, '{"format":"other"}')
  await explorer.importLessons(`${file}.wrong`)
  await expect(explorer.appPage.says('This is no profile that Candlewick can read.')).toBeVisible()
  await explorer.importLessons(file)
  await expect(explorer.answer).toContainText('All 6 values understood')
  await expect(explorer.lessons).toHaveCount(3)
})
