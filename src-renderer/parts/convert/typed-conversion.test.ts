import { expect, it } from 'vitest'
import { typedConversion } from './typed-conversion'

it.each([
  ['0.35 BTC in EUR', { amount: '0.35', from: 'BTC', to: 'EUR' }],
  ['0.35 btc eur', { amount: '0.35', from: 'btc', to: 'eur' }],
  [' 1e-8  BTC  =  sats ', { amount: '1e-8', from: 'BTC', to: 'sats' }],
  ['0,35 BTC', { amount: '0,35', from: 'BTC', to: null }],
  ['100 USD', { amount: '100', from: 'USD', to: null }],
  ['100 USD in', { amount: '100', from: 'USD', to: null }],
  ['2 BTCEUR@kraken to ETH', { amount: '2', from: 'BTCEUR@kraken', to: 'ETH' }]
])('reads %s as amount, source and target', (text, read) => {
  expect(typedConversion(text)).toEqual(read)
})

it.each(['0.35', '', 'BTC', '0,3,5 x', 'ten BTC in EUR', '1 BTC in EUR please'])(
  'rejects “%s” as incomplete',
  text => expect(typedConversion(text)).toBeNull()
)
