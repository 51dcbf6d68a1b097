import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const askers = ['src-main', 'src-renderer'].map(folder => join(import.meta.dirname, '../..', folder))
const branches = /\bcondition\.kind\b|\bform\.kind [!=]==|\bRecord<ConditionKind|<AlertCondition\['kind'\]>/

test('only the definitions of conditions contain code that depends on a condition’s kind', () => {
  const sources = askers.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|svelte)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
      .map(name => join(folder, name))
  )
  expect(sources.length).toBeGreaterThan(300)
  const asking = sources.filter(path => branches.test(readFileSync(path, 'utf8')))
  expect(asking).toEqual([])
})
