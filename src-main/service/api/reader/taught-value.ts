import type { LessonUnit } from '../../../../src-shared/contract/lessons'
import { numberOf } from '../answers/numbers'

const scales: Readonly<Partial<Record<LessonUnit, number>>> = { thousands: 1e3, millions: 1e6, billions: 1e9 }
const milliseconds: Readonly<Partial<Record<LessonUnit, number>>> = {
  seconds: 1000,
  milliseconds: 1,
  microseconds: 0.001
}

/** A value as the reader needs no more proof of it: times as ISO text, shares with their sign, amounts in ones. */
export function inUnit(value: unknown, unit: LessonUnit | null): unknown {
  if (unit === null) return value
  const number = numberOf(value)
  if (number === null) return value
  const perMs = milliseconds[unit]
  if (perMs !== undefined) {
    const at = new Date(number * perMs)
    return Number.isNaN(at.getTime()) ? value : at.toISOString()
  }
  if (unit === 'percent') return `${number}%`
  if (unit === 'fraction') return `${exact(number * 100)}%`
  const scale = scales[unit]
  return scale === undefined ? value : exact(number * scale)
}

const exact = (value: number): number => Number(value.toPrecision(12))

/** Whether a unit is a currency. */
export const isCurrency = (unit: LessonUnit | null): boolean => unit !== null && /^[A-Z]{3,5}$/.test(unit)
