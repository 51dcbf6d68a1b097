import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hide } from '../log/redaction'
import { tempFolder } from '../storage/temp-storage.fixture'
import { CrashFile, crashPath, type Crash } from './crash-file'

const crash = (error: unknown, at = 1): Crash => ({
  at,
  process: 'main',
  versions: { app: '0.1.0', electron: '45', chromium: '140', node: '24' },
  error
})

test('offers a crash at the next start with its time, versions and stack', () => {
  const path = crashPath(join(tempFolder(), 'logs'))
  new CrashFile(path).note(crash(new Error('broken'), 5))
  const [stored, ...rest] = new CrashFile(path).all()
  expect(rest).toEqual([])
  expect(stored).toMatchObject({
    at: 5,
    process: 'main',
    times: 1,
    versions: { app: '0.1.0', electron: '45' }
  })
  expect(stored?.stack).toMatch(/^Error: broken\n {4}at .*crash-file\.test/)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('writes no API key to the crash file', () => {
  const path = crashPath(tempFolder())
  hide('canary-91be-key')
  new CrashFile(path).note(crash(new Error('sent canary-91be-key', { cause: 'Bearer abcdef12' })))
  expect(readFileSync(path, 'utf8')).not.toMatch(/canary-91be-key|abcdef12/)
})

test('stores a repeated crash once, with a count', () => {
  const file = new CrashFile(crashPath(tempFolder()))
  for (let at = 1; at <= 1_000; at++) file.note(crash('again and again', at))
  expect(file.all()).toHaveLength(1)
  expect(file.all()[0]?.times).toBe(512)
  for (let at = 1; at <= 30; at++) file.note(crash(`other ${at}`, 2_000 + at))
  expect(file.all().map(({ stack }) => stack)).toEqual(
    Array.from({ length: 10 }, (_, index) => `other ${30 - index}`)
  )
})

test('removes dismissed crashes, but no crash that occurred since', () => {
  const path = crashPath(tempFolder())
  new CrashFile(path).note(crash('old', 1))
  new CrashFile(path).note(crash('both', 2))
  const next = new CrashFile(path)
  const offered = next.all()
  next.note(crash('both', 9))
  next.note(crash('new', 10))
  next.remove(offered)
  expect(next.all().map(({ stack, at }) => [stack, at])).toEqual([
    ['new', 10],
    ['both', 9]
  ])
})

test.each([
  '',
  'nonsense',
  '{}',
  '[1,null,{"at":1}]',
  '[{"at":1,"process":"main","stack":"x","times":1,"versions":{}}]'
])('ignores a file that contains %j, and stores the next crash', text => {
  const path = crashPath(tempFolder())
  writeFileSync(path, text)
  const file = new CrashFile(path)
  expect(file.all()).toEqual([])
  file.note(crash('x'))
  expect(file.all()).toHaveLength(1)
})

test.runIf(process.platform === 'linux')('keeps earlier crashes if a new one doesn’t fit on the disk', () => {
  const path = crashPath(tempFolder())
  const file = new CrashFile(path)
  file.note(crash('kept'))
  symlinkSync('/dev/full', `${path}.new`)
  expect(() => file.note(crash('lost'))).not.toThrow()
  expect(file.all().map(({ stack }) => stack)).toEqual(['kept'])
})
