import { expect, test } from 'vitest'
import { createServiceClient } from '../api/client'
import type { FieldEdit } from '../../../src-shared/contract/field-edits'
import type { Database } from '../../platform/storage/database'
import { openState } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { MappingService } from './mapping-service'
import { MappingStore } from './mapping-store'

function mapped(database: Database = openState()) {
  const world = { body: {} as unknown, fieldEdits: [] as FieldEdit[] }
  const service = new MappingService({
    store: new MappingStore(database),
    clock: systemClock,
    fieldEdits: () => world.fieldEdits
  })
  const fits: boolean[] = []
  service.fitChanged.on(change => fits.push(change.fits))
  const client = createServiceClient({
    clock: systemClock,
    address: 'https://example.test',
    key: async () => 'the-key-itself',
    mappings: service,
    fieldEdits: () => world.fieldEdits,
    fetch: async () => new Response(JSON.stringify(world.body), { headers: { 'x-credits-consumed': '1' } })
  })
  const ask = async (body: unknown, params: Readonly<Record<string, string>> = { symbol: 'BTC ETH' }) => {
    world.body = body
    return (await client.call('getData', params)).answer
  }
  const prices = async (body: unknown, params?: Readonly<Record<string, string>>) => {
    const answer = await ask(body, params)
    return answer?.kind === 'quotes' ? answer.data.map(({ symbol, price }) => [symbol, price]) : answer?.kind
  }
  return { service, database, world, fits, ask, prices }
}

type Pair = readonly [btc: number, eth: number]
const quotes = ([btc, eth]: Pair, price = 'last') => ({
  status: true,
  symbols: [
    { symbol: 'BTC', [price]: btc, highest: btc + 100, lowest: btc - 100 },
    { symbol: 'ETH', [price]: eth, highest: eth + 10, lowest: eth - 10 }
  ]
})
const read = ([btc, eth]: Pair) => [
  ['BTC', btc],
  ['ETH', eth]
]

async function confirmed() {
  const stand = mapped()
  for (const step of [0, 1, 2, 3]) await stand.prices(quotes([64_000 + step, 3_000 + step]))
  return stand
}

test('saves a mapping at the first response and confirms it after three more', async () => {
  const { service, prices, database } = mapped()
  expect(await prices(quotes([64_000, 3_000]))).toEqual(read([64_000, 3_000]))
  expect(service.mappings()).toMatchObject([{ operation: 'getData', state: 'provisional', previous: null }])
  for (const step of [1, 2]) await prices(quotes([64_000 + step, 3_000 + step]))
  expect(service.mappings()).toMatchObject([{ state: 'provisional' }])
  await prices(quotes([64_003, 3_003]))
  expect(service.mappings()).toMatchObject([{ state: 'confirmed', misfitAt: null }])
  expect(mapped(database).service.mappings()).toEqual(service.mappings())
})

test('reads responses without inference once a mapping is confirmed', async () => {
  const { service, prices } = await confirmed()
  const { mapped: before } = service.counts
  const swapped = { status: true, symbols: quotes([64_100, 3_100]).symbols.toReversed() }
  expect(await prices(swapped)).toEqual(read([64_100, 3_100]).toReversed())
  expect(service.counts.mapped).toBe(before + 1)
})

test('keeps a mapping if fields are added, missing or null', async () => {
  const { service, prices, fits } = await confirmed()
  const { rows } = service.mappings()[0]?.mapping ?? expect.unreachable()
  const [btc, eth] = quotes([64_200, 3_200]).symbols
  const added = {
    status: true,
    note: 'x',
    symbols: [
      { ...btc, rank: 7 },
      { ...eth, tags: ['a'] }
    ]
  }
  expect(await prices(added)).toEqual(read([64_200, 3_200]))
  const less = {
    status: true,
    symbols: [
      { symbol: 'BTC', last: 64_300 },
      { symbol: 'ETH', last: null }
    ]
  }
  expect(await prices(less)).toEqual([
    ['BTC', 64_300],
    ['ETH', null]
  ])
  expect(fits).toEqual([])
  expect(service.mappings()).toMatchObject([{ state: 'confirmed', mapping: { rows } }])
})

test('reads a response in a new format only after the user accepts the new mapping', async () => {
  const { service, prices, fits } = await confirmed()
  const before = service.mappings()[0]?.mapping
  const renamed = quotes([64_400, 3_400], 'current_price')
  expect(await prices(renamed)).toBe('unrecognised')
  await prices(renamed)
  expect(fits).toEqual([false])
  expect(service.isMisfit('getData')).toBe(true)
  const [saved] = service.mappings()
  expect(saved).toMatchObject({ state: 'confirmed', mapping: before })
  expect(JSON.stringify(saved?.proposed)).toContain('current_price')

  service.accept({ operation: 'getData', shape: 0 })
  expect(await prices(renamed)).toEqual(read([64_400, 3_400]))
  expect(service.isMisfit('getData')).toBe(false)
  expect(service.mappings()).toMatchObject([{ previous: before, proposed: null }])

  service.undo({ operation: 'getData', shape: 0 })
  expect(service.mappings()).toMatchObject([{ mapping: before }])
  expect(await prices(renamed)).toBe('unrecognised')
  expect(fits).toEqual([false, true, false])
})

test('stops reporting a new format once the old mapping fits again', async () => {
  const { service, prices, fits } = await confirmed()
  await prices(quotes([64_400, 3_400], 'current_price'))
  expect(await prices(quotes([64_500, 3_500]))).toEqual(read([64_500, 3_500]))
  expect(fits).toEqual([false, true])
  expect(service.mappings()).toMatchObject([{ misfitAt: null, proposed: null }])
})

test('saves a separate mapping for each shape of an operation’s responses', async () => {
  const { service, prices, fits } = await confirmed()
  const one = { status: true, data: { symbol: 'BTC', last: 64_000 } }
  expect(await prices(one, { symbol: 'BTC' })).toEqual([['BTC', 64_000]])
  expect(await prices(quotes([64_500, 3_500]))).toEqual(read([64_500, 3_500]))
  expect(fits).toEqual([])
  expect(service.mappings().map(({ shape, state }) => [shape, state])).toEqual([
    [0, 'confirmed'],
    [1, 'provisional']
  ])
})

test('replaces an unconfirmed mapping without reporting a new format', async () => {
  const { service, prices, fits } = mapped()
  await prices(quotes([64_000, 3_000]))
  expect(await prices(quotes([64_400, 3_400], 'current_price'))).toEqual(read([64_400, 3_400]))
  expect(fits).toEqual([])
  expect(service.mappings()).toHaveLength(1)
})

test('adds the user’s field edits to the mapping, and keeps the previous mapping', async () => {
  const { service, world, prices } = await confirmed()
  const [btc, eth] = quotes([64_000, 3_000]).symbols
  const odd = {
    status: true,
    symbols: [
      { ...btc, kurs: 70_000 },
      { ...eth, kurs: 4_000 }
    ]
  }
  expect(await prices(odd)).toEqual(read([64_000, 3_000]))
  world.fieldEdits = [{ path: 'symbols.*.kurs', field: 'price', unit: null }]
  expect(await prices(odd)).toEqual(read([70_000, 4_000]))
  expect(JSON.stringify(service.mappings()[0]?.mapping.rows)).toContain('kurs')
  expect(service.mappings()[0]?.previous).not.toBeNull()
})

test('doesn’t report an empty list as a new format', async () => {
  const { fits, ask } = await confirmed()
  expect((await ask({ status: true, symbols: [] }))?.data).toEqual([])
  expect(fits).toEqual([])
})
