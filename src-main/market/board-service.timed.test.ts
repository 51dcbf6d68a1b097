import { test } from 'vitest'
import { expectPause } from '../platform/time/work.fixture'
import { quotes, row, watching } from './board.fixture'
import { minute } from '../../src-shared/time'

test('refreshing and drawing the board stays fast with a thousand coins', async () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `COIN${index}`)
  const { books, board, need } = watching(coins)
  const answer = quotes(...coins.map((coin, index) => row(coin, index + 1)))
  books.service.answer = () => answer
  await expectPause('a refresh of 1,000 coins', { mostMs: 50, rounds: 12 }, () => {
    books.clock.advance(minute)
    return board.refresh()
  })
  await expectPause('a board of 1,000 coins', { mostMs: 10, rounds: 12 }, () => board.board())
  await expectPause('what 1,000 coins need', { mostMs: 10, rounds: 12 }, () => need())
})
