import { expect, test } from 'vitest'
import { enhance, DatabaseSync } from '@photostructure/sqlite'
import { guarded } from './guarded'

function opened() {
  const attempted: string[] = []
  const database = enhance(new DatabaseSync(':memory:'))
  guarded(database, {
    attempt: (sql, work) => {
      attempted.push(sql)
      return work()
    },
    close: () => undefined
  })
  database.exec('CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT)')
  attempted.length = 0
  return { database, attempted }
}
const insert = 'INSERT INTO fact (name, value) VALUES (?, ?)'

test('prepares a statement once and guards every run', () => {
  const { database, attempted } = opened()
  for (const name of ['a', 'b', 'c']) database.prepare(insert).run(name, name)
  expect(attempted).toEqual(['', insert, insert, insert])
  expect(database.prepare('SELECT name FROM fact').all()).toHaveLength(3)
})

test('runs a statement again after it failed', () => {
  const { database } = opened()
  database.prepare(insert).run('a', 'first')
  expect(() => database.prepare(insert).run('a', 'second')).toThrow(/UNIQUE/)
  database.prepare(insert).run('b', 'third')
  expect(database.prepare('SELECT value FROM fact ORDER BY name').all()).toEqual([
    { value: 'first' },
    { value: 'third' }
  ])
})

test('keeps a limited number of prepared statements', () => {
  const { database, attempted } = opened()
  for (let number = 0; number < 500; number++) database.prepare(`SELECT ${number} AS number`).get()
  attempted.length = 0
  expect(database.prepare('SELECT 499 AS number').get()).toEqual({ number: 499 })
  expect(attempted).toEqual(['SELECT 499 AS number'])
  attempted.length = 0
  expect(database.prepare('SELECT 0 AS number').get()).toEqual({ number: 0 })
  expect(attempted).toEqual(['', 'SELECT 0 AS number'])
})
