import { expect, it } from 'vitest'
import { fakeOperation, fakeParameter } from '../explorer.fixture'
import { groupOperations } from './operation-groups'
import { requestWords, subjectWords } from '../../../words/operation'
import { m } from '../../../../src-shared/messages/m'

const operations = [
  fakeOperation('getData'),
  fakeOperation('getNews', { tag: 'News', kind: 'news' }),
  fakeOperation('getTop', { parameters: [fakeParameter('top')] })
]
const names = (text: string) =>
  groupOperations(operations, text).map(({ tag, operations: own }) => [tag, ...own.map(one => one.name)])

it('groups operations by tag and keeps their original order', () => {
  expect(names('')).toEqual([
    [m.operations.tags['Market Data'](), 'getData', 'getTop'],
    [m.operations.tags.News(), 'getNews']
  ])
})

it('finds operations whose name, summary, tag, kind and parameters contain every typed word', () => {
  expect(names('QUOTES per')).toEqual([[m.operations.tags['Market Data'](), 'getData']])
  expect(names('market top')).toEqual([[m.operations.tags['Market Data'](), 'getTop']])
  expect(names('nothing like it')).toEqual([])
})

it('describes a call in one line', () => {
  expect(subjectWords({ symbol: 'BTC ETH', interval: '1h', bars: '500' })).toBe('BTC ETH · 1h · 500 bars')
  expect(subjectWords({ symbol: 'BTC', convert: 'EUR' })).toBe('BTC · to EUR')
  expect(subjectWords({})).toBe(m.explorer.callSummary.none())
  expect(requestWords('getData', { symbol: 'BTC' })).toBe(
    m.explorer.callSummary.filled({ name: 'getData', filled: 'BTC' })
  )
  expect(requestWords('getTop', {})).toBe(m.explorer.callSummary.unfilled({ name: 'getTop' }))
})
