import { expect, it } from 'vitest'
import type { AlertCondition } from '@contract'
import { readSentence, type SentenceAbout } from './sentence'

const alert = (about: SentenceAbout, condition: AlertCondition) => ({ kind: 'alert', about, condition })
const change = (way: 'up' | 'down' | 'either', percent: number, over: '15m' | '30m' | '1h' | '4h' | '24h') =>
  ({ kind: 'change', way, percent, over }) as const

const bars = (coin: string | null, interval: string, built: number | null = null) => ({
  kind: 'interval',
  coin,
  interval,
  built
})

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
  ['alert btc>70000', alert({ coin: 'BTC' }, { kind: 'price', is: 'above', value: 70_000 })],
  [
    'alert me when eth drops below 1700',
    alert({ coin: 'ETH' }, { kind: 'price', is: 'below', value: 1_700 })
  ],
  ['notify me if sol is over 200', alert({ coin: 'SOL' }, { kind: 'price', is: 'above', value: 200 })],
  ['alert me above 3', alert({ coin: 'ME' }, { kind: 'price', is: 'above', value: 3 })],
  ['alert me when any coin drops 10% in 1 hour', alert('any', change('down', 10, '1h'))],
  ['btc 4h', bars('BTC', '4h')],
  ['btc daily', bars('BTC', '1d')],
  ['btc weekly', bars('BTC', '1d', 7 * 1440)],
  ['sol 15 minutes', bars('SOL', '15m')],
  ['Show eth 45 min', bars('ETH', '15m', 45)],
  ['BTC 3h', bars('BTC', '1h', 180)],
  ['3h', bars(null, '1h', 180)],
  ['45 min', bars(null, '15m', 45)],
  ['2w', bars(null, '1d', 14 * 1440)],
  ['2.5 btc to eur', { kind: 'convert', amount: '2.5', from: 'BTC', to: 'EUR' }],
  ['convert 2 eth to btc', { kind: 'convert', amount: '2', from: 'ETH', to: 'BTC' }],
  ['btc in usd', { kind: 'convert', amount: '1', from: 'BTC', to: 'USD' }],
  ['btc/eth', { kind: 'ratio', coin: 'BTC', other: 'ETH' }],
  ['sol / eth', { kind: 'ratio', coin: 'SOL', other: 'ETH' }],
  ['ratio sol to eth', { kind: 'ratio', coin: 'SOL', other: 'ETH' }],
  ['Show the ratio of sol/eth', { kind: 'ratio', coin: 'SOL', other: 'ETH' }],
  ['btc vs eth', { kind: 'compare', coin: 'BTC', other: 'ETH' }],
  ['compare btc with eth', { kind: 'compare', coin: 'BTC', other: 'ETH' }],
  ['what did i spend yesterday', { kind: 'spent', on: 'yesterday' }],
  ['How much have I spent today', { kind: 'spent', on: 'today' }],
  ['what would the next hour cost', { kind: 'hour-cost' }],
  ['How much does it cost per hour?', { kind: 'hour-cost' }],
  ['next hour', { kind: 'hour-cost' }],
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
  'BTC 3x',
  '4h',
  'weekly',
  '45',
  'BTC d',
  'BTC 5 weeks',
  'BTC 36h',
  '1/2',
  'alert list above',
  '0 BTC in EUR',
  '1 BTC in',
  '1 BTC EUR'
])('leaves “%s” to the search', text => expect(readSentence(text)).toBeNull())
