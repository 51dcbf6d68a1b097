import type { FieldEdit } from '@contract'
import { expect, it } from 'vitest'
import { fieldEditEntries } from './field-edit-entries'
import { m } from '../../../../src-shared/messages/m'

const labels = (field: string | null): readonly string[] =>
  fieldEditEntries({ path: 'data.*.x', field }, ['price', 'high'], () => undefined).flatMap(entry =>
    entry === 'separator' ? [] : [entry.label]
  )

it('offers the units of a known field, other fields and an option to ignore it', () => {
  expect(labels(null)).toEqual([
    m.reading.mapIgnore(),
    m.reading.mapTo({ field: 'price' }),
    m.reading.mapTo({ field: 'high' })
  ])
  expect(labels('changePercent').slice(0, 3)).toEqual([
    m.reading.mapUnit({ unit: m.reading.unit.percent() }),
    m.reading.mapUnit({ unit: m.reading.unit.fraction() }),
    m.reading.mapIgnore()
  ])
  expect(labels('price')).toContain(m.reading.mapUnit({ unit: 'in EUR' }))
})

it('maps the chosen response field', () => {
  const edited: FieldEdit[] = []
  const entries = fieldEditEntries({ path: 'data.*.x', field: null }, ['price'], edit => edited.push(edit))
  const last = entries.at(-1)
  if (last !== 'separator') last?.act()
  expect(edited).toEqual([{ path: 'data.*.x', field: 'price', unit: null }])
})
