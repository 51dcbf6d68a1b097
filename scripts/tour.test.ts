import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/places.mjs'

const tour = readFileSync(join(root, 'docs/tour.md'), 'utf8')
const stops = [...tour.matchAll(/^\d+\. `([^`]+)` · `([^`]+)`/gm)].map(([, file = '', name = '']) => ({
  file,
  name
}))

test('every stop of the tour names an existing file and an identifier in that file', () => {
  expect(stops.length).toBeGreaterThan(40)
  const gone = stops.filter(({ file, name }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
  })
  expect(gone).toEqual([])
})

test('the tour states the correct number of files for each of its lists', () => {
  const counts = tour.matchAll(/^\| \[[^\]]+\]\(#(\w+)\) *\| *(\d+)/gm)
  const stated = Object.fromEntries([...counts].map(([, way, count]) => [way, Number(count)]))
  const sections = tour.split(/^## /m).slice(1)
  const listed = sections.map(section => {
    const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
    return [section.split('\n', 1)[0]?.toLowerCase(), new Set(files).size]
  })
  expect(Object.fromEntries(listed)).toEqual(stated)
})
