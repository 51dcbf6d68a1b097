import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Drawing } from '../../../src-shared/contract/drawings'
import { FaultError } from '../../platform/faults/fault-error'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { DrawingService } from './drawing-service'
import { DrawingStore } from './drawing-store'

const line = (id: string, price = 100): Drawing => ({ kind: 'horizontal', id, hue: 0, price })
const trend: Drawing = {
  kind: 'trend',
  id: 'trend',
  hue: 3,
  from: { time: 1_700_000_000_000.5, price: 1e-8 },
  to: { time: 1_900_000_000_000, price: 1e8 },
  reach: 'ray'
}

function drawingOn(folder = tempFolder()) {
  const database = openState(folder)
  return { database, folder, service: new DrawingService(new DrawingStore(database)) }
}

test('restores the drawings of each coin after a restart', () => {
  const { database, folder, service } = drawingOn()
  service.put({ coin: 'BTC', drawings: [line('a'), trend] })
  service.put({ coin: 'ETH', drawings: [line('a', 3000)] })
  database.close()
  const again = drawingOn(folder).service
  expect(again.of({ coin: 'BTC' })).toEqual({ coin: 'BTC', drawings: [line('a'), trend] })
  expect(again.of({ coin: 'ETH' }).drawings).toEqual([line('a', 3000)])
  expect(again.of({ coin: 'SOL' }).drawings).toEqual([])
})

test('replaces a drawing with the same id without changing its position', () => {
  const { service } = drawingOn()
  const emitted: unknown[] = []
  service.changed.on(now => emitted.push(now))
  service.put({ coin: 'BTC', drawings: [line('a'), line('b'), line('c')] })
  const moved = service.put({ coin: 'BTC', drawings: [line('a', 7)] })
  expect(moved.drawings).toEqual([line('a', 7), line('b'), line('c')])
  const left = service.remove({ coin: 'BTC', ids: ['b', 'unknown'] })
  expect(left.drawings.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(emitted).toHaveLength(3)
  expect(emitted.at(-1)).toEqual(left)
})

test('rejects drawings beyond the limit', () => {
  const { service } = drawingOn()
  const many = Array.from({ length: 500 }, (_, at) => line(`n${at}`))
  expect(service.put({ coin: 'BTC', drawings: many }).drawings).toHaveLength(500)
  expect(() => service.put({ coin: 'BTC', drawings: [line('one more')] })).toThrow(FaultError)
  expect(service.of({ coin: 'BTC' }).drawings).toHaveLength(500)
  expect(service.put({ coin: 'BTC', drawings: [line('n3', 5)] }).drawings).toHaveLength(500)
})

test('ignores drawings of a newer version without deleting them', () => {
  const { database, service } = drawingOn()
  service.put({ coin: 'BTC', drawings: [line('a')] })
  const write = database.prepare('INSERT INTO drawing (coin, id, shape) VALUES (?, ?, ?)')
  write.run('BTC', 'gann', '{"kind":"gann","id":"gann"}')
  write.run('BTC', 'broken', '{"kind":')
  expect(service.of({ coin: 'BTC' }).drawings).toEqual([line('a')])
  expect(database.prepare('SELECT count(*) AS rows FROM drawing').get()).toEqual({ rows: 3 })
})

test('restores any valid drawing exactly', () => {
  const { service } = drawingOn()
  const anchor = fc.record({
    time: fc.double({ min: 0, max: 4e12, noNaN: true }),
    price: fc.double({ min: 1e-12, max: 1e12, noNaN: true })
  })
  const any = fc.record({
    kind: fc.constant('trend' as const),
    id: fc.uuid(),
    hue: fc.integer({ min: 0, max: 11 }),
    from: anchor,
    to: anchor,
    reach: fc.constantFrom('segment' as const, 'ray' as const, 'line' as const)
  })
  fc.assert(
    fc.property(any, drawing => {
      expect(Drawing.parse(drawing)).toEqual(drawing)
      expect(service.put({ coin: 'X', drawings: [drawing] }).drawings).toContainEqual(drawing)
      service.remove({ coin: 'X', ids: [drawing.id] })
    }),
    { numRuns: 40 }
  )
})

test.each([
  [{ ...line('a'), price: 0 }],
  [{ ...line('a'), price: Infinity }],
  [{ ...line('a'), id: '' }],
  [{ ...trend, from: { time: NaN, price: 1 } }],
  [{ ...trend, reach: 'curve' }],
  [{ kind: 'text', id: 'a', hue: 0, at: { time: 0, price: 1 }, text: ' ' }],
  [{ kind: 'text', id: 'a', hue: 0, at: { time: 0, price: 1 }, text: 'x'.repeat(121) }],
  [{ kind: 'channel', id: 'a', hue: 0, from: { time: 0, price: 1 }, to: { time: 0, price: 1 } }],
  [{ kind: 'brush', id: 'a', hue: 0, points: [{ time: 0, price: 1 }] }],
  [{ kind: 'brush', id: 'a', hue: 0, points: Array.from({ length: 301 }, () => ({ time: 0, price: 1 })) }]
])('rejects an invalid drawing: %j', drawing => {
  expect(Drawing.safeParse(drawing).success).toBe(false)
})
