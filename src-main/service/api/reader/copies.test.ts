import { expect, test } from 'vitest'
import { copiesIn } from './copies'
import { m } from '../../../../src-shared/messages/m'

const raw = { BTC: { USD: { PRICE: 91234.5, HIGH: 93500.25, CHANGE: -2.15, CAP: 1820240858373 } } }

test('finds a part of the body that repeats another part’s numbers as formatted text', () => {
  const display = {
    BTC: {
      USD: {
        PRICE: '$ 91,234.5',
        HIGH: '$ 93,500.3',
        CHANGE: '-2.15',
        CAP: '$ 1,820.24 B',
        AT: m.explorer.facts.justNow()
      }
    }
  }
  expect(copiesIn({ RAW: raw, DISPLAY: display })).toEqual(new Set(['DISPLAY']))
  expect(copiesIn({ pretty: display, plain: raw, about: { name: 'Bitcoin' } })).toEqual(new Set(['pretty']))
})

test('doesn’t treat parts with the same names but different numbers as copies', () => {
  expect(
    copiesIn({ BTC: { price: 91234.5, high: 93500 }, ETH: { price: '$3,011.25', high: '$3,060.25' } })
  ).toBeNull()
  expect(
    copiesIn({ BTC: { price: 91234.5, high: 93500 }, ETH: { price: 3011.25, high: 3060.25 } })
  ).toBeNull()
  expect(copiesIn({ RAW: raw })).toBeNull()
})

test('doesn’t treat numbers that are repeated without formatting as a copy', () => {
  const same = { BTC: { USD: { PRICE: '91234.5', HIGH: '93500.25', CHANGE: '-2.15' } } }
  expect(copiesIn({ one: raw, other: same })).toBeNull()
})
