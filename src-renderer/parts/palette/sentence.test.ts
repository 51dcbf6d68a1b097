import { expect, it } from 'vitest'
import type { AlertCondition } from '@contract'
import { readSentence, type SentenceAbout } from './sentence'

const alert = (about: SentenceAbout, condition: AlertCondition) => ({ kind: 'alert', about, condition })
const change = (way: 'up' | 'down' | 'either', percent: number, over: '15m' | '30m' | '1h' | '4h' | '24h') =>
  ({ kind: 'change', way, percent, over }) as const

it.each([
  ['alert BTC above 70000', alert({ coin: 'BTC' }, { kind: 'price', is: 'above', value: 70_000 })],
  ['Alert eth < 2,500.50', alert({ coin: 'ETH' }, { kind: 'price', is: 'below', value: 2_500.5 })],
  ['alert any coin moves 5% in 15m', alert('any', change('either', 5, '15m'))],
  ['alert any coin rises 2.5 % in 24h', alert('any', change('up', 2.5, '24h'))],
  ['alert any coin moves 5% in 30m', alert('any', change('either', 5, '30m'))],
  ['alert btc falls 3% in 1h', alert({ coin: 'BTC' }, change('down', 3, '1h'))],
  ['alert list Main above 1', alert({ list: 'Main' }, { kind: 'price', is: 'above', value: 1 })],
  [
    'alert list moves above in 5 moves 5% in 4h',
    alert({ list: 'moves above in 5' }, change('either', 5, '4h'))
  ],
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
  'alert any coin moves 5% in 16m',
  'alert any coin moves 5% in 0m',
  'alert any coin moves -5% in 15m',
  'alert any coin moves 5% 15m',
  'alert list above 3 now',
  'BTC 3h',
  '0 BTC in EUR',
  '1 BTC in',
  '1 BTC EUR'
])('leaves “%s” to the search', text => expect(readSentence(text)).toBeNull())
