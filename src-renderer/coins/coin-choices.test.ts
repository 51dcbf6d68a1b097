import { describe, expect, it } from 'vitest'
import { chosenTwin, coinChoices, coinCostWords, lastWord, matchingCoins, wordChoices } from './coin-choices'
import { m } from '../../src-shared/messages/m'

const found = [
  { symbol: 'SOL', name: 'Solana', source: 'binance' },
  { symbol: 'SOL', name: 'Solana', source: 'kraken' },
  { symbol: 'SOLO', name: '', source: null }
]
const values = (...given: Parameters<typeof coinChoices>): readonly string[] =>
  coinChoices(...given).map(choice => choice.value)

describe('the coin search', () => {
  it('drops results of a shorter text that no longer match', () => {
    expect(values('solo', matchingCoins(found, ' solo '), [])).toEqual(['SOLO'])
    expect(values('link', matchingCoins(found, 'link'), ['LINK'])).toEqual(['LINK'])
    expect(matchingCoins(found, 'solan').map(({ name }) => name)).toEqual(['Solana', 'Solana'])
  })

  it('suggests nothing before the user types', () => expect(values('  ', found, [])).toEqual([]))

  it('suggests each symbol once, with its name and exchange', () => {
    const [first, second] = coinChoices('sol', found, ['SOLO'])
    expect(first).toEqual({ value: 'SOL', label: 'SOL', detail: 'Solana · binance', mark: undefined })
    expect(second?.detail).toBe('')
    expect(second?.mark).toBe(m.watchlist.choice.known())
  })

  it('suggests the typed text if no coin has that symbol', () => {
    expect(values('sol', found, [])).toEqual(['SOL', 'SOLO'])
    expect(values('solx', found, [])).toEqual(['SOL', 'SOLO', 'SOLX'])
    expect(values('btcusdt@binance', [], [])).toEqual(['BTCUSDT@binance'])
  })

  it('offers the largest of the coins that share a symbol first, and then each of them by name', () => {
    const twins = ['Bonded Finance', 'BarnBridge'].map(name => ({
      symbol: 'BOND',
      name,
      source: null,
      isTwin: true as const
    }))
    const choices = coinChoices('bond', twins, [])
    expect(choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['BOND', m.watchlist.choice.largestTwin()],
      ['BOND', 'Bonded Finance'],
      ['BOND', 'BarnBridge']
    ])
    expect(choices.map(({ value }) => chosenTwin(value))).toEqual([
      null,
      { coin: 'BOND', name: 'Bonded Finance' },
      { coin: 'BOND', name: 'BarnBridge' }
    ])
  })

  it('offers to add several coins at once', () => {
    const [first] = coinChoices('btc, eth sol', [], ['BTC'])
    expect(first).toEqual({
      value: 'BTC ETH SOL',
      label: m.watchlist.choice.add({ length: 3 }),
      detail: 'BTC, ETH, SOL',
      mark: m.watchlist.choice.knownCount({ known: 1 })
    })
  })
})

describe('the cost of several coins', () => {
  const cost = { now: 30_240, then: 462_240, isBeyond: false }

  it('shows the daily cost including the added coins next to the current cost', () => {
    const words = coinCostWords(cost)
    expect(words).toBe(m.watchlist.choice.costRaised({ credits: '462,240', now: '30,240' }))
    expect(coinChoices('btc, eth', [], [], words)[1]).toEqual({ value: '', label: words, disabled: true })
    expect(coinCostWords({ ...cost, now: null })).toBe(m.plan.paces.perDay({ credits: '462,240' }))
    expect(coinCostWords({ ...cost, isBeyond: true })).toBe(
      m.watchlist.choice.costBeyond({ credits: '462,240' })
    )
  })

  it('omits the cost if it is unknown or unchanged', () => {
    for (const silent of [null, { ...cost, then: null }, { ...cost, now: 462_240 }])
      expect(coinCostWords(silent)).toBe('')
  })
})

const matches = [
  { symbol: 'ETH', name: 'Ethereum', source: 'binance' },
  { symbol: 'ETH', name: 'Ethereum', source: 'kraken' },
  { symbol: 'ETC', name: 'ETC', source: null },
  { symbol: 'BTC', name: 'Bitcoin', source: null }
]

describe('a field for several coins', () => {
  it('completes only the last word', () => {
    expect(lastWord('BTC et')).toBe('et')
    expect(lastWord('BTC,')).toBe('')
    expect(wordChoices('BTC+et', matches)).toEqual([
      { value: 'BTC+ETH', label: 'ETH', detail: 'Ethereum' },
      { value: 'BTC+ETC', label: 'ETC', detail: undefined }
    ])
  })

  it('suggests nothing for a complete symbol', () => {
    expect(wordChoices('eth', matches)).toEqual([])
    expect(wordChoices('ETH b', matches).map(({ label }) => label)).toEqual(['ETC', 'BTC'])
  })
})
