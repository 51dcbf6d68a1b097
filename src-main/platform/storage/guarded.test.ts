import { expect, test } from 'vitest'
import { enhance, DatabaseSync } from '@photostructure/sqlite'
import { guarded } from './guarded'

function opened() {
  const asked: string[] = []
  const database = enhance(new DatabaseSync(':memory:'))
  guarded(database, {
    attempt: (sql, work) => {
      asked.push(sql)
      return work()
    },
    close: () => undefined
  })
  database.exec('CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT)')
  asked.length = 0
  return { database, asked }
}
const insert = 'INSERT INTO fact (name, value) VALUES (?, ?)'

test('prepares a statement once and guards every run', () => {
  const { database, asked } = opened()
  for (const name of ['a', 'b', 'c']) database.prepare(insert).run(name, name)
  expect(asked).toEqual(['', insert, insert, insert])
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
  const { database, asked } = opened()
  for (let number = 0; number < 500; number++) database.prepare(`SELECT ${number} AS number`).get()
  asked.length = 0
  expect(database.prepare('SELECT 499 AS number').get()).toEqual({ number: 499 })
  expect(asked).toEqual(['SELECT 499 AS number'])
  asked.length = 0
  expect(database.prepare('SELECT 0 AS number').get()).toEqual({ number: 0 })
  expect(asked).toEqual(['', 'SELECT 0 AS number'])
})
