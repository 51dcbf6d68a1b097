import { expect, test } from 'vitest'
import type { FirstAsked, FirstReplies } from '../../src-shared/contract/first-state'
import { correctionOf } from './correction'

const replies = (answers: Partial<Record<FirstAsked, unknown>>): FirstReplies =>
  new Map(
    Object.entries(answers).map(([asked, answer]) => [
      asked as FirstAsked,
      JSON.stringify({ ok: true, answer })
    ])
  )
const board = { quotes: [{ symbol: 'BTC', price: 1 }] }

test('nothing is told of what is still so', () => {
  const handed = replies({ 'market.board': board, 'layouts.all': [1] })
  expect(
    correctionOf(handed, replies({ 'market.board': board, 'layouts.all': [1], 'app.notices': [] }))
  ).toEqual({
    events: {},
    isUntold: false
  })
})

test('what changed is told by the event of its concept', () => {
  const handed = replies({ 'market.board': { quotes: [] }, 'watchlist.lists': [], 'credits.gauge': 1 })
  const read = replies({ 'market.board': board, 'watchlist.lists': [], 'credits.gauge': 2 })
  expect(correctionOf(handed, read)).toEqual({
    events: { boardChanged: board, gaugeChanged: 2 },
    isUntold: false
  })
})

test('what no event tells has the page loaded anew', () => {
  expect(correctionOf(replies({ 'layouts.all': [1] }), replies({ 'layouts.all': [2] })).isUntold).toBe(true)
})

test('what can’t be read any more has the page loaded anew, so that it hears why', () => {
  const handed = replies({ 'market.board': board })
  expect(correctionOf(handed, replies({}))).toEqual({ events: {}, isUntold: true })
})
