import type { AnswerOf } from '@contract'
import { moments, numbers, prices, words, type AnswerTable } from './column'
import { m } from '../../../../src-shared/messages/m'

type Conversion = AnswerOf<'conversion'>['data']
type FearGreed = AnswerOf<'fearGreed'>['data']
type News = AnswerOf<'news'>['data'][number]

export function conversionTable(data: Conversion): AnswerTable<Conversion> {
  const rows = [data]
  const columns = [
    words<Conversion>('from', 'From', row => row.from),
    words<Conversion>('to', 'To', row => row.to),
    prices<Conversion>('result', 'Result', rows, row => row.result, { source: row => row.text['result'] })
  ]
  return { rows, columns }
}

export function fearGreedTable(data: FearGreed): AnswerTable<FearGreed> {
  const rows = [data]
  const columns = [
    numbers<FearGreed>('value', 'Value', row => row.value),
    words<FearGreed>('label', m.explorer.words(), row => row.label),
    moments<FearGreed>('at', 'Time', rows, row => row.at)
  ]
  return { rows, columns }
}

export function newsTable(rows: readonly News[]): AnswerTable<News> {
  const columns = [
    moments<News>('at', 'Time', rows, row => row.at),
    words<News>('title', 'Headline', row => row.title),
    words<News>('source', 'Source', row => row.source),
    words<News>('coins', 'Coins', row => row.coins.join(' ')),
    words<News>('summary', 'Summary', row => row.summary),
    words<News>('url', 'Link', row => row.url)
  ]
  return { rows, columns }
}
