import { expect, test } from 'vitest'
import { isObject } from '../answers/json'
import { bodies } from './bodies/all.fixture'
import { scoreOf } from './contact.fixture'
import {
  asFigures,
  figuresAs,
  ofKind,
  rearranged,
  respelled,
  withFields,
  type Perturbation
} from './perturbed.fixture'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const swapped = (word: string): string =>
  word.length > 5 ? word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4) : word

const cases: readonly (readonly [change: string, change: Perturbation, right: number, wrong: number])[] = [
  ['an extra object around everything', body => ({ zephyr: { content: body } }), 0.96, 0.005],
  [
    'names in camel case',
    respelled(words => words.map((word, at) => (at === 0 ? word : capital(word))).join('')),
    0.96,
    0.01
  ],
  ['names with dashes', respelled(words => words.join('-')), 0.96, 0.01],
  ['names in capitals with blanks', respelled(words => words.map(capital).join(' ')), 0.95, 0.01],
  [
    'words cut to four letters',
    respelled(words => words.map(word => (word.length > 5 ? word.slice(0, 4) : word)).join('_')),
    0.84,
    0.04
  ],
  ['two letters of each word swapped', respelled(words => words.map(swapped).join('_')), 0.84, 0.04],
  ['names that begin with an unknown word', respelled(words => `zeta_${words.join('_')}`), 0.8, 0.04],
  ['rows keyed by number', rearranged(rows => ({ ...rows })), 0.99, 0.005],
  [
    'columns',
    rearranged(rows =>
      Object.fromEntries(Object.keys(rows[0] ?? {}).map(key => [key, rows.map(row => row[key])]))
    ),
    0.95,
    0.02
  ],
  [
    'header and rows',
    rearranged(rows => ({ columns: Object.keys(rows[0] ?? {}), rows: rows.map(row => Object.values(row)) })),
    0.9,
    0.03
  ],
  ['an object around each row', rearranged(rows => ({ edges: rows.map(node => ({ node })) })), 0.975, 0.005],
  [
    'names and values as entries',
    rearranged(rows => rows.map(row => Object.entries(row).map(([name, value]) => ({ name, value })))),
    0.85,
    0.05
  ],
  [
    'rows in lists next to their header',
    rearranged(rows => ({
      columns: Object.keys(rows[0] ?? {}),
      data: rows.map((row, at) => ({ s: `row ${at}`, d: Object.values(row) }))
    })),
    0.96,
    0.005
  ],
  [
    'a table in one text',
    rearranged(rows => ({
      csv: [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))]
        .map(cells => cells.join(','))
        .join('\n')
    })),
    0.8,
    0.03
  ],
  ['name and value pairs', rearranged(rows => rows.map(row => Object.entries(row))), 0.94, 0.005],
  [
    'an object around each field',
    rearranged(rows => rows.map(row => Object.entries(row).map(([name, value]) => ({ [name]: value })))),
    0.85,
    0.02
  ],
  ['values wrapped in their type', ofKind('doubleValue', 'stringValue'), 0.98, 0.002],
  ['numbers next to their text', asFigures, 0.99, 0.002],
  ['additional averages', withFields(row => figuresAs(row, key => `avg_${key}`)), 0.99, 0.003],
  ['additional figures of seven days', withFields(row => figuresAs(row, key => `${key}_7d`)), 0.98, 0.01],
  [
    'additional figures in another currency',
    withFields(row => figuresAs(row, key => `${key}_sek`)),
    0.99,
    0.005
  ],
  ['additional ranks', withFields(row => figuresAs(row, key => `${key}_rank`)), 0.99, 0.003],
  [
    'additional figures of yesterday',
    withFields(row => figuresAs(row, key => `${key}_yesterday`)),
    0.99,
    0.003
  ],
  ['additional targets', withFields(row => figuresAs(row, key => `target_${key}`)), 0.99, 0.005],
  ['additional previous figures', withFields(row => figuresAs(row, key => `previous_${key}`)), 0.99, 0.005],
  [
    'additional figures of something unknown',
    withFields(row => figuresAs(row, key => `zeta_${key}`)),
    0.99,
    0.005
  ],
  ['additional unknown fields', withFields(() => ({ blorp: 77.7, zonk: 'abc def' })), 0.995, 0.002]
]

// Each case uses a quarter of the bodies. The hash of a body decides its quarter, so that it stays there when
// others are added.
const parts = 4
const partOf = ({ operation, manner }: (typeof bodies)[number]): number =>
  [...operation, ...manner].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % parts

test.each(cases)('reads bodies with %s almost as well as unchanged bodies', (name, change, right, wrong) => {
  const tally = { values: 0, right: 0, wrong: 0 }
  const part = cases.findIndex(([other]) => other === name)
  bodies.forEach(body => {
    if (partOf(body) !== part % parts) return
    const changed = change(body.body)
    if (changed === undefined || !(isObject(changed) || Array.isArray(changed))) return
    const score = scoreOf({ ...body, body: changed })
    for (const figure of ['values', 'right', 'wrong'] as const) tally[figure] += score[figure]
  })
  expect(tally.values).toBeGreaterThan(100)
  expect(tally.right / tally.values).toBeGreaterThan(right)
  expect(tally.wrong / tally.values).toBeLessThan(wrong)
})
