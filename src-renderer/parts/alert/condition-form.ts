import type { AlertCondition, AlertLine, Comparison, ConditionKind, Interval } from '@contract'
import { comparisons, intervals, spans, type Option } from './choices'
import { lineOptions, lineOf, lineParams, lineValue } from './lines'

/** What stands in the fields of one condition, as typed. */
export type FormValues = Readonly<Record<string, string>>

export interface ConditionForm {
  readonly kind: ConditionKind
  readonly values: FormValues
}

export interface ConditionField {
  readonly name: string
  readonly label: string
  /** Given: one of these; else it is typed. */
  readonly options?: readonly Option[]
  readonly unit?: string
  readonly isText?: boolean
}

const is: ConditionField = { name: 'is', label: 'How', options: comparisons }
const interval: ConditionField = { name: 'interval', label: 'Interval', options: intervals }
const number = (label: string, unit?: string, name = 'value'): ConditionField => ({
  name,
  label,
  ...(unit === undefined ? {} : { unit })
})
const ways = (up: string, down: string, either: string): ConditionField => ({
  name: 'way',
  label: 'Way',
  options: [
    { value: 'up', label: up },
    { value: 'down', label: down },
    { value: 'either', label: either }
  ]
})
const against: ConditionField = {
  name: 'against',
  label: 'Against',
  options: [
    { value: 'value', label: 'a value' },
    { value: 'line', label: 'another line' }
  ]
}

/**
 * The fields of a condition, in the order in which it is read.
 * @param breadth the numbers a breadth answer is known to hold; with none known a name is typed.
 */
export function fieldsOf(
  { kind, values }: ConditionForm,
  breadth: readonly string[] = []
): readonly ConditionField[] {
  switch (kind) {
    case 'price':
      return [is, number('Price')]
    case 'change':
      return [
        ways('rises by', 'falls by', 'moves by'),
        number('Percent', '%', 'percent'),
        { name: 'over', label: 'In', options: spans }
      ]
    case 'ath':
    case 'range':
      return [is, number('Percent', '%', 'percent')]
    case 'volume':
      return [
        interval,
        is,
        number('Volume'),
        {
          name: 'of',
          label: 'Counted in',
          options: [
            { value: 'average', label: '× its average' },
            { value: 'amount', label: 'units' }
          ]
        }
      ]
    case 'indicator':
      return [
        interval,
        ...lineFields('', values),
        is,
        against,
        ...(values['against'] === 'line' ? lineFields('other ', values) : [number('Value')])
      ]
    case 'supertrend':
      return [interval, ways('up', 'down', 'either way'), period, factor]
    case 'breakout':
      return [interval, ways('closes above', 'closes below', 'closes outside'), period, factor]
    case 'mood':
      return [is, number('Index, 0 to 100')]
    case 'breadth':
      return [breadthName(values['name'] ?? '', breadth), is, number('Value')]
    case 'headline':
      return [{ name: 'words', label: 'Words, separated by commas', isText: true }]
    case 'credits':
      return [
        is,
        number('Left'),
        {
          name: 'of',
          label: 'Counted in',
          options: [
            { value: 'percent', label: '% of the quota' },
            { value: 'credits', label: 'credits' }
          ]
        }
      ]
  }
}

/** A name set before stays among the choices, also where the last answer does not have it. */
function breadthName(chosen: string, known: readonly string[]): ConditionField {
  const field = { name: 'name', label: 'Number' }
  if (known.length === 0) return { ...field, isText: true }
  const names = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  const options = names.map(name => ({
    value: name,
    label: name.replaceAll('.', ' › ').replaceAll('_', ' ')
  }))
  return { ...field, options: [{ value: '', label: 'Choose a number' }, ...options] }
}

/** Beside other figures one has to read which it is, also once it is filled in. */
const parameter = (label: string, name: string): ConditionField => number(label, label, name)
const period = parameter('Period', 'period')
const factor = parameter('Factor', 'factor')

function lineFields(prefix: string, values: FormValues): readonly ConditionField[] {
  const label = prefix === '' ? 'Line' : 'Other line'
  return [
    { name: `${prefix}line`, label, options: lineOptions },
    ...lineParams(values[`${prefix}line`] ?? '').map(({ id, name }) => parameter(name, `${prefix}${id}`))
  ]
}

/** What a new condition of a kind starts with. */
export function blank(kind: ConditionKind, price: number | null = null): ConditionForm {
  return { kind, values: { ...start, ...starts[kind], ...(kind === 'price' ? { value: shown(price) } : {}) } }
}

const start: FormValues = { is: 'above', interval: '1h', way: 'either', against: 'value', line: 'bar close' }
const starts: Readonly<Partial<Record<ConditionKind, FormValues>>> = {
  price: { is: 'crosses' },
  change: { percent: '5', over: '1h' },
  ath: { is: 'below', percent: '5' },
  range: { percent: '6' },
  volume: { value: '3', of: 'average' },
  indicator: { is: 'crosses', 'other line': 'bar close' },
  supertrend: { period: '10', factor: '3', interval: '4h' },
  breakout: { period: '20', factor: '2' },
  mood: { is: 'below', value: '20' },
  breadth: { name: '', value: '50' },
  headline: { words: '' },
  credits: { is: 'below', value: '10', of: 'percent' }
}

/** The form of a condition that is set already. */
export function formOf(condition: AlertCondition): ConditionForm {
  const plain = Object.entries(condition).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, String(value)] as const] : []
  )
  const form = { ...blank(condition.kind).values, ...Object.fromEntries(plain) }
  if (condition.kind !== 'indicator') return { kind: condition.kind, values: form }
  const other = 'line' in condition.against ? condition.against.line : null
  return {
    kind: 'indicator',
    values: {
      ...form,
      ...lineValues('', condition.line),
      against: other ? 'line' : 'value',
      ...('value' in condition.against ? { value: String(condition.against.value) } : {}),
      ...(other ? lineValues('other ', other) : {})
    }
  }
}

const lineValues = (prefix: string, line: AlertLine): FormValues => ({
  [`${prefix}line`]: lineValue(line),
  ...Object.fromEntries(Object.entries(line.params).map(([id, value]) => [`${prefix}${id}`, String(value)]))
})

/** The condition as typed; what is no number is NaN, which nothing accepts. */
export function conditionOf({ kind, values }: ConditionForm): AlertCondition {
  const text = (name: string): string => (values[name] ?? '').trim()
  const figure = (name: string): number => parsed(text(name))
  const way = text('way') as 'up' | 'down' | 'either'
  const compared = { is: text('is') as Comparison }
  const bar = { interval: text('interval') as Interval }
  switch (kind) {
    case 'price':
      return { kind, ...compared, value: figure('value') }
    case 'change':
      return { kind, way, percent: figure('percent'), over: text('over') as '1h' }
    case 'ath':
    case 'range':
      return { kind, ...compared, percent: figure('percent') }
    case 'volume':
      return { kind, ...bar, ...compared, of: text('of') as 'average', value: figure('value') }
    case 'indicator': {
      const other = text('against') === 'line'
      return {
        kind,
        ...bar,
        ...compared,
        line: lineOf(text('line'), id => figure(id)),
        against: other
          ? { line: lineOf(text('other line'), id => figure(`other ${id}`)) }
          : { value: figure('value') }
      }
    }
    case 'supertrend':
    case 'breakout':
      return { kind, ...bar, way, period: figure('period'), factor: figure('factor') }
    case 'mood':
      return { kind, ...compared, value: figure('value') }
    case 'breadth':
      return { kind, ...compared, name: text('name'), value: figure('value') }
    case 'headline':
      return { kind, words: text('words') }
    case 'credits':
      return { kind, ...compared, of: text('of') as 'percent', value: figure('value') }
  }
}

/** Whether every field holds what it should. */
export const isComplete = (form: ConditionForm): boolean =>
  fieldsOf(form).every(({ name, options, isText }) => {
    const value = (form.values[name] ?? '').trim()
    return options ? value !== '' : isText ? value.length > 1 : value !== '' && Number.isFinite(parsed(value))
  })

/** Numbers as people type them: `70,000`, `−5`; NaN for what is none. */
export const parsed = (text: string): number => {
  const plain = text.replaceAll(/[,\s\u00a0\u202f]/gu, '').replace('−', '-')
  return plain === '' ? NaN : Number(plain)
}

const shown = (price: number | null): string => (price === null ? '' : String(Number(price.toPrecision(6))))
