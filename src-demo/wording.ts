import { day as dayMs } from './time'

/** How the demo service writes times and numbers. */

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))
let lastDay = Number.NaN
let lastDayText = ''

/** `2026-02-17`, UTC. */
export function dayText(at: number): string {
  const day = Math.floor(at / dayMs)
  if (day !== lastDay) {
    // Thousands of rows in a row share their day.
    lastDayText = new Date(day * dayMs).toISOString().slice(0, 10)
    lastDay = day
  }
  return lastDayText
}

/** `2026-02-17 08:27:54`, UTC and without saying so, as in the real answers. */
export function timeText(at: number): string {
  const second = Math.floor((at - Math.floor(at / dayMs) * dayMs) / 1000)
  const minute = Math.floor(second / 60)
  return `${dayText(at)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:${two(second % 60)}`
}

/** A number as plain digits: no exponent, no trailing zeros, at most `decimals` places. */
export function digits(value: number, decimals: number): string {
  const text = value.toFixed(decimals)
  return decimals === 0 ? text : text.replace(/\.?0+$/, '')
}

/** Rounded to a number of significant digits, for computed figures. */
export const rounded = (value: number, significant = 10): number => Number(value.toPrecision(significant))

/** Percent points with two places, as quotes write them; never a negative zero. */
export function percentText(value: number): string {
  const text = value.toFixed(2)
  return text === '-0.00' ? '0.00' : text
}
