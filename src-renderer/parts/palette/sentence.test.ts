import { expect, it } from 'vitest'
import { readSentence } from './sentence'

it.each([
  ['alert BTC above 70000', { kind: 'alert', coin: 'BTC', is: 'above', price: 70_000 }],
  ['Alert eth < 2,500.50', { kind: 'alert', coin: 'ETH', is: 'below', price: 2_500.5 }],
  ['btc 4h', { kind: 'interval', coin: 'BTC', interval: '4h' }],
  ['0.35 btc in eur', { kind: 'convert', amount: '0.35', from: 'BTC', to: 'EUR' }],
  ['0,35 BTC in EUR', { kind: 'convert', amount: '0.35', from: 'BTC', to: 'EUR' }]
])('interprets “%s” as a command', (text, sentence) => expect(readSentence(text)).toEqual(sentence))

it.each([
  '',
  'BTC',
  'alert',
  'alert BTC above',
  'alert BTC above -3',
  'BTC 3h',
  '0 BTC in EUR',
  '1 BTC in',
  '1 BTC EUR'
])('leaves “%s” to the search', text => expect(readSentence(text)).toBeNull())
