import { formatAnd } from '../format/list'
import type { FieldEdit, FieldUnit } from '../contract/field-edits'
import type { Doubt, DoubtCode, ReadCount, Remark } from '../contract/reading'
import { formatCount } from '../format/credits'
import { m } from '../messages/m'

export function remarkWords(remark: Remark): string {
  switch (remark.code) {
    case 'dropped':
      return m.reading.dropped(counted(remark.count))
    case 'left-out':
      return m.reading.leftOutRows(counted(remark.count))
    case 'twins':
      return m.reading.twins({ symbol: remark.symbol, names: formatAnd(remark.names) })
    case 'times-name-close':
      return m.reading.timesAtClose()
    case 'repeated':
      return m.reading.repeated(counted(remark.count))
    case 'unordered':
      return m.reading.unordered(counted(remark.count))
    case 'high-below-low':
      return m.reading.highBelowLow(counted(remark.count))
    case 'unkept':
      return remark.cause === 'disk' ? m.reading.unkept.disk() : m.reading.unkept.tooLarge()
    case 'lapsed':
      return m.reading.lapsed({ paths: remark.paths.join(', ') })
    case 'doubt':
      return doubtWords({ ...remark, code: remark.about })
  }
}

export function reasonWords(code: DoubtCode): string {
  return m.reading.doubt[code === 'open-close' ? 'openClose' : code]()
}

export function doubtWords({ code, fields, count, first }: Doubt): string {
  const what = { ...counted(count), fields: fieldsWords(fields) }
  const about = first === undefined ? m.reading.doubtedValues(what) : m.reading.doubtedAt({ ...what, first })
  return `${reasonWords(code)} ${about}`
}

/** `open, high, low` */
export const fieldsWords = (fields: readonly string[]): string =>
  [...new Set(fields.map(fieldWords))].join(', ')

export function coverageWords({ understood, leftover, doubted, dropped }: ReadCount): string {
  const all = understood + leftover
  const shown = { understood: formatCount(understood), all: formatCount(all) }
  const share =
    all === 0
      ? m.reading.noValues()
      : leftover === 0
        ? m.reading.allUnderstood(counted(all))
        : understood === 0
          ? m.reading.noneUnderstood(shown)
          : m.reading.understood(shown)
  return [
    share,
    ...(leftover > 0 && understood > 0 ? [m.reading.notMappedCount({ count: formatCount(leftover) })] : []),
    ...(doubted > 0 ? [m.reading.doubted({ count: formatCount(doubted) })] : []),
    ...(dropped > 0 ? [m.reading.rowsDropped(counted(dropped))] : [])
  ].join(', ')
}

export function fieldWords(field: string): string {
  const words: Readonly<Record<string, () => string>> = m.reading.field
  if (Object.hasOwn(words, field)) return words[field]?.() ?? field
  return field.replace(/^(?:of|at|in|all|event|(?:at|price|direction) of) (?:.*\|)?/, '')
}

export function unitWords(unit: FieldUnit): string {
  const { currency, ...words } = m.reading.unit
  const own: Readonly<Record<string, () => string>> = words
  return Object.hasOwn(own, unit) ? (own[unit]?.() ?? unit) : currency({ currency: unit })
}

export function fieldEditWords({ path, field, unit }: FieldEdit): string {
  if (field === null) return m.reading.ownMappings.entryIgnored({ path })
  const named = fieldWords(field)
  return unit === null
    ? m.reading.ownMappings.entry({ path, field: named })
    : m.reading.ownMappings.entryUnit({ path, field: named, unit: unitWords(unit) })
}

const counted = (count: number): { readonly count: number; readonly shown: string } => ({
  count,
  shown: formatCount(count)
})
