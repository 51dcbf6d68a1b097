import { expect, it } from 'vitest'
import { fakeOperation, fakeParameter } from '../explorer.fixture'
import { groupOperations } from './operation-groups'
import { askedWords, subjectWords } from '../question/subject'

const operations = [
  fakeOperation('getData'),
  fakeOperation('getNews', { tag: 'News', kind: 'news' }),
  fakeOperation('getTop', { parameters: [fakeParameter('top')] })
]
const names = (text: string) =>
  groupOperations(operations, text).map(({ tag, operations: own }) => [tag, ...own.map(one => one.name)])

it('groups by tag in the order of the table', () => {
  expect(names('')).toEqual([
    ['Market Data', 'getData', 'getTop'],
    ['News', 'getNews']
  ])
})

it('finds by every word typed: name, summary, tag, kind or parameter', () => {
  expect(names('QUOTES per')).toEqual([['Market Data', 'getData']])
  expect(names('market top')).toEqual([['Market Data', 'getTop']])
  expect(names('nothing like it')).toEqual([])
})

it('tells what was asked in one line', () => {
  expect(subjectWords({ symbol: 'BTC ETH', interval: '1h', bars: '500' })).toBe('BTC ETH · 1h · 500 bars')
  expect(subjectWords({ symbol: 'BTC', convert: 'EUR' })).toBe('BTC · to EUR')
  expect(subjectWords({})).toBe('nothing filled in')
  expect(askedWords('getData', { symbol: 'BTC' })).toBe('getData is asked for BTC.')
  expect(askedWords('getTop', {})).toBe('getTop is asked with nothing filled in.')
})
