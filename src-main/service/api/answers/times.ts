import type { EpochMs } from '../../../../src-shared/contract/values'
import { withoutAccents } from '../reader/plain-words'
import { plainNumber } from './numbers'
import { day as dayMs } from '../../../../src-shared/time'

// Crypto markets began in 2009. Numbers that would give a date far from their time aren't dates.
const earliest = Date.UTC(1990, 0, 1)
const latest = Date.UTC(2200, 0, 1)

/** A time before the first crypto markets began is more likely a price or a count. */
export const firstMarkets = Date.UTC(2009, 0, 1)

const stamp =
  /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[T ]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i
// The format of RFC 822, which news feeds use. A zone is required, because `Date.parse` would otherwise
// assume the local one.
const mailStamp =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|Z|[ECMP][SD]T|[+-]\d{4})$/

const compact = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/
const digits = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/
const namedDay =
  /^(?:(\d{1,2}) )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})(?:,?(?: at)? (\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap]m)?(?: ?(?:UTC|GMT|Z))?)?$/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads ISO dates, `YYYY-MM-DD` with or without a time, email dates, `Nov 8, 2025`, 12-hour clocks,
 * `20251108`, `2025-Q3`, and epoch seconds, ms (over 1e11), µs and ns. A time without a zone is in UTC, never
 * in the local zone.
 */
export function timeOf(value: unknown): EpochMs | null {
  if (typeof value === 'number') return fromNumber(value) ?? fromDigits(String(value))
  if (typeof value !== 'string') return null
  if (value.length === 19) {
    const time = plainStamp(value)
    if (time !== null) return time
  }
  if (value.endsWith(')') || value.endsWith(')/')) return calledDate(value)
  const text = plainDay(in24Hours(value.trim()))
  const parts = stamp.exec(text.replace(compact, '$1-$2-$3T$4:$5:$6'))
  if (parts) return fromParts(parts)
  if (mailStamp.test(text)) return plausible(Date.parse(text))
  const day = dayNamed(text) ?? dayNamed(inEnglish(text))
  if (day !== null) return day
  const month = monthNamed(text)
  if (month !== null) return month
  const number = plainNumber(text)
  return number === null ? null : (fromNumber(number) ?? fromDigits(text))
}

function in24Hours(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  if ((last !== letterM && last !== smallM) || text.length > 30) return text
  const [, day = '', hour = '', rest = '', half = ''] = halfDay.exec(text) ?? []
  if (half === '' || Number(hour) < 1 || Number(hour) > 12) return text
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${day} ${String(hours).padStart(2, '0')}${rest}`
}

const halfDay = /^(\d{4}-\d{2}-\d{2}),? (\d{1,2})(:\d{2}(?::\d{2})?) ?([ap])m$/i

function plainDay(text: string): string {
  if (text.length > 29) return text
  return weekday.exec(text)?.[1] ?? text.replace(dashed, '$1 $2 $3')
}

const weekday =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? (\d{1,2} [a-z]{3,9} \d{4}|[a-z]{3,9} \d{1,2},? \d{4})$/i
const dashed = /^(\d{1,2})-([a-z]{3,9})-(\d{4})(?=$|[ ,])/i

/** JavaScript's `Date(2026,7,10)` counts months from 0. */
function calledDate(text: string): EpochMs | null {
  const [, ms] = /^\/?Date\((-?\d{9,13})(?:[+-]\d{4})?\)\/?$/.exec(text) ?? []
  if (ms !== undefined) return plausible(Number(ms))
  const [, parts] = /^(?:new )?Date\((\d{4}(?:, ?\d{1,3}){1,6})\)$/.exec(text) ?? []
  const [year = 0, month = 0, day = 1, ...rest] = parts?.split(',').map(Number) ?? []
  return parts === undefined ? null : plausible(Date.UTC(year, month, day, ...rest))
}

function fromDigits(text: string): EpochMs | null {
  const parts = digits.exec(text)
  return parts === null ? null : fromParts(parts)
}

let dayText = '0000-00-00'
let dayTime: number | null = null

/**
 * A fast path for `YYYY-MM-DD HH:MM:SS`. A response may contain tens of thousands of such times, so the day
 * is cached.
 */
function plainStamp(text: string): EpochMs | null {
  if (text.charCodeAt(13) !== colon || text.charCodeAt(16) !== colon) return null
  const between = text.charCodeAt(10)
  if (between !== blank && between !== letterT) return null
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)]
  if (hour > 23 || minute > 59 || second > 59) return null
  if (!text.startsWith(dayText)) {
    dayText = text.slice(0, 10)
    const parts = stamp.exec(dayText)
    dayTime = parts === null ? null : fromParts(parts)
  }
  return dayTime === null ? null : dayTime + ((hour * 60 + minute) * 60 + second) * 1000
}

const [colon, blank, letterT, zero] = [0x3a, 0x20, 0x54, 0x30] as const
const [letterM, smallM] = [0x4d, 0x6d] as const

/** Returns 99 if there aren't two digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero
  const ones = text.charCodeAt(at + 1) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 99
}

function dayNamed(text: string): EpochMs | null {
  const [, before, month, behind, year, hour = '0', minute = '0', second = '0', half] =
    namedDay.exec(text) ?? []
  const day = Number(before ?? behind)
  if (month === undefined || (before === undefined) === (behind === undefined)) return null
  const midnight = Date.UTC(Number(year), months.indexOf(month.slice(0, 3).toLowerCase()), day)
  if (new Date(midnight).getUTCDate() !== day) return null
  const isHalf = half !== undefined
  const hours = isHalf ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59 || (isHalf && Number(hour) > 12)) return null
  return plausible(midnight + ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000)
}

const foreignDay = /^(\d{1,2})\.? (?:de )?(\p{L}{3,})\.?(?: de)? (\d{4})\b/u
const foreignMonths = [
  'januar janvier enero gennaio janeiro ocak stycznia января',
  'februar fevrier febrero febbraio fevereiro subat lutego февраля',
  'marz maerz mars marzo marco mart maart marca марта',
  'april avril abril aprile nisan kwietnia апреля',
  'mai mayo maggio maio mayis mei maja мая',
  'juni juin junio giugno junho haziran czerwca июня',
  'juli juillet julio luglio julho temmuz lipca июля',
  'august aout agosto agustos augustus sierpnia августа',
  'september septembre septiembre setiembre settembre setembro eylul wrzesnia сентября',
  'oktober octobre octubre ottobre outubro ekim pazdziernika октября',
  'november novembre noviembre novembro kasim listopada ноября',
  'dezember decembre diciembre dicembre dezembro aralik december grudnia декабря'
].map(words => words.split(' '))

const inEnglish = (text: string): string =>
  text.replace(foreignDay, (whole, day: string, name: string, year: string) => {
    const start = withoutAccents(name)
    const found = foreignMonths.map(words => words.some(word => word.startsWith(start)))
    return found.filter(Boolean).length === 1 ? `${day} ${months[found.indexOf(true)] ?? ''} ${year}` : whole
  })

const quarter = /^(?:((?:19|20)\d{2})[- ]?Q([1-4])|Q([1-4])[- /]?((?:19|20)\d{2}))$/i
const month = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/

/** Reads an ISO week such as `2026-W33`. Week 1 contains January 4, and weeks start on Monday. */
function weekNamed(text: string): EpochMs | null {
  const [, year, week] = /^((?:19|20)\d{2})-?W(0[1-9]|[1-4]\d|5[0-3])$/i.exec(text) ?? []
  if (year === undefined) return null
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs
  return plausible(monday + (Number(week) - 1) * 7 * dayMs)
}

function monthNamed(text: string): EpochMs | null {
  if (text.length < 6 || text.length > 8) return null
  const ofWeek = weekNamed(text)
  if (ofWeek !== null) return ofWeek
  const [, year, first, other, behind] = quarter.exec(text) ?? []
  if (first !== undefined || other !== undefined)
    return plausible(Date.UTC(Number(year ?? behind), (Number(first ?? other) - 1) * 3))
  const [, of, number] = month.exec(text) ?? []
  return of === undefined ? null : plausible(Date.UTC(Number(of), Number(number) - 1))
}

function fromNumber(number: number): EpochMs | null {
  // A count is unlikely to be a date from 2009 to 2100 in µs or ns, so such a number is a time.
  for (const perMs of [1e3, 1e6]) {
    const time = Math.round(number / perMs)
    if (number > 1e14 && time >= firstMarkets && time < Date.UTC(2100, 0, 1)) return time
  }
  return plausible(Math.round(Math.abs(number) > 1e11 ? number : number * 1000))
}

function fromParts(parts: RegExpExecArray): EpochMs | null {
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const [hour, minute, second] = [Number(parts[4] ?? 0), Number(parts[5] ?? 0), Number(parts[6] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  const fraction = parts[7] === undefined ? 0 : Math.trunc(Number(`0.${parts[7]}`) * 1000 + 1e-6)
  const midnight = Date.UTC(year, month - 1, day)
  // The check is needed because Date.UTC turns February 30 into a day in March.
  if (new Date(midnight).getUTCDate() !== day || month < 1 || month > 12) return null
  const zone = zoneMinutes(parts[8])
  return zone === null
    ? null
    : plausible(midnight + ((hour * 60 + minute - zone) * 60 + second) * 1000 + fraction)
}

function zoneMinutes(zone: string | undefined): number | null {
  if (zone === undefined || /^[a-z]/i.test(zone)) return 0
  const digits = zone.replace(':', '')
  const [hours, minutes] = [Number(digits.slice(1, 3)), Number(digits.slice(3) || 0)]
  if (hours > 14 || minutes > 59) return null
  return (digits.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

function plausible(time: number): EpochMs | null {
  return time >= earliest && time < latest ? time : null
}
