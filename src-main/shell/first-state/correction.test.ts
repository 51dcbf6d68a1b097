import { expect, test } from 'vitest'
import type { FirstRequest, FirstReplies } from '../../../src-shared/contract/first-state'
import { correctionOf } from './correction'

const replies = (answers: Partial<Record<FirstRequest, unknown>>): FirstReplies =>
  new Map(
    Object.entries(answers).map(([request, answer]) => [
      request as FirstRequest,
      JSON.stringify({ ok: true, answer })
    ])
  )
const board = { quotes: [{ symbol: 'BTC', price: 1 }] }

test('a correction has no events for unchanged replies', () => {
  const handed = replies({ 'market.board': board, 'layouts.all': [1] })
  expect(
    correctionOf(handed, replies({ 'market.board': board, 'layouts.all': [1], 'app.notices': [] }))
  ).toEqual({
    events: {},
    needsReload: false
  })
})

test('a correction contains the event of each changed reply', () => {
  const handed = replies({ 'market.board': { quotes: [] }, 'watchlist.lists': [], 'credits.gauge': 1 })
  const read = replies({ 'market.board': board, 'watchlist.lists': [], 'credits.gauge': 2 })
  expect(correctionOf(handed, read)).toEqual({
    events: { boardChanged: board, gaugeChanged: 2 },
    needsReload: false
  })
})

test('a changed reply without an event requires a reload', () => {
  expect(correctionOf(replies({ 'layouts.all': [1] }), replies({ 'layouts.all': [2] })).needsReload).toBe(
    true
  )
})

test('a request that now fails requires a reload', () => {
  const handed = replies({ 'market.board': board })
  expect(correctionOf(handed, replies({}))).toEqual({ events: {}, needsReload: true })
})
