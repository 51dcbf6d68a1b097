import { describe, expect, test } from 'vitest'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { AlertDraft } from '../../src-shared/contract/alerts'
import type { Drawing } from '../../src-shared/contract/drawings'
import { alertWords } from '../../src-shared/words/alert'
import { hour, minute } from '../../src-shared/time'
import { start } from './alert-facts.fixture'
import { alertWorld, walk, type AlertWorld } from './alert-world.fixture'
import { DrawnLines } from './drawn-lines'

const rising: Drawing = {
  kind: 'trend',
  id: 'line',
  hue: 0,
  from: { time: start, price: 100 },
  to: { time: start + 10 * minute, price: 110 },
  reach: 'ray'
}
const level = (price: number): Extract<Drawing, { kind: 'horizontal' }> => ({
  kind: 'horizontal',
  id: 'line',
  hue: 0,
  price
})

type Is = Extract<AlertCondition, { kind: 'drawn' }>['is']
const drawn = (is: Is, part: 'trend' | 'horizontal'): AlertCondition => ({
  kind: 'drawn',
  is,
  drawing: 'line',
  part
})

async function market(drawing: Drawing, is: Is): Promise<AlertWorld> {
  const world = alertWorld()
  world.world.drawings = [drawing]
  await world.set([[drawn(is, drawing.kind === 'trend' ? 'trend' : 'horizontal')]])
  return world
}

function place(world: AlertWorld, ...drawings: readonly Drawing[]): void {
  world.world.drawings = drawings
  world.service.drawingsChanged('BTC', new Set(['line']))
}

const first = ({ service }: AlertWorld) => service.state().alerts[0]

describe('an alert on a drawn line', () => {
  test('triggers when the price crosses the current position of a sloping line', async () => {
    const world = await market(rising, 'crosses up')
    expect(walk(100.5, 101.5, 102.5)(world)).toEqual([])
    expect(walk(104.5)(world)).toEqual(['BTC: price crosses up the trend line at 104.00'])
  })

  test('the closest miss is measured from the line’s current price', async () => {
    const world = await market(rising, 'crosses')
    world.see(100)
    expect(first(world)?.results[0]?.[0]).toMatchObject({ value: 100, against: 101 })
    world.see(100)
    expect(first(world)?.distance).toEqual({ by: 2, unit: 'percent' })
  })

  test('triggers on a price within 0.1 % of the line, and again only after it moved away', async () => {
    const world = await market(level(100), 'touches')
    expect(walk(99, 99.85)(world)).toEqual([])
    expect(walk(99.91)(world)).toHaveLength(1)
    expect(walk(99.85, 99.95, 100.05)(world)).toHaveLength(1)
    expect(walk(99, 99.95)(world)).toHaveLength(2)
  })

  test('names the line’s current price in the list and before it’s saved', async () => {
    const world = await market(rising, 'crosses')
    world.see(100)
    const alert = first(world)
    expect(alert && alertWords(alert)).toBe('BTC: price crosses the trend line at 101.00')
    const draft = AlertDraft.parse({ ...alert, anyOf: [[drawn('touches', 'trend')]] })
    const { results } = await world.service.preview({ id: null, draft })
    expect(alertWords({ ...draft, results })).toBe('BTC: price touches the trend line at 101.00')
  })

  test('counts a jump over the line as a touch', async () => {
    expect(walk(99, 101)(await market(level(100), 'touches'))).toHaveLength(1)
  })

  test('doesn’t count a price that is at the line from the start', async () => {
    expect(walk(100, 100.05)(await market(level(100), 'touches'))).toEqual([])
  })

  test('is ignored after the line has ended', async () => {
    const world = await market({ ...rising, reach: 'segment' }, 'crosses')
    walk(...Array<number>(10).fill(90))(world)
    expect(walk(200)(world)).toEqual([])
  })

  test('follows a moved line, and doesn’t count the move as a crossing', async () => {
    const world = await market(level(100), 'crosses')
    walk(90, 90)(world)
    place(world, level(80))
    expect(walk(90)(world)).toEqual([])
    expect(walk(79)(world)).toEqual(['BTC: price crosses the line at 80.00'])
  })

  test('stops with a reason when the line is deleted, and resumes when the line is restored', async () => {
    const world = await market(level(100), 'crosses')
    walk(90)(world)
    place(world)
    expect(first(world)).toMatchObject({ status: 'blocked', blockedReason: { code: 'drawing-gone' } })
    expect(walk(110)(world)).toEqual([])
    place(world, level(100))
    expect(first(world)?.status).toBe('watching')
    expect(walk(110)(world)).toEqual([])
    expect(walk(90)(world)).toHaveLength(1)
  })

  test('can’t be saved if its line doesn’t exist or if it covers several coins', async () => {
    const world = alertWorld()
    const wrong = async (changes: object) =>
      (
        await world.service.preview({
          id: null,
          draft: AlertDraft.parse({ coin: 'BTC', anyOf: [[drawn('touches', 'horizontal')]], ...changes })
        })
      ).wrong?.code
    expect(await wrong({})).toBe('drawing-gone')
    world.world.drawings = [level(100)]
    expect(await wrong({})).toBeUndefined()
    expect(await wrong({ coin: null, scope: { kind: 'watched' } })).toBe('scope-misfit')
  })

  test('warns that the line has ended before the alert is saved', async () => {
    const world = alertWorld()
    world.world.drawings = [{ ...rising, reach: 'segment' }]
    world.clock.advance(hour)
    const draft = AlertDraft.parse({ coin: 'BTC', anyOf: [[drawn('touches', 'trend')]] })
    const { remarks } = await world.service.preview({ id: null, draft })
    expect(remarks).toEqual([{ code: 'line-ended' }])
  })
})

describe('changes to drawings', () => {
  test('changes are reported for moved, added and removed drawings, but not for a new style', () => {
    const lines = new DrawnLines(() => [level(1), { ...level(2), id: 'other' }])
    const changed = (...drawings: readonly Drawing[]) => [...lines.update({ coin: 'BTC', drawings })]
    expect(changed({ ...level(1), hue: 3, dash: 'dotted' }, { ...level(3), id: 'other' })).toEqual(['other'])
    expect(changed(level(1))).toEqual(['other'])
    expect(changed(level(1), { ...level(3), id: 'new' })).toEqual(['new'])
    expect(lines.drawing('BTC', 'line')).toEqual(level(1))
  })
})
