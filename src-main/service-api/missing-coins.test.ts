import { expect, test } from 'vitest'
import { matchCoins, missingCoins } from './missing-coins'

const row = (
  symbol: string,
  exchange: string | null = null
): { symbol: string; exchange: string | null } => ({
  symbol,
  exchange
})

test('a coin the service dropped is named, in the order asked', () => {
  expect(missingCoins(['BTC', 'NOPE', 'ETH', 'GONE'], [row('ETH'), row('BTC')])).toEqual(['NOPE', 'GONE'])
})

test('letter case does not make a coin missing', () => {
  expect(missingCoins(['btc', 'kPEPE'], [row('BTC'), row('KPEPE')])).toEqual([])
})

test('BTC@binance is answered by BTC from binance and not by BTC from kraken', () => {
  expect(missingCoins(['BTC@binance'], [row('BTC', 'Binance')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC@binance')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC')])).toEqual([])
  expect(missingCoins(['BTC@binance'], [row('BTC', 'kraken')])).toEqual(['BTC@binance'])
})

test('a coin asked for at large and at an exchange gets a row each', () => {
  const rows = [row('BTC', 'kraken'), row('BTC', 'binance')]
  const matched = matchCoins(['BTC', 'BTC@kraken'], rows)
  expect(matched.get('BTC')).toBe(rows[1])
  expect(matched.get('BTC@kraken')).toBe(rows[0])
})

test('one row may answer both forms of a coin', () => {
  const rows = [row('BTC', 'binance')]
  const matched = matchCoins(['BTC', 'BTC@binance'], rows)
  expect(matched.get('BTC')).toBe(rows[0])
  expect(matched.get('BTC@binance')).toBe(rows[0])
})

test('a pair is not its coin', () => {
  expect(missingCoins(['BTCUSDT@binance'], [row('BTC', 'binance')])).toEqual(['BTCUSDT@binance'])
  expect(missingCoins(['BTCUSDT@binance'], [row('BTCUSDT', 'binance')])).toEqual([])
})

test.each(['BTC-USD', 'BTC/USD', 'BTCUSD', 'btc_usd', 'tBTCUSD', 'XBTUSD', 'USD-BTC'])(
  'a coin without a row of its own is answered by its pair %s',
  symbol => {
    const pair = { ...row(symbol), currency: 'USD' }
    expect(matchCoins(['BTC'], [pair]).get('BTC')).toBe(pair)
  }
)

test('of several pairs the one nearest to dollars answers, and a row of the coin itself before any', () => {
  const pairs = ['EUR', 'USDT', 'USD'].map(currency => ({ ...row(`BTC-${currency}`), currency }))
  expect(matchCoins(['BTC'], pairs).get('BTC')).toBe(pairs[2])
  expect(matchCoins(['BTC'], pairs.slice(0, 2)).get('BTC')).toBe(pairs[1])
  const own = { ...row('BTC'), currency: 'EUR' }
  expect(matchCoins(['BTC'], [...pairs, own]).get('BTC')).toBe(own)
})

test('a coin that ends like a money is no pair of a shorter name, and a pair without a known money is none', () => {
  const rows = [{ ...row('USDT'), currency: 'USD' }, { ...row('PYUSD'), currency: 'USD' }, row('BTC-USD')]
  expect(missingCoins(['T', 'PYUSD', 'PY', 'BTC'], rows)).toEqual(['T', 'PY', 'BTC'])
})
