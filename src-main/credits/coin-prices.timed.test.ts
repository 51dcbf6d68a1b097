import { test } from 'vitest'
import { expectPause } from '../platform/time/work.fixture'
import { coinPrices } from './coin-prices'

test('finds the prices of a thousand coins in two hundred batches in time', async () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `C${index}`)
  const history = Array.from({ length: 200 }, (_, index) => ({
    coins: coins.slice(0, 800 + index),
    charged: 800 + index
  }))
  await expectPause('prices of coins', { mostMs: 150, rounds: 5 }, () => coinPrices(history))
})
