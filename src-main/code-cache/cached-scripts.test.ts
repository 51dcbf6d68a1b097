import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../storage/temp-storage.fixture'
import { CachedScripts } from './cached-scripts'

const require = createRequire(import.meta.url)
// V8 remembers in memory what it compiled in this process, and would not even look at a file: a start has no such memory.
beforeAll(() => setFlagsFromString('--no-compilation-cache'))
afterAll(() => setFlagsFromString('--compilation-cache'))

let folder = ''
let cache = ''
beforeEach(() => {
  folder = tempFolder()
  cache = join(folder, 'cache')
})

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const program = 'exports.answer = () => { const half = 0x5eed21; return half + half }'
const answer = 2 * 0x5eed21
/** The number as it stands in the code that V8 made of it. */
const inCode = Buffer.from([0x21, 0xed, 0x5e, 0x00])

/** What a start with this cache loads of a script, having told the next one of it. */
function started(path: string): { answer: () => unknown } {
  const scripts = new CachedScripts(cache, require)
  const loaded = scripts.load(path) as { answer: () => unknown }
  loaded.answer()
  scripts.keep()
  return loaded
}
const kept = (): readonly string[] => readdirSync(cache)

test('scripts are given what require gives them, and each runs once', () => {
  write('part.cjs', 'globalThis.runs = (globalThis.runs ?? 0) + 1; exports.sep = require("node:path").sep')
  const path = write(
    'program.cjs',
    `const part = require('./part.cjs')
    module.exports = [part.sep, require('./part.cjs') === part, globalThis.runs, __filename, __dirname, this === exports]`
  )
  expect(new CachedScripts(cache, require).load(path)).toEqual(['/', true, 1, path, folder, true])
})

test('what one start compiled the next one takes, and has nothing to keep itself', () => {
  const path = write('program.cjs', program)
  started(path)
  const before = readFileSync(join(cache, 'program.cjs'))
  const wasMade = statSync(join(cache, 'program.cjs')).ino
  expect(started(path).answer()).toBe(answer)
  expect(statSync(join(cache, 'program.cjs')).ino).toBe(wasMade)
  expect(readFileSync(join(cache, 'program.cjs'))).toEqual(before)
})

test('a script that was changed is compiled anew, also where it is as long as before', () => {
  const path = write('program.cjs', program)
  started(path)
  write('program.cjs', program.replace('21', '34'))
  expect(started(path).answer()).toBe(2 * 0x5eed34)
  expect(started(path).answer()).toBe(2 * 0x5eed34)
})

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, file.length / 2)],
  [
    'changed in one place',
    (file: Buffer) => Buffer.from(file).fill(7, file.indexOf(inCode), file.indexOf(inCode) + 1)
  ],
  ['empty', () => Buffer.alloc(0)]
])('a file of the cache that is %s is not believed, and made anew', (_how, damage) => {
  const path = write('program.cjs', program)
  started(path)
  const file = join(cache, 'program.cjs')
  const sound = readFileSync(file)
  expect(sound.indexOf(inCode)).toBeGreaterThan(0)
  writeFileSync(file, damage(sound))
  expect(started(path).answer()).toBe(answer)
  expect(readFileSync(file).length).toBe(sound.length)
})

test('what an earlier version left is forgotten once this one keeps its own', () => {
  started(write('program-old.cjs', program))
  started(write('program-new.cjs', program))
  expect(kept()).toEqual(['program-new.cjs'])
})

test('nobody else can read or write what is kept', () => {
  started(write('program.cjs', program))
  expect(statSync(cache).mode & 0o077).toBe(0)
  expect(statSync(join(cache, 'program.cjs')).mode & 0o077).toBe(0)
})

test('without a place for it the program runs all the same', () => {
  writeFileSync(cache, 'a file where the folder should be')
  const path = write('program.cjs', program)
  expect(started(path).answer()).toBe(answer)
  expect(started(path).answer()).toBe(answer)
})

test('a mistake in a script is thrown at whoever loads it', () => {
  const path = write('program.cjs', 'throw new Error("no")')
  expect(() => new CachedScripts(cache, require).load(path)).toThrow('no')
})
