import type { AnswerOf } from '@contract'
import { moments, numbers, prices, words, type AnswerTable } from './column'
import { m } from '../../../../src-shared/messages/m'

type Conversion = AnswerOf<'conversion'>['data']
type FearGreed = AnswerOf<'fearGreed'>['data']
type News = AnswerOf<'news'>['data'][number]

export function conversionTable(data: Conversion): AnswerTable<Conversion> {
  const rows = [data]
  const columns = [
    words<Conversion>('from', m.explorer.heads.from(), row => row.from),
    words<Conversion>('to', m.explorer.heads.to(), row => row.to),
    prices<Conversion>('result', m.explorer.heads.result(), rows, row => row.result, {
      source: row => row.text['result']
    })
  ]
  return { rows, columns }
}

export function fearGreedTable(data: FearGreed): AnswerTable<FearGreed> {
  const rows = [data]
  const columns = [
    numbers<FearGreed>('value', m.explorer.heads.value(), row => row.value),
    words<FearGreed>('label', m.explorer.table.description(), row => row.label),
    moments<FearGreed>('at', m.common.time(), rows, row => row.at)
  ]
  return { rows, columns }
}

export function newsTable(rows: readonly News[]): AnswerTable<News> {
  const columns = [
    moments<News>('at', m.common.time(), rows, row => row.at),
    words<News>('title', m.news.reader(), row => row.title),
    words<News>('source', m.explorer.heads.source(), row => row.source),
    words<News>('coins', m.common.coins(), row => row.coins.join(' ')),
    words<News>('summary', m.explorer.heads.summary(), row => row.summary),
    words<News>('url', m.explorer.heads.link(), row => row.url)
  ]
  return { rows, columns }
}
