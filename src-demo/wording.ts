import { day as dayMs } from './time'

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))
let lastDay = Number.NaN
let lastDayText = ''

/** `2026-02-17`, UTC. */
export function dayWording(at: number): string {
  const day = Math.floor(at / dayMs)
  if (day !== lastDay) {
    // The text is reused, because thousands of consecutive rows are from the same day.
    lastDayText = new Date(day * dayMs).toISOString().slice(0, 10)
    lastDay = day
  }
  return lastDayText
}

/** Formats a time like `2026-02-17 08:27:54` in UTC, without a time zone, as in real responses. */
export function timeWording(at: number): string {
  const second = Math.floor((at - Math.floor(at / dayMs) * dayMs) / 1000)
  const minute = Math.floor(second / 60)
  return `${dayWording(at)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}`
}

/** Uses no exponent and no trailing zeros. */
export function digits(value: number, decimals: number): string {
  const text = value.toFixed(decimals)
  return decimals === 0 ? text : text.replace(/\.?0+$/, '')
}

export const rounded = (value: number, significant = 10): number => Number(value.toPrecision(significant))

/** Negative zero never appears. */
export function percentText(value: number): string {
  const text = value.toFixed(2)
  return text === '-0.00' ? '0.00' : text
}
