import type { Headline } from '@contract'
import { describe, expect, it } from 'vitest'
import { coinsNamed, filterHeadlines, relatedTo } from './headlines'

const headline = (given: Partial<Headline>): Headline => ({
  id: 'a',
  title: 'Bitcoin holds its range',
  source: 'The Block Post',
  at: 0,
  summary: null,
  coins: ['BTC'],
  linked: true,
  host: 'block.example',
  read: false,
  ...given
})
const all = { coin: null, text: '', unread: false }
const bitcoin = headline({})
const ether = headline({
  id: 'b',
  title: 'Fees fall',
  summary: 'On Ethereum',
  coins: ['ETH', 'BTC'],
  read: true
})

describe('filterHeadlines', () => {
  it('filters by coin, by words in a single field and by unread', () => {
    expect(filterHeadlines([bitcoin, ether], { ...all, coin: 'ETH' })).toEqual([ether])
    expect(filterHeadlines([bitcoin, ether], { ...all, text: 'ethereum FEES' })).toEqual([ether])
    expect(filterHeadlines([bitcoin, ether], { ...all, text: 'range ethereum' })).toEqual([])
    expect(filterHeadlines([bitcoin, ether], { ...all, unread: true })).toEqual([bitcoin])
  })

  it('finds a character written as an HTML entity', () => {
    const listed = headline({ title: 'S&amp;P 500' })
    expect(filterHeadlines([listed, ether], { ...all, text: 's&p' })).toEqual([listed])
  })

  it('keeps the selected headline after it was read', () => {
    expect(filterHeadlines([bitcoin, ether], { ...all, unread: true }, 'b')).toEqual([bitcoin, ether])
    expect(filterHeadlines([bitcoin, ether], { ...all, unread: true, coin: 'SOL' }, 'b')).toEqual([])
  })

  it("a search for “null” doesn't match missing fields", () => {
    expect(filterHeadlines([bitcoin], { ...all, text: 'null' })).toEqual([])
  })
})

it('lists the coins with the most headlines first', () => {
  expect(coinsNamed([bitcoin, ether])).toEqual(['BTC', 'ETH'])
  expect(coinsNamed([headline({ coins: ['SOL'] }), headline({ coins: ['ADA'] })])).toEqual(['ADA', 'SOL'])
})

it('finds related headlines about the same coins, newest first', () => {
  const other = headline({ id: 'c', coins: ['SOL'] })
  const later = headline({ id: 'd', coins: ['BTC'] })
  expect(relatedTo([bitcoin, ether, other, later], bitcoin, 5)).toEqual([ether, later])
  expect(relatedTo([bitcoin, ether, other, later], bitcoin, 1)).toEqual([ether])
})
