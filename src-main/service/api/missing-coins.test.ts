import { expect, test } from 'vitest'
import { matchCoins, missingCoins } from './missing-coins'

const row = (
  symbol: string,
  exchange: string | null = null
): { symbol: string; exchange: string | null } => ({
  symbol,
  exchange
})

test('lists missing coins in the order requested', () => {
  expect(missingCoins(['BTC', 'NOPE', 'ETH', 'GONE'], [row('ETH'), row('BTC')])).toEqual(['NOPE', 'GONE'])
})

test('matches coins regardless of upper and lower case', () => {
  expect(missingCoins(['btc', 'kPEPE'], [row('BTC'), row('KPEPE')])).toEqual([])
})

test('matches BTC@binance with BTC from binance but not from kraken', () => {
  expect(missingCoins(['BTC@binance'], [row('BTC', 'Binance')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC@binance')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC', 'kraken')])).toEqual(['BTC@binance'])
})

test('matches different rows if a coin is requested both with and without an exchange', () => {
  const rows = [row('BTC', 'kraken'), row('BTC', 'binance')]
  const matched = matchCoins(['BTC', 'BTC@kraken'], rows)
  expect(matched.get('BTC')).toBe(rows[1])
  expect(matched.get('BTC@kraken')).toBe(rows[0])
})

test('matches the same row to a coin with and without an exchange if it is the only one', () => {
  const rows = [row('BTC', 'binance')]
  const matched = matchCoins(['BTC', 'BTC@binance'], rows)
  expect(matched.get('BTC')).toBe(rows[0])
  expect(matched.get('BTC@binance')).toBe(rows[0])
})

test('doesn’t match a requested pair to the row of its coin', () => {
  expect(missingCoins(['BTCUSDT@binance'], [row('BTC', 'binance')])).toEqual(['BTCUSDT@binance'])
  expect(missingCoins(['BTCUSDT@binance'], [row('BTCUSDT', 'binance')])).toEqual([])
})

test.each(['BTC-USD', 'BTC/USD', 'BTCUSD', 'btc_usd', 'tBTCUSD', 'XBTUSD', 'USD-BTC'])(
  'matches a coin to the pair %s if the coin has no row of its own',
  symbol => {
    const pair = { ...row(symbol), currency: 'USD' }
    expect(matchCoins(['BTC'], [pair]).get('BTC')).toBe(pair)
  }
)

test('prefers a coin’s own row, then its pair with the dollar, then with a dollar stablecoin', () => {
  const pairs = ['EUR', 'USDT', 'USD'].map(currency => ({ ...row(`BTC-${currency}`), currency }))
  expect(matchCoins(['BTC'], pairs).get('BTC')).toBe(pairs[2])
  expect(matchCoins(['BTC'], pairs.slice(0, 2)).get('BTC')).toBe(pairs[1])
  const own = { ...row('BTC'), currency: 'EUR' }
  expect(matchCoins(['BTC'], [...pairs, own]).get('BTC')).toBe(own)
})

test('matches a coin to its pair only if the pair’s currency is known', () => {
  const rows = [{ ...row('USDT'), currency: 'USD' }, { ...row('PYUSD'), currency: 'USD' }, row('BTC-USD')]
  expect(missingCoins(['T', 'PYUSD', 'PY', 'BTC'], rows)).toEqual(['T', 'PY', 'BTC'])
})
