import { expect, test } from 'vitest'
import { openCache } from '../../platform/storage/temp-storage.fixture'
import { AnsweredTurns } from './answered-turns'

test('writes a turn only if the feature hasn’t stored its time, or forgets it', () => {
  const database = openCache()
  const changes = (): unknown => database.prepare('SELECT total_changes() AS changes').get()
  const afterRestart = (key: string): number | null => new AnsweredTurns(database).at(key, null)
  const turns = new AnsweredTurns(database)

  const before = changes()
  turns.note('quotes', 1_000)
  turns.note('news', 900)
  expect([turns.at('quotes', 1_000), turns.at('news', 900)]).toEqual([1_000, 900])
  expect(changes()).toEqual(before)

  turns.note('fearGreed', 1_100)
  expect(turns.at('fearGreed', null)).toBe(1_100)
  expect(afterRestart('fearGreed')).toBe(1_100)

  turns.note('quotes', 2_000)
  expect(turns.at('quotes', 2_000)).toBe(2_000)
  expect(afterRestart('quotes')).toBe(1_000)
  expect(turns.at('quotes', 1_500)).toBe(2_000)
  expect(afterRestart('quotes')).toBe(2_000)

  turns.note('quotes', 3_000)
  turns.write()
  expect(afterRestart('quotes')).toBe(3_000)
})
