import { expect, test } from 'vitest'
import { OnScreen } from './on-screen'

function watched() {
  const charts: (readonly string[])[] = []
  const rows: (readonly string[])[] = []
  const onScreen = new OnScreen({
    showCharts: shown => void charts.push(shown.charts.map(({ coin, interval }) => `${coin} ${interval}`)),
    showRows: shown => void rows.push(shown.coins)
  })
  return { onScreen, charts, rows }
}
const [main, other] = [{}, {}]
const btc = { coin: 'BTC', interval: '1h' } as const
const eth = { coin: 'ETH', interval: '1d' } as const

test('reports the charts of all windows, each series once', async () => {
  const { onScreen, charts } = watched()
  await onScreen.showCharts(main, [btc])
  await onScreen.showCharts(other, [eth, btc])
  expect(charts).toEqual([['BTC 1h'], ['BTC 1h', 'ETH 1d']])
})

test('a new report from a window replaces only its previous report', async () => {
  const { onScreen, rows } = watched()
  await onScreen.showRows(main, ['BTC'])
  await onScreen.showRows(other, ['ETH'])
  await onScreen.showRows(main, ['SOL'])
  expect(rows.at(-1)).toEqual(['SOL', 'ETH'])
})

test('stops refreshing charts of a closed window but not those of the others', async () => {
  const { onScreen, charts, rows } = watched()
  await onScreen.showCharts(main, [btc])
  await onScreen.showCharts(other, [eth])
  await onScreen.leave(other)
  expect(charts.at(-1)).toEqual(['BTC 1h'])
  expect(rows).toEqual([])
})

test('the limits of a single window’s report apply to the reports of all windows together', async () => {
  const { onScreen, charts, rows } = watched()
  const coins = (count: number, name: string): string[] =>
    Array.from({ length: count }, (_, at) => `${name}${at}`)
  await onScreen.showRows(main, coins(150, 'A'))
  await onScreen.showRows(other, coins(150, 'B'))
  await onScreen.showCharts(
    main,
    coins(39, 'A').map(coin => ({ coin, interval: '1h' as const }))
  )
  await onScreen.showCharts(other, [btc, eth])
  expect([rows.at(-1)?.length, charts.at(-1)?.length]).toEqual([200, 40])
})
