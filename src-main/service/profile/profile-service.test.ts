import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SavedFieldEdit } from '../../../src-shared/contract/field-edits'
import type { ResponseMapping } from '../../../src-shared/contract/response-mapping'
import { make } from '../../credits/booking.fixture'
import { openBooks } from '../../credits/fake-service.fixture'
import { subjectOf } from '../../credits/subject'
import { figuresIn, hostDialect } from '../api/dialects.fixture'
import { FactStore } from '../../platform/storage/fact-store'
import { openState } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { ProfileService } from './profile-service'

const edit = (path: string, field: string | null, operation = 'getData'): SavedFieldEdit => ({
  operation,
  path,
  field,
  unit: null
})

const everywhere = (): boolean => true

function profiling(database = openState()) {
  const saved: string[] = []
  const facts = new FactStore(database)
  const books = openBooks()
  const { credits } = books
  const saveText = async (name: string, text: string): Promise<string> => {
    saved.push(text)
    return `/there/${name}`
  }
  const service = new ProfileService({ facts, credits, clock: systemClock, state: database, saveText })
  return { service, books, saved, database }
}

test('keeps field edits after a restart', () => {
  const { service, database } = profiling()
  service.editField(edit('data.*.kurs', 'price'), everywhere)
  service.editField(edit('bars.*.0', 'time', 'getOHLC'), everywhere)
  const next = profiling(database).service
  expect(next.fieldEditsOf('getData')).toEqual([{ path: 'data.*.kurs', field: 'price', unit: null }])
  expect(next.fieldEdits()).toHaveLength(2)
})

test('replaces a field edit with a newer edit of the same field', () => {
  const { service } = profiling()
  service.editField(edit('data.*.a', 'price'), everywhere)
  service.editField(edit('data.*.b', 'price'), everywhere)
  service.editField(edit('data.*.c', null), everywhere)
  service.editField(edit('data.*.d', null), everywhere)
  expect(service.fieldEdits().map(({ path }) => path)).toEqual(['data.*.b', 'data.*.c', 'data.*.d'])
  service.editField(edit('data.*.b', 'high'), everywhere)
  expect(service.forget(edit('data.*.c', null)).map(({ path, field }) => [path, field])).toEqual([
    ['data.*.d', null],
    ['data.*.b', 'high']
  ])
})

test('keeps an older edit of the same field if it belongs to responses of another shape', async () => {
  const { service, saved } = profiling()
  service.editField(edit('data.*.kurs', 'price'), everywhere)
  service.editField(edit('data.kurs', 'price'), path => path === 'data.kurs')
  expect(service.fieldEdits().map(({ path }) => path)).toEqual(['data.*.kurs', 'data.kurs'])
  await service.save({ withPrices: false })
  const other = profiling().service
  other.editField(edit('data.*.last', 'price'), everywhere)
  expect(other.take({ text: saved[0] ?? '' })).toEqual(service.fieldEdits())
})

test('imports an exported profile unchanged', async () => {
  const { service, saved } = profiling()
  service.editField(edit('data.*.kurs', 'price'), everywhere)
  expect(await service.save({ withPrices: false })).toBe('/there/candlewick-profile.json')
  const other = profiling().service
  expect(other.take({ text: saved[0] ?? '' })).toEqual(service.fieldEdits())
})

const mapping: ResponseMapping = {
  operation: 'getData',
  kind: 'quotes',
  furniture: [],
  doubts: [],
  rows: [
    {
      rows: ['rows', { each: 'row' }],
      gives: [
        {
          symbol: { path: ['c'], reads: { as: 'text' } },
          price: { path: ['zz'], reads: { as: 'number' } }
        }
      ]
    }
  ]
}

test('imports mappings as already confirmed', async () => {
  const { service, saved } = profiling()
  service.responses.take([{ calls: ['symbol'], mapping }])
  await service.save({ withPrices: false })
  const other = profiling().service
  other.take({ text: saved[0] ?? '' })
  expect(other.mappings()).toMatchObject([{ state: 'confirmed', mapping }])
  const call = other.responses.of('getData', { symbol: 'BTC' })
  expect(call.tried).toEqual([{ mapping, isConfirmed: true }])
  const spoiled = JSON.stringify({
    ...JSON.parse(saved[0] ?? ''),
    mappings: [{ calls: [], mapping: { rows: 1 } }]
  })
  expect(() => other.take({ text: spoiled })).toThrow()
})

test('imports nothing if the disk fails during the import', () => {
  const { service, database } = profiling()
  service.editField(edit('data.*.kurs', 'price'), everywhere)
  const [fieldEdits, mappings] = [service.fieldEdits(), service.mappings()]
  const text = JSON.stringify({
    format: 'candlewick-profile',
    version: 2,
    lessons: [edit('data.*.last', 'price')],
    mappings: [
      { calls: ['symbol'], mapping },
      { calls: ['symbols'], mapping: { ...mapping, operation: 'getTop' } }
    ]
  })
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON response_mapping WHEN NEW.operation = 'getTop'
    BEGIN SELECT RAISE(ABORT, 'full'); END`)
  expect(() => service.take({ text })).toThrow()
  const again = profiling(database).service
  for (const one of [service, again]) {
    expect(one.fieldEdits()).toEqual(fieldEdits)
    expect(one.mappings()).toEqual(mappings)
  }
  database.exec('DROP TRIGGER full')
  expect(service.take({ text })).toMatchObject([{ path: 'data.*.last' }])
  expect(profiling(database).service.mappings()).toMatchObject([{ shape: 0 }, { operation: 'getTop' }])
})

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ format: 'candlewick-profile', version: 3, lessons: [] })],
  [
    'an extra field',
    JSON.stringify({ format: 'candlewick-profile', version: 1, lessons: [], key: 'secret' })
  ],
  [
    'a field edit with a value',
    JSON.stringify({
      format: 'candlewick-profile',
      version: 1,
      lessons: [{ ...edit('a', 'price'), value: 1 }]
    })
  ]
])('rejects a profile and changes nothing: %s', (_, text) => {
  const { service } = profiling()
  service.editField(edit('data.*.kurs', 'price'), everywhere)
  expect(() => service.take({ text })).toThrow()
  expect(service.fieldEdits()).toHaveLength(1)
})

test('exports learned prices only on request, and without naming coins', async () => {
  const { service, books, saved } = profiling()
  make(books, { charged: 6 })
  make(books, { charged: 40 }, 'getFearGreed')
  await service.save({ withPrices: false })
  await service.save({ withPrices: true })
  const [without, withPrices] = saved.map(text => JSON.parse(text) as Record<string, unknown>)
  expect(without).not.toHaveProperty('prices')
  expect(withPrices?.['prices']).toMatchObject({ getData: { per: 'coin', credits: 3 } })
  expect(saved[1]).not.toMatch(/BTC|ETH/)
})

test('uses an imported price as a hint until the first charge', async () => {
  const { service: from, books: charged, saved } = profiling()
  make(charged, { charged: 6 })
  await from.save({ withPrices: true })
  const { service, books } = profiling()
  const price = () => books.credits.priceOf('getData', subjectOf({ symbol: 'BTC ETH' }))
  const before = price()
  service.take({ text: saved[0] ?? '' })
  expect(price()).toEqual({ ...before, hint: 6 })
  expect(before).toMatchObject({ state: 'unknown', credits: null, reserve: 100 })
  make(books, { charged: 4 })
  expect(price()).toMatchObject({ state: 'at-most', credits: 4 })
  expect(price()).not.toHaveProperty('hint')
})

test.each([
  ['a negative price', { getData: { per: 'coin', credits: -1 } }],
  ['a price of an unknown operation', { BTC: { per: 'coin', credits: 1 } }],
  ['a price per unknown unit', { getData: { per: 'day', credits: 1 } }]
])('rejects a profile with %s', (_, prices) => {
  const { service } = profiling()
  const text = JSON.stringify({ format: 'candlewick-profile', version: 1, lessons: [], prices })
  expect(() => service.take({ text })).toThrow()
})

test('the example profile makes the responses of demo dialect 7 readable', async () => {
  const { service } = profiling()
  const hosts = [
    await hostDialect(0),
    await hostDialect(7),
    await hostDialect(7, service.fieldEditsOf)
  ] as const
  const [own, unedited, edited] = hosts
  service.take({ text: readFileSync('resources/profiles/demo-dialect-7.json', 'utf8') })
  for (const [name, parameters, kind] of [
    ['getData', ['symbol'], 'unrecognised'],
    // These candles are read by their values alone, so all of them are doubtful.
    ['getOHLC', ['symbol', 'interval'], 'candles']
  ] as const) {
    const { answer: before } = await unedited.ask(name, parameters)
    expect(before?.kind).toBe(kind)
    expect(before?.reading?.doubts.length === 0).toBe(kind === 'unrecognised')
    const { answer } = await edited.ask(name, parameters)
    expect(answer?.reading?.doubts).toEqual([])
    const figures = figuresIn(answer)
    const extracted = [...figuresIn((await own.ask(name, parameters)).answer)].filter(
      ([, value]) => value !== null
    )
    expect(extracted.length).toBeGreaterThan(10)
    expect(extracted.filter(([place, value]) => figures.get(place) !== value)).toEqual([])
  }
  for (const { service: host } of hosts) await host.close()
})
