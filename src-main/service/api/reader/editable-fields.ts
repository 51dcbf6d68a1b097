import type { AnswerKind } from '../../../../src-shared/contract/answer'
import type { FieldReads } from './vocabulary'

const point = ['time', 'symbol'] as const
const averages = ['sma', 'ema'].flatMap(kind => [10, 20, 50, 100, 200].map(length => `${kind}${length}`))

/** Fields that the user can map, with the most common ones first. */
const fields: Readonly<Record<Exclude<AnswerKind, 'unrecognised'>, readonly string[]>> = {
  coins: ['symbol', 'name', 'source'],
  quotes: [
    ...'symbol price changePercent low high volume marketCap at currency exchange'.split(' '),
    ...['rank', 'name']
  ],
  conversion: ['result', 'from', 'to'],
  fearGreed: ['value', 'label', 'at'],
  candles: ['time', 'open', 'high', 'low', 'close', 'volume', 'symbol'],
  bands: ['upper', 'middle', 'lower', ...point],
  ichimoku: ['conversion', 'base', 'spanA', 'spanB', 'lagging', ...point],
  level: ['value', ...point],
  supertrend: ['value', 'direction', ...point],
  ribbon: [...averages, 'trend', ...point],
  supportResistance: 'support resistance price label side group pivot r1 r2 r3 s1 s2 s3 symbol'.split(' '),
  correlation: ['value', 'a', 'b', 'pair'],
  windows: ['percent', 'window', '1h', '24h', '7d', '30d', '90d', '1y', 'symbol'],
  athAtl: ['ath', 'athAt', 'fromAthPercent', 'atl', 'atlAt', 'fromAtlPercent', 'symbol'],
  technical: ['rsi', 'macd', 'macdSignal', 'macdHistogram', 'verdict', 'symbol'],
  news: ['title', 'url', 'source', 'at', 'summary', 'image', 'coins'],
  breakouts: ['symbol', 'direction', 'event', 'window', 'price', 'at'],
  breadth: ['advancing', 'declining', 'unchanged']
}

export const editableFields = (kind: AnswerKind): readonly string[] =>
  kind === 'unrecognised' ? [] : fields[kind]

const texts = 'symbol name source currency exchange from to label side group a b'.split(' ')
const reads: ReadonlyMap<string, FieldReads> = new Map<string, FieldReads>([
  ...[...texts, 'pair', 'verdict', 'title', 'summary', 'event', 'trend'].map(
    field => [field, 'text'] as const
  ),
  ...['url', 'image'].map(field => [field, 'link'] as const),
  ...['time', 'at', 'opensAt', 'closesAt', 'athAt', 'atlAt'].map(field => [field, 'time'] as const),
  ...['direction', 'window', 'coins'].map(field => [field, 'any'] as const),
  ...'changePercent percent fromAthPercent fromAtlPercent 1h 24h 7d 30d 90d 1y'
    .split(' ')
    .map(field => [field, 'percent'] as const)
])

export const readAsField = (field: string): FieldReads => reads.get(field) ?? 'number'
