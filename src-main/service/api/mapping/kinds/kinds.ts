import type { AnswerKind } from '../../answers/answer'
import { eachPairOnce } from '../../answers/each-pair-once'
import { sourceText } from '../../answers/numbers'
import { webAddress } from '../../answers/words'
import type { FlatRow } from '../apply-mapping'
import { candleKind } from './candles'
import {
  gathered,
  num,
  ofCoin,
  ofTwin,
  oneOf,
  plainRows,
  spread,
  str,
  type MappedFields,
  type MappingKind
} from './kind'
import { points, ribbon } from './points'
import { quoteKind } from './quotes'
import { technical } from './technical'

function together(rows: readonly MappedFields[]): readonly MappedFields[] {
  const groups = new Map<string, MappedFields[]>()
  for (const row of rows) {
    const key = `${str(row['symbol']) ?? ''}\n${str(row['group']) ?? ''}`
    const own = groups.get(key)
    if (own === undefined) groups.set(key, [row])
    else own.push(row)
  }
  return [...groups.values()].flat()
}

function newest(rows: readonly FlatRow[]): FlatRow | undefined {
  return rows.reduce<FlatRow | undefined>(
    (best, row) =>
      best === undefined || (num(row.fields['at']) ?? 0) > (num(best.fields['at']) ?? 0) ? row : best,
    undefined
  )
}

export type Kinds = Readonly<Record<Exclude<AnswerKind, 'unrecognised'>, MappingKind>>

export const mappingKinds: Kinds = {
  quotes: quoteKind,
  candles: candleKind,
  technical,
  ribbon,
  bands: points('bands', ['upper', 'middle', 'lower']),
  ichimoku: points('ichimoku', ['conversion', 'base', 'spanA', 'spanB', 'lagging']),
  level: points('level', ['value']),
  supertrend: points('supertrend', ['value'], ['direction'], ['direction']),
  coins: plainRows('coins', ['symbol', 'name', 'historySince', 'source'], ['source'], fields =>
    typeof fields['symbol'] === 'string'
      ? {
          symbol: fields['symbol'],
          name: str(fields['name']),
          source: str(fields['source']),
          ...(num(fields['historySince']) !== null && { historySince: num(fields['historySince']) })
        }
      : null
  ),
  supportResistance: plainRows(
    'supportResistance',
    ['price'],
    ['symbol', 'group', 'name'],
    fields =>
      typeof fields['name'] === 'string'
        ? {
            ...ofCoin(fields),
            group: str(fields['group']),
            name: fields['name'],
            price: num(fields['price'])
          }
        : null,
    together
  ),
  correlation: plainRows(
    'correlation',
    ['value'],
    ['a', 'b'],
    fields =>
      typeof fields['a'] === 'string' && typeof fields['b'] === 'string' && num(fields['value']) !== null
        ? { a: fields['a'], b: fields['b'], value: num(fields['value']) }
        : null,
    eachPairOnce
  ),
  windows: plainRows('windows', ['percent'], ['symbol', 'days', 'span'], fields => {
    const days = num(fields['days'])
    const span = str(fields['span'])
    if (days === null && span === null) return null
    return {
      ...ofCoin(fields),
      ...ofTwin(fields),
      ...(days !== null || span === null ? { days } : { days: null, span }),
      percent: num(fields['percent'])
    }
  }),
  athAtl: plainRows('athAtl', ['ath', 'atl', 'fromAthPercent', 'fromAtlPercent'], ['symbol'], fields => ({
    symbol: str(fields['symbol']),
    ...ofTwin(fields),
    ath: num(fields['ath']),
    athAt: num(fields['athAt']),
    fromAthPercent: num(fields['fromAthPercent']),
    atl: num(fields['atl']),
    atlAt: num(fields['atlAt']),
    fromAtlPercent: num(fields['fromAtlPercent'])
  })),
  news: plainRows('news', ['title'], [], fields =>
    typeof fields['title'] === 'string'
      ? {
          title: fields['title'],
          url: webAddress(fields['url']),
          source: str(fields['source']),
          at: num(fields['at']),
          summary: str(fields['summary']),
          image: webAddress(fields['image']),
          coins: Array.isArray(fields['coins']) ? fields['coins'] : []
        }
      : null
  ),
  breakouts: plainRows(
    'breakouts',
    ['price', 'direction', 'name'],
    ['symbol', 'name', 'direction'],
    // A row for a coin without a breakout has no direction or name, but it may have a price.
    (fields, isBlank) =>
      ['direction', 'name', ...(isBlank ? [] : ['price'])].some(
        name => fields[name] !== undefined && fields[name] !== null
      )
        ? {
            symbol: str(fields['symbol']),
            direction: str(fields['direction']),
            name: str(fields['name']),
            price: num(fields['price']),
            at: num(fields['at'])
          }
        : null
  ),
  breadth: {
    identifying: [],
    constant: [],
    flatten: answer => oneOf(answer).map(one => spread(one, 'values')),
    assemble: rows => {
      const values = Object.assign({}, ...rows.map(({ fields }) => gathered(fields, 'values'))) as Record<
        string,
        number | null
      >
      return Object.keys(values).length === 0 ? null : { kind: 'breadth', data: { values }, dropped: 0 }
    }
  },
  fearGreed: {
    identifying: ['value'],
    constant: [],
    flatten: oneOf,
    assemble: rows => {
      const row = newest(rows)
      if (row === undefined) return null
      const { fields } = row
      return {
        kind: 'fearGreed',
        data: { value: num(fields['value']), label: str(fields['label']), at: num(fields['at']) },
        dropped: 0
      }
    }
  },
  conversion: {
    identifying: ['result'],
    constant: ['from', 'to'],
    flatten: answer => oneOf(answer).map(({ text: _, ...one }) => one),
    assemble: rows => {
      const [row] = rows
      if (row === undefined) return null
      const { fields, raw } = row
      return {
        kind: 'conversion',
        data: {
          from: str(fields['from']),
          to: str(fields['to']),
          result: num(fields['result']),
          text: sourceText({ result: raw?.['result'] })
        },
        dropped: 0
      }
    }
  }
}
