import type { BreakoutRow, FearGreed, NewsRow, Technical } from '../answer'
import { areFar, count, type Odd } from './counting'

export function oddFearGreed({ value, label }: FearGreed): Odd {
  const words = label?.toLowerCase() ?? ''
  const isTurned =
    value !== null && ((/fear/.test(words) && value > 60) || (/greed/.test(words) && value < 40))
  // A value between 0 and 1 is probably a fraction.
  const isOut = value !== null && (value < 0 || value > 100 || (value > 0 && value < 1))
  const isNumber = label !== null && !/\p{L}/u.test(label)
  return { value: isTurned || isOut ? 1 : 0, label: isTurned || isNumber ? 1 : 0 }
}

export function oddTechnical({ values }: Technical): Odd {
  const names = Object.keys(values)
  const isOut = (name: string): boolean =>
    /(?:^|\.)rsi$/.test(name) && values[name] !== null && Math.abs((values[name] ?? 50) - 50) > 50
  const isApart = (name: string): boolean => {
    const of = name.slice(0, -'Histogram'.length)
    const [line, signal, histogram] = [of, `${of}Signal`, name].map(one => values[one] ?? null)
    if (line === null || signal === null || histogram === null || line === undefined || signal === undefined)
      return false
    const apart = line - signal
    return Math.abs(apart) > Math.abs(line) * 0.01 && areFar(apart, histogram ?? null, 3)
  }
  return {
    values: count(names, isOut) + count(names, name => /macdHistogram$/.test(name) && isApart(name)) * 3
  }
}

export const oddNews = (rows: readonly NewsRow[]): Odd => ({
  title:
    rows.length > 1 && new Set(rows.map(({ title }) => title)).size === 1
      ? rows.length
      : count(rows, ({ title }) => !/\p{L}/u.test(title) || /^https?:/.test(title)),
  source: count(rows, ({ source, title }) => source !== null && (source === title || source.length > 80))
})

export const oddBreakouts = (rows: readonly BreakoutRow[]): Odd => ({
  direction: count(rows, ({ direction, name }) => {
    const words = name?.toLowerCase() ?? ''
    const falls = /death|breakdown|support_?(?:broken|break)|brok\w*[_ ]?(?:below|supp)|new_?low/.test(words)
    const rises = /golden|resistance_?(?:broken|break)|brok\w*[_ ]?(?:above|res)|new_?high/.test(words)
    return (direction === 'up' && falls) || (direction === 'down' && rises)
  })
})
