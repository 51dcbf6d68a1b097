import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'

test('shows responses with ungrouped levels, millions of numbers or garbled text', async ({
  explorer,
  service
}) => {
  test.setTimeout(180_000)

  const levels = { status: true, symbol: 'BTC', pivot: 100, r1: 105, s1: 95 }
  service.controls.overrideBody('getSupportResistance', JSON.stringify(levels))
  await explorer.choose('getSupportResistance')
  await explorer.fill({ symbol: 'BTC' })
  await explorer.run(true)
  expect(await explorer.table()).toMatchObject({ count: 3, rows: [{ Level: { text: 'R1' } }, {}, {}] })
  await explorer.photograph('explorer-ungrouped')

  service.controls.overrideBody('getATR', `{"status":true,"odd":[${'1,'.repeat(4_000_000)}1]}`)
  await explorer.choose('getATR')
  await explorer.fill({ symbol: 'BTC' })
  await explorer.run(true)
  await expect(explorer.answer).toContainText(m.reading.unkept.tooLarge())
  await explorer.photograph('explorer-large')

  const news = { status: true, news: [{ title: 'Sold \u202eoffer\u202c', url: 'https://news.example/1' }] }
  service.controls.overrideBody('getNews', JSON.stringify(news))
  await explorer.choose('getNews')
  await explorer.fill({ symbol: 'BTC' })
  await explorer.run(false)
  await expect(explorer.answer).toContainText('Sold \ufffdoffer\ufffd')
})
