import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApp, openState, tempFolder } from '../storage/temp-storage.fixture'
import { isSameView, keepView, takeView } from './kept-view'

const page = '<html><script src="index-1a2b.js"></script></html>'
const view = '{"market.board":{"ok":true,"answer":{"name":"</script>"}}}'

/** A data folder as a run that has ended leaves it: with a database at the top, and one of a service. */
function leftFolder(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'demo'))
  openApp(folder).close()
  openState(join(folder, 'demo')).close()
  return folder
}

const fileOf = (folder: string): string => join(folder, 'first-view.json')

test('what was kept is there for one start, and for its owner alone', () => {
  const folder = leftFolder()
  keepView(folder, page, view)
  expect(statSync(fileOf(folder)).mode & 0o777).toBe(0o600)
  expect(takeView(folder, page)).toBe(view)
  expect([takeView(folder, page), existsSync(fileOf(folder))]).toEqual([null, false])
})

test('a page that was built anew draws nothing of before', () => {
  const folder = leftFolder()
  keepView(folder, page, view)
  expect(takeView(folder, page.replace('1a2b', '3c4d'))).toBeNull()
})

test.each<[string, (folder: string) => void]>([
  [
    'was written to',
    folder => {
      const database = openState(join(folder, 'demo'))
      database.exec("INSERT INTO fact (name, value) VALUES ('planted', '1')")
      database.close()
    }
  ],
  ['is open', folder => void openState(join(folder, 'demo'))],
  ['is gone', folder => rmSync(join(folder, 'demo/state.db'))],
  [
    'was put in the place of another of the same size',
    folder => {
      const path = join(folder, 'app.db')
      const content = readFileSync(path)
      rmSync(path)
      writeFileSync(path, content)
    }
  ],
  ['came', folder => void openState(folder).close()]
])('nothing is drawn of before once a database %s', (_, change) => {
  const folder = leftFolder()
  keepView(folder, page, view)
  change(folder)
  expect(takeView(folder, page)).toBeNull()
})

test('nothing is kept while a database is open', () => {
  const folder = leftFolder()
  openState(join(folder, 'demo')).exec("INSERT INTO fact (name, value) VALUES ('planted', '1')")
  expect(() => keepView(folder, page, view)).toThrow('open')
  expect(takeView(folder, page)).toBeNull()
})

test('a file that holds anything else is none, and is not looked at again', () => {
  const folder = leftFolder()
  keepView(folder, page, view)
  const good = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Record<string, unknown>
  const texts = [{ ...good, view: '<script>' }, { ...good, view: 7 }, { ...good, view: null }, [good], null]
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...texts.map(text => JSON.stringify(text))), fc.string()), text => {
      writeFileSync(fileOf(folder), text)
      expect(takeView(folder, page)).toBeNull()
      expect(existsSync(fileOf(folder))).toBe(false)
    })
  )
})

test('two views are the same when they say the same, in whatever order', () => {
  expect(isSameView('{"a":{"x":1,"y":[1,2]},"b":2}', '{"b":2,"a":{"y":[1,2],"x":1}}')).toBe(true)
  for (const other of ['{"a":1}', '{"a":1,"b":3}', '{"a":1,"b":2,"c":3}', '{'])
    expect(isSameView('{"a":1,"b":2}', other)).toBe(false)
})
