import { expect, test } from 'vitest'
import { triggeredTogether } from './alert-groups'

const entry = (id: number, more: object = {}) => ({
  ...{ id, alertId: id, coin: 'BTC' as string | null, at: 1_000, noticedAt: 2_000, missedSince: null },
  ...more
})
const ids = (entries: readonly ReturnType<typeof entry>[]): readonly (readonly number[])[] =>
  triggeredTogether(entries).map(group => group.map(({ id }) => id))

test('groups alerts on one coin if the same response triggered them', () => {
  expect(
    ids([entry(5), entry(4, { coin: 'ETH' }), entry(3), entry(2), entry(1, { noticedAt: 1_999 })])
  ).toEqual([[5, 3, 2], [4], [1]])
})

test('groups an alert on candles with an alert on quotes', () => {
  expect(ids([entry(2, { at: 900 }), entry(1)])).toEqual([[2, 1]])
})

test('doesn’t group entries without a coin, triggers of one alert, or missed triggers from different times', () => {
  expect(ids([entry(2, { coin: null }), entry(1, { coin: null })])).toEqual([[2], [1]])
  expect(ids([entry(2, { alertId: 7 }), entry(1, { alertId: 7 })])).toEqual([[2], [1]])
  const missed = (id: number, at: number) => entry(id, { at, missedSince: at - 500 })
  expect(ids([missed(3, 900), missed(2, 900), missed(1, 800)])).toEqual([[3, 2], [1]])
})
