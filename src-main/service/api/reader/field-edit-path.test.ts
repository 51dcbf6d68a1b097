import { expect, test } from 'vitest'
import { fieldEditPath } from './field-edit-path'

test.each([
  [{ data: [{ x: 1 }] }, 'data.*.x', 'data.*.x'],
  [{ data: [{ y: 1 }, { x: 1 }] }, 'data.*.x', 'data.*.x'],
  [{ result: { BTC: { 'last.price': 1 } } }, 'result.BTC.last.price', 'result.*.last.price'],
  [{ bitcoin: { usd: 1 } }, 'bitcoin.usd', '*.usd'],
  [{ days: { '2025-01-01': [1, 2] } }, 'days.2025-01-01.1', 'days.*.1'],
  [{ open: { '0': 1, '1': 2 } }, 'open.0', 'open.*'],
  [{ quote: { USD: { price: 1 } } }, 'quote.USD.price', 'quote.USD.price'],
  [[['tBTCUSD', 1]], '*.1', '*.1'],
  [{ data: [] }, 'data.*.x', null]
])('replaces coins, days and numbers with stars: in %j, %s becomes %s', (body, path, edit) => {
  expect(fieldEditPath(body, path, { symbol: 'BTC' })).toBe(edit)
})
