import { isObject } from '../answers/json'
import type { Pick } from './fields'
import { wordsOf } from './words'

const plainDay = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/
const runDay = /^(\d{4})(\d{2})(\d{2})$/
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/
const runClock = /^(\d{2})(\d{2})(\d{2})?$/

/**
 * Joins a date with the time of day next to it, as in `"date": 20260308, "time": "080000"`. Leaves other
 * values unchanged.
 */
export function withClock(pick: Pick): Pick {
  const { value, holder, key, slot } = pick
  if (slot.reads !== 'time' || !isObject(holder)) return pick
  const text = String(value)
  const isRun = runDay.test(text)
  const [, year, month, day] = (isRun ? runDay : plainDay).exec(text) ?? []
  if (year === undefined) return pick
  for (const name in holder) {
    if (name === key || typeof holder[name] !== 'string') continue
    const parts = clock.exec(holder[name]) ?? (isRun ? runClock.exec(holder[name]) : null)
    if (parts === null || !wordsOf(name).some(word => word === 'time' || word === 'hour' || word === 'clock'))
      continue
    const [, hour = '', minute = '', second = '00'] = parts
    const moment = `${year}-${month}-${day} ${hour.padStart(2, '0')}:${minute}:${second}`
    return { value: moment, holder, key, complementKey: name, slot: { ...slot, reads: 'name' } }
  }
  return pick
}
