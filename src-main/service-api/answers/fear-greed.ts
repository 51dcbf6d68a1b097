import { aliases } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { numberOf } from './numbers'
import { findRows } from './rows'
import { timeOf } from './times'

const moodAliases = aliases({
  value: [
    'value',
    'score',
    'index',
    'fear_greed_index',
    'fear_and_greed_index',
    'fear_and_greed',
    'fear_greed'
  ],
  label: ['value_classification', 'classification', 'label', 'sentiment', 'mood', 'text'],
  at: ['timestamp', 'time', 'date', 'datetime', 'updated_at', 'last_updated']
})

/** getFearGreed: nested under `fear_and_greed` or flat; of several days the newest, else the first. */
export const decodeFearGreed: Decoder = (body, asked) => {
  const found = findRows(body, { ...byFieldNames(moodAliases, ['value']) }, asked)
  const moods = found?.rows.map(row => ({
    value: numberOf(row.found.value),
    label: textOf(row.found.label),
    at: timeOf(row.found.at ?? row.time)
  }))
  const first = moods?.[0]
  if (found === null || moods === undefined || first === undefined) return null
  const newest = moods.reduce((best, mood) => ((mood.at ?? 0) > (best.at ?? 0) ? mood : best), first)
  return { kind: 'fearGreed', data: newest, dropped: found.dropped }
}
