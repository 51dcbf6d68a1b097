import { expect, test } from 'vitest'
import type { Lesson } from '../../src-shared/contract/lessons'
import { FactStore } from '../storage/fact-store'
import { openState } from '../storage/temp-storage.fixture'
import { ProfileService } from './profile-service'

const lesson = (path: string, field: string | null, operation = 'getData'): Lesson => ({
  operation,
  path,
  field,
  unit: null
})

function profiling(database = openState()) {
  const saved: string[] = []
  const facts = new FactStore(database)
  const saveText = async (name: string, text: string): Promise<string> => {
    saved.push(text)
    return `/there/${name}`
  }
  return { service: new ProfileService({ facts, saveText }), saved, database }
}

test('lessons outlive the app, and are told by operation', () => {
  const { service, database } = profiling()
  service.teach(lesson('data.*.kurs', 'price'))
  service.teach(lesson('bars.*.0', 'time', 'getOHLC'))
  const next = profiling(database).service
  expect(next.hints('getData')).toEqual([{ path: 'data.*.kurs', field: 'price', unit: null }])
  expect(next.lessons()).toHaveLength(2)
})

test('a newer lesson takes the place of one about the same place or field, and can be taken back', () => {
  const { service } = profiling()
  service.teach(lesson('data.*.a', 'price'))
  service.teach(lesson('data.*.b', 'price'))
  service.teach(lesson('data.*.c', null))
  service.teach(lesson('data.*.d', null))
  expect(service.lessons().map(({ path }) => path)).toEqual(['data.*.b', 'data.*.c', 'data.*.d'])
  service.teach(lesson('data.*.b', 'high'))
  expect(service.forget(lesson('data.*.c', null)).map(({ path, field }) => [path, field])).toEqual([
    ['data.*.d', null],
    ['data.*.b', 'high']
  ])
})

test('an exported profile is taken by another service as it was', async () => {
  const { service, saved } = profiling()
  service.teach(lesson('data.*.kurs', 'price'))
  expect(await service.save()).toBe('/there/candlewick-profile.json')
  const other = profiling().service
  expect(other.take({ text: saved[0] ?? '' })).toEqual(service.lessons())
})

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ format: 'candlewick-profile', version: 2, lessons: [] })],
  [
    'a field too many',
    JSON.stringify({ format: 'candlewick-profile', version: 1, lessons: [], key: 'secret' })
  ],
  [
    'a lesson with a value',
    JSON.stringify({
      format: 'candlewick-profile',
      version: 1,
      lessons: [{ ...lesson('a', 'price'), value: 1 }]
    })
  ]
])('%s is refused, and nothing is changed', (_, text) => {
  const { service } = profiling()
  service.teach(lesson('data.*.kurs', 'price'))
  expect(() => service.take({ text })).toThrow()
  expect(service.lessons()).toHaveLength(1)
})
