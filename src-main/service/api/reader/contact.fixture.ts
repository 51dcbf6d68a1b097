import type { Answer } from '../answers/answer'
import { requestOf } from '../answers/call-request'
import { decodeAnswer } from '../answers/decode'
import { decoderOf } from '../answers/decoders'
import { leavesOf } from '../answers/leaves'
import { operationNamed } from '../operations'
import type { FixtureBody } from './bodies/all.fixture'
import { isAmong, valuesIn } from './by-value'
import { kindNamed } from '../answers/ribbon'
import { levelWord } from '../answers/support-resistance'
import { isMetadata } from './metadata'
import { normaliseBody } from './inner-json'
import { likelyPaths } from './likely-names'
import { shareNamed } from './shares'
import { isReadable, meaningOf } from './vocabulary'

export const doubtedIn = ({ reading }: Answer): ReadonlySet<string> =>
  new Set(reading?.doubts.flatMap(({ fields }) => fields))

export interface Score {
  readonly values: number
  readonly right: number
  readonly empty: number
  /** Values that are wrong, but marked as doubtful. */
  readonly doubted: number
  readonly wrong: number
  readonly unrecognised: number
  /** Values that are marked as doubtful, whether they are right or wrong. */
  readonly doubts: number
  /** Values of the response that are neither read, nor reported as unread, nor metadata. */
  readonly lost: number
  readonly faults: readonly string[]
}

export function readBody({ operation, params = {}, body }: FixtureBody): Answer {
  const known = operationNamed(operation)
  if (known === null) throw new Error(operation)
  const raw = JSON.stringify(body)
  return decodeAnswer(decoderOf(known), JSON.parse(raw), params, raw)
}

export function scoreOf(body: FixtureBody): Score {
  const answer = readBody(body)
  const expected = Array.isArray(body.values) ? body.values : [body.values]
  const rows = (Array.isArray(answer.data) ? answer.data : [answer.data]) as readonly Record<
    string,
    unknown
  >[]
  const tally = { values: 0, right: 0, empty: 0, doubted: 0, wrong: 0, unrecognised: 0 }
  const faults: string[] = []
  const doubted = doubtedIn(answer)
  expected.forEach((row: Readonly<Record<string, unknown>>, index) => {
    for (const [field, value] of Object.entries(row)) {
      const came = answer.kind === body.kind ? rows[index]?.[field] : undefined
      for (const [name, wanted, found] of figuresOf(field, value, came)) {
        tally.values++
        const fate = fateOf(answer.kind === body.kind, wanted, found, doubted.has(field))
        tally[fate]++
        if (fate !== 'right')
          faults.push(`${fate}: ${index}.${name} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
      }
      for (const name of beyond(value, came)) faults.push(`unexpected: ${index}.${field}.${name}`)
    }
  })
  if (Array.isArray(body.values) && answer.kind === body.kind && rows.length !== expected.length)
    faults.push(`${rows.length} rows, not ${expected.length}`)
  const lost = lostLeaves(body, answer)
  const doubts = (answer.reading?.doubts ?? []).reduce((sum, { count }) => sum + count, 0)
  return { ...tally, doubts, lost: lost.length, faults: [...faults, ...lost.map(path => `lost: ${path}`)] }
}

const isFigures = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function figuresOf(
  field: string,
  wanted: unknown,
  came: unknown
): readonly (readonly [name: string, wanted: unknown, came: unknown])[] {
  if (!isFigures(wanted)) return [[field, wanted, came]]
  const found = isFigures(came) ? came : {}
  return Object.entries(wanted).map(([name, value]) => [`${field}.${name}`, value, found[name]] as const)
}

const beyond = (wanted: unknown, came: unknown): readonly string[] =>
  isFigures(wanted) && isFigures(came) ? Object.keys(came).filter(name => !(name in wanted)) : []

function fateOf(
  isKnown: boolean,
  value: unknown,
  came: unknown,
  isDoubted: boolean
): Exclude<keyof Score, 'values' | 'lost' | 'faults' | 'doubts'> {
  if (!isKnown) return 'unrecognised'
  if (JSON.stringify(came) === JSON.stringify(value)) return 'right'
  if (came === null || came === undefined) return 'empty'
  return isDoubted ? 'doubted' : 'wrong'
}

function isNaming(value: unknown, name: unknown): boolean {
  if (typeof value === 'boolean')
    return meaningOf([String(name)])?.senses.some(({ concept }) => concept === 'upward') ?? false
  return (
    typeof value === 'string' &&
    (meaningOf([value]) !== null ||
      likelyPaths([value]).some(path => meaningOf(path) !== null) ||
      levelWord(value.replace(/s$/, '')) !== null ||
      shareNamed(value) !== null ||
      isReadable('side', value) ||
      kindNamed(value) !== null)
  )
}

const placeOf = (path: string): string => path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*')

export function lostLeaves(
  { body, params = {} }: Pick<FixtureBody, 'body' | 'params'>,
  answer: Answer
): readonly string[] {
  if (answer.reading === undefined) return []
  const request = requestOf(params)
  const values = valuesIn(answer.kind === 'unrecognised' ? null : answer.data)
  const left = new Map<string, number>()
  for (const { path, count } of answer.reading.leftovers) {
    const place = placeOf(path)
    left.set(place, (left.get(place) ?? 0) + count)
  }
  const lost: string[] = []
  for (const { path, value } of leavesOf(normaliseBody(body).body)) {
    const name = path.findLast(step => typeof step === 'string')
    if (value === null || value === '' || isAmong(values, value) || isNaming(value, name)) continue
    const names = path.map(step => (typeof step === 'number' ? '*' : step))
    const place = placeOf(names.join('.'))
    const count = left.get(place) ?? 0
    if (count > 0) left.set(place, count - 1)
    else if (!isMetadata(names.slice(-6), value, request)) lost.push(place)
  }
  return lost
}
