import { test } from 'vitest'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { expectPause } from '../platform/time/work.fixture'
import { RecordedBarStore } from './recorded-bar-store'
import { day, minute } from '../../src-shared/time'

const start = Date.UTC(2026, 5, 10, 12)

test('adding, pruning and reading recorded bars of a thousand coins stays fast', async () => {
  const store = new RecordedBarStore(openCache())
  const list = new Map(Array.from({ length: 1000 }, (_, index) => [`COIN${index}`, index + 1]))
  for (let index = 0; index < 300; index++) store.add(list, start + index * minute)
  const bounds = { mostMs: 25, rounds: 10 }
  await expectPause('own bars added', bounds, round => store.add(list, start + (300 + round) * minute))
  await expectPause('own bars cleared up', bounds, round => store.prune(start + 2 * day + round * minute))
  await expectPause('own bars of a coin', bounds, () => store.bars('COIN7', minute, 0))
})

test.each([-40 * 365, -365, 365, 40 * 365])(
  'draws a sparkline quickly although the clock was off by %i days',
  async days => {
    const store = new RecordedBarStore(openCache())
    store.add(new Map([['BTC', 1]]), start + days * day)
    store.add(new Map([['BTC', 2]]), start)
    await expectPause(`a spark line, off by ${days} days`, { mostMs: 20, rounds: 5 }, () =>
      store.spark('BTC', start)
    )
  }
)
