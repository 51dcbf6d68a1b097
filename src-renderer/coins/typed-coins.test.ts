import { describe, expect, it } from 'vitest'
import { coinNamed, readCoins, typedCoins, typedRatio } from './typed-coins'

it.each([
  ['btc', ['BTC']],
  ['  btc eth\nsol,doge;ada+xrp ', ['BTC', 'ETH', 'SOL', 'DOGE', 'ADA', 'XRP']],
  ['btc BTC Btc', ['BTC']],
  ['btcusdt@binance', ['BTCUSDT@binance']],
  ['42 888', ['42', '888']],
  ['42\n888\nBTC\n', ['42', '888', 'BTC']],
  ['   ', []]
])('reads %j as %j', (text, coins) => expect(readCoins(text)).toEqual({ coins, rejected: [] }))

it('accepts at most a thousand coins', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `C${at}`).join(' ')
  expect(typedCoins(text)).toHaveLength(1000)
})

describe('invisible and full-width characters', () => {
  it.each([
    ['a zero-width space', 'BTC\u200B'],
    ['a byte order mark', '\uFEFFBTC'],
    ['a direction mark', '\u202ABTC\u202C'],
    ['a soft hyphen', 'B\u00ADTC'],
    ['a zero-width joiner between letters', 'B\u200DTC'],
    ['letters in full width', 'ＢＴＣ'],
    ['small letters in full width', 'ｂｔｃ'],
    ['a full-width space', '\u3000BTC\u3000']
  ])('removes %s', (_, text) => expect(typedCoins(text)).toEqual(['BTC']))

  it.each([
    ['BTC，ETH、SOL；ADA', ['BTC', 'ETH', 'SOL', 'ADA']],
    ['ＢＴＣ＠ｂｉｎａｎｃｅ', ['BTC@binance']],
    ['ＢＩＮＡＮＣＥ：ＩＮＪＵＳＤＴ', ['INJUSDT@binance']]
  ])('cleans %j to %j', (text, coins) => expect(typedCoins(text)).toEqual(coins))

  it.each(['👩‍🚀', '❤️', '🚀', '🏴‍☠️', '👍🏽'])('leaves %s unchanged', text =>
    expect(typedCoins(text)).toEqual([text])
  )
})

describe('a TradingView list', () => {
  it.each([
    ['BINANCE:INJUSDT,COINBASE:SUIUSD', ['INJUSDT@binance', 'SUIUSD@coinbase']],
    ['###Layer 1,BINANCE:TIAUSDT,###Memes, too,BTC', ['TIAUSDT@binance', 'TOO', 'BTC']],
    ['###Layer 1\nBINANCE:TIAUSDT\n###Memes\nDOGE', ['TIAUSDT@binance', 'DOGE']]
  ])('%j contains the coins %j', (text, coins) => expect(readCoins(text)).toEqual({ coins, rejected: [] }))
})

describe('spreadsheet rows', () => {
  it.each([
    ['an amount after each coin', 'BTC\t0.5\nETH\t12\n42\t100', ['BTC', 'ETH', '42']],
    [
      'amounts written in any way',
      'BTC\t1,234.50\nETH\t$ 3\nSOL\t12 %\nADA\t−1',
      ['BTC', 'ETH', 'SOL', 'ADA']
    ],
    ['a head', 'Coin\tAmount\nBTC\t0.5', ['BTC']],
    ['a rank before the coin, and its name after it', '1\tBTC\tBitcoin\t64,000.5', ['BTC']],
    ['coins side by side', 'BTC\tETH\nSOL\t', ['BTC', 'ETH', 'SOL']]
  ])('reads spreadsheet rows with %s', (_, text, coins) =>
    expect(readCoins(text)).toEqual({ coins, rejected: [] })
  )
})

describe('invalid names', () => {
  it.each([
    ['BTC/USD', [], ['BTC/USD']],
    ['BTC, BTC/USD\nETH A:B:C <b>', ['BTC', 'ETH'], ['BTC/USD', 'A:B:C', '<b>']],
    ['BTC 0.5', ['BTC'], ['0.5']],
    [':BTC BTC: @binance', [], [':BTC', 'BTC:', '@binance']],
    ['X'.repeat(41), [], ['X'.repeat(41)]]
  ])('rejects invalid names in %j and accepts the others', (text, coins, rejected) =>
    expect(readCoins(text)).toEqual({ coins, rejected })
  )
})

it.each([
  ['BTC\u200B', 'BTC'],
  ['ｅｔｈ', 'ETH'],
  ['Wbtc', 'wBTC'],
  ['BINANCE:INJUSDT', 'INJUSDT@binance'],
  ['🚀', '🚀'],
  ['btc/usd', 'BTC/USD'],
  ['', '']
])('reads %j in a field for one coin as %j', (typed, coin) => expect(coinNamed(typed, ['wBTC'])).toBe(coin))

it.each([
  ['sol/eth', 'SOL/ETH'],
  [' btcusdt@binance / eth ', 'BTCUSDT@binance/ETH'],
  ['sol', null],
  ['sol/', null],
  ['sol eth/btc', null],
  ['a/b/c', null],
  ['0.5/eth', null]
])('reads %j as the ratio %j', (typed, name) => expect(typedRatio(typed)).toBe(name))
