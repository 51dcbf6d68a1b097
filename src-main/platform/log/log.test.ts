import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectError } from '../../../src-shared/logged-errors.fixture'
import { tempFolder } from '../storage/temp-storage.fixture'
import { log, logText } from './log'
import { LogFile } from './log-file'
import { hide, redact } from './redaction'

const logFolder = (): string => join(tempFolder(), 'logs')

const newest = (folder: string): string => readFileSync(join(folder, 'candlewick.log'), 'utf8')

describe('the log on disk', () => {
  test('the log is readable only by the user, even if an older file was readable by everyone', () => {
    const folder = logFolder()
    new LogFile(folder).write('one')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    chmodSync(join(folder, 'candlewick.log'), 0o644)
    new LogFile(folder).write('two')
    expect(statSync(join(folder, 'candlewick.log')).mode & 0o777).toBe(0o600)
    expect(newest(folder)).toBe('one\ntwo\n')
  })

  test('the log has at most five files of a megabyte and drops the oldest lines', () => {
    const folder = logFolder()
    const file = new LogFile(folder)
    for (let line = 0; line < 900; line++) file.write(`${line} ${'x'.repeat(8_000)}`)
    const names = readdirSync(folder).sort()
    expect(names).toEqual([
      'candlewick.1.log',
      'candlewick.2.log',
      'candlewick.3.log',
      'candlewick.4.log',
      'candlewick.log'
    ])
    for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_000_000)
    expect(newest(folder)).toMatch(/\n899 x+\n$/)
    expect(names.map(name => readFileSync(join(folder, name), 'utf8')).join('')).not.toMatch(/^0 x/m)
    expect(file.tail(20).map(line => line.split(' ')[0])).toEqual(
      Array.from({ length: 7 }, (_, index) => `${893 + index}`)
    )
  })

  test('returns the last lines across two files', () => {
    const folder = logFolder()
    const file = new LogFile(folder)
    for (const line of ['a', 'b', 'x'.repeat(999_990), 'c']) file.write(line)
    expect(file.tail(2)).toEqual(['c'])
    file.write('d')
    expect(file.tail(2)).toEqual(['c', 'd'])
    expect(new LogFile(logFolder()).tail(5)).toEqual([])
  })

  test.runIf(process.platform === 'linux')('the log counts the lines that don’t fit on a full disk', () => {
    const folder = logFolder()
    mkdirSync(folder)
    symlinkSync('/dev/full', join(folder, 'candlewick.log'))
    const file = new LogFile(folder)
    for (const line of ['one', 'two', 'three']) expect(() => file.write(line)).not.toThrow()
    rmSync(join(folder, 'candlewick.log'))
    file.write('four')
    expect(newest(folder)).toBe("\n(3 entries couldn't be written)\nfour\n")
  })

  test('ignores a log folder that it can’t write to', () => {
    const folder = logFolder()
    writeFileSync(folder, 'a file where the folder should be')
    expect(() => new LogFile(folder).write('one')).not.toThrow()
    expect(new LogFile(folder).tail(3)).toEqual([])
  })

  test('the log stops growing if its file can’t be rotated', () => {
    const folder = logFolder()
    mkdirSync(join(folder, 'candlewick.1.log', 'taken'), { recursive: true })
    const file = new LogFile(folder)
    for (let line = 0; line < 400; line++) file.write('x'.repeat(8_000))
    expect(statSync(join(folder, 'candlewick.log')).size).toBeLessThanOrEqual(1_000_000)
  })
})

describe('a line', () => {
  test('a log line has time, level, place and message with stack and causes', () => {
    expectError(/error market\.board: Error: outer/)
    const folder = logFolder()
    log.keepIn(folder)
    log.info('Started.', 'start')
    log.error(new Error('outer', { cause: new TypeError('inner') }), 'market.board')
    const [started, failed, ...rest] = newest(folder).trimEnd().split('\n')
    expect(started).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info start: Started\.$/)
    expect(failed).toMatch(/Z error market\.board: Error: outer$/)
    expect(rest.join('\n')).toMatch(/^ {4}at .*log\.test[\s\S]*\n {4}caused by TypeError: inner\n/)
    expect(rest.every(line => line.startsWith('    '))).toBe(true)
  })

  test('a log line has indented continuation lines and no terminal control characters', () => {
    expect(logText('x\n2026-01-01T00:00:00.000Z error a: b')).toBe(
      'x\n    2026-01-01T00:00:00.000Z error a: b'
    )
    expect(logText('a\u001b[2Jb\u0000c\u202ed\r\ne')).toBe('a[2Jbcd\n    e')
  })

  test('a log line hides the home folder in paths', () => {
    expect(logText(`at ${join(homedir(), 'candlewick/out/main/index.js')}:1:2`)).toBe(
      `at ${join('~', 'candlewick/out/main/index.js')}:1:2`
    )
  })

  test('a log line shortens a long error', () => {
    expect(logText(new Error('x'.repeat(5_000_000))).length).toBeLessThan(8_100)
  })

  test.each([
    [undefined],
    [null],
    [Symbol('x')],
    [10n],
    [Object.create(null)],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no')
          }
        }
      )
    ],
    [
      (() => {
        const loop: unknown[] = []
        loop.push(loop)
        return loop
      })()
    ]
  ])('a log line can contain any thrown value: %#', what => {
    expect(typeof logText(what)).toBe('string')
  })
})

describe('a key', () => {
  const key = 'ck_live/9+Zq "ü7~x'
  const bytes = Buffer.from(key)
  hide(key)

  test.each([
    ['as it is', `refused: ${key}!`],
    ['in an address', `https://api.example/v1?k=${encodeURIComponent(key)}&x=1`],
    ['in a form', new URLSearchParams({ k: key }).toString()],
    ['in JSON', JSON.stringify({ text: key })],
    ['in hexadecimal', bytes.toString('hex')],
    ['in base64', bytes.toString('base64')],
    ['in base64 behind a name', Buffer.from(`u:${key}`).toString('base64')],
    ['in base64 inside a longer text', Buffer.from(`user:${key}:more`).toString('base64url')],
    ['in UTF-16', Buffer.from(key, 'utf16le').toString('latin1')],
    ['in an error’s message, whose stack repeats it', new Error(`no ${key}`)],
    ['in a cause', new Error('x', { cause: new Error(key) })],
    ['in a thrown object', { deep: { key } }]
  ])('a key in the log is redacted %s', (_how, what) => {
    const text = logText(what)
    expect(text).toContain('[hidden]')
    for (const part of ['9+Zq', '9%2BZq', '~x', Buffer.from('e/9+Zq').toString('hex')])
      expect(text).not.toContain(part)
  })

  test('a key in the log is redacted in any alphabet, as plain text, JSON, base64 or hexadecimal', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 80 }).filter(text => /[A-Za-z0-9]{8}/.test(text)),
        fc.string({ maxLength: 5 }),
        (secret, before) => {
          hide(secret)
          const around = Buffer.from(`${before}${secret}${before}`)
          const lines = [
            secret,
            JSON.stringify(secret),
            around.toString('base64'),
            around.toString('hex')
          ].join(' ')
          const left = redact(lines)
          expect(left).not.toContain(secret)
          expect(left).not.toContain(Buffer.from(secret).toString('hex'))
        }
      ),
      { numRuns: 200 }
    )
  })

  test('a key in the log is redacted if the text before it names a key', () => {
    for (const text of [
      'Authorization: Bearer abc.DEF-123',
      '{"apiKey":"abc.DEF-123"}',
      'x-api-key: abc.DEF-123',
      'GET /v1?api_key=abc.DEF-123&coin=BTC',
      'https://me:abc.DEF-123@example.com/'
    ]) {
      expect(redact(text), text).not.toContain('abc.DEF-123')
    }
    expect(redact('GET /v1?api_key=abc&coin=BTC')).toContain('coin=BTC')
    expect(redact('The token has no room. keyboard: open')).toBe('The token has no room. keyboard: open')
  })
})

test('logging continues after standard error is closed', () => {
  const script = join(dirname(logFolder()), 'child.ts')
  writeFileSync(
    script,
    `import { log } from ${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'log.ts')).href)}
     process.on('uncaughtException', error => log.error(error, 'uncaught'))
     setTimeout(() => { for (let n = 0; n < 50; n++) log.error('x'.repeat(5000), 'test') }, 200)
     setTimeout(() => { require('node:fs').writeFileSync(process.argv[2], 'alive'); process.exit(0) }, 1500)`
  )
  const sign = join(dirname(script), 'alive')
  const tsx = resolve(import.meta.dirname, '../../../node_modules/tsx/dist/cli.mjs')
  spawnSync('sh', [
    '-c',
    `"$0" "$1" "$2" "$3" 2>&1 >/dev/null | head -c 1 >/dev/null`,
    process.execPath,
    tsx,
    script,
    sign
  ])
  expect(existsSync(sign)).toBe(true)
})
