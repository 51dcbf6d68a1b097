import { expect, test } from 'vitest'
import { openBooks } from '../credits/fake-service.fixture'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { expectPause } from '../platform/time/work.fixture'
import { CoinList } from './coin-list'

test('searches four thousand coins between two keystrokes', async () => {
  const { calls, credits, service } = openBooks()
  const list = new CoinList({ calls, credits, database: openCache(), everyMs: () => null })
  const data = Array.from({ length: 4000 }, (_, index) => ({
    symbol: `C${index.toString(36).toUpperCase()}`,
    name: `Coin number ${index}`,
    source: 'binance'
  }))
  service.answer = () => ({ answer: { kind: 'coins', data, dropped: 0 } })
  await list.load()
  expect(list.search({ text: 'number 39', limit: 50 })).toHaveLength(50)
  for (const text of ['c', 'coin', 'number 39', 'zzz'])
    await expectPause(`a search for ${text}`, { mostMs: 5, rounds: 15 }, () =>
      list.search({ text, limit: 50 })
    )
})
