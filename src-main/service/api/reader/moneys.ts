import { isObject, type JsonObject } from '../answers/json'
import { currencies } from './lexicon'
import { copied, type Origins } from './origins'

const several = /^(?:quotes?|prices?|at[hl]s?|(?:all_?time|record)_?(?:highs?|lows?))$/i
const naming = ['name', 'currency', 'symbol', 'code', 'convert']

export function withMoneys(object: JsonObject, origins: Origins): JsonObject | null {
  if (typeof object['symbol'] !== 'string') return null
  let plain: JsonObject | null = null
  for (const name in object) {
    const list = object[name]
    if (!several.test(name) || !Array.isArray(list) || list.length === 0) continue
    const entries = (list as readonly unknown[]).filter(isObject)
    const key = naming.find(one => entries.every(entry => isMoney(entry[one])))
    const moneys = key === undefined ? [] : entries.map(entry => String(entry[key]).toUpperCase())
    if (entries.length < list.length || key === undefined || new Set(moneys).size < moneys.length) continue
    const under = entries.map((entry, place) => {
      const { [key]: _, ...rest } = entry
      origins.set(rest, at => [
        { holder: entry, key: at },
        { holder: entry, key, isName: true }
      ])
      return [moneys[place], rest] as const
    })
    plain = { ...(plain ?? object), [name]: Object.fromEntries(under) }
  }
  return plain === null ? null : copied(object, plain, origins)
}

const isMoney = (value: unknown): boolean => typeof value === 'string' && currencies.has(value.toLowerCase())
