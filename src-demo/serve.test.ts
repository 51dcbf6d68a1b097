import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { BadOption, serveOptions } from './serve-options'
import { cleanKey, shortestKey } from '../src-main/service/api/key'

const root = resolve(import.meta.dirname, '..')
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

interface Ran {
  readonly child: ChildProcess
  readonly firstLine: Promise<string>
  readonly ended: Promise<{ code: number | null; out: string; err: string }>
}

function run(...options: string[]): Ran {
  const child = spawn(process.execPath, ['scripts/service.mjs', ...options], { cwd: root })
  running.add(child)
  let out = ''
  let err = ''
  child.stderr.on('data', text => (err += String(text)))
  const firstLine = new Promise<string>(found =>
    child.stdout.on('data', text => {
      out += String(text)
      if (out.includes('\n')) found(out.split('\n')[0] ?? '')
    })
  )
  const ended = new Promise<{ code: number | null; out: string; err: string }>(found =>
    child.on('close', code => found({ code, out, err }))
  )
  return { child, firstLine, ended }
}

describe('the standalone service', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints one line, responds to calls and exits with 0 on ${signal}`, async () => {
      const { child, firstLine, ended } = run('--key', 'key-of-mine', '--quota', '500', '--seed', '3')
      const address = /^listening on (http:\/\/127\.0\.0\.1:\d+) key key-of-mine$/.exec(await firstLine)?.[1]
      const headers = { authorization: 'Bearer key-of-mine' }
      const answer = await fetch(`${String(address)}/api/v1/getData?symbol=BTC`, { headers })
      expect([answer.status, answer.headers.get('x-quota-limit')]).toEqual([200, '500'])
      child.kill(signal)
      const { code, out, err } = await ended
      expect([code, out.split('\n').length, err]).toEqual([0, 2, ''])
    }, 30_000)
  }

  it('returns the same history after a restart', async () => {
    const output = async (): Promise<string> => {
      const { child, firstLine, ended } = run('--key', 'key-of-mine', '--seed', '3')
      const address = String(/http:\S+/.exec(await firstLine)?.[0])
      const headers = { authorization: 'Bearer key-of-mine' }
      const call = `${address}/api/v1/getHistory?symbol=BTC+ETH+PEPE&date=2026-02-17`
      const text = await (await fetch(call, { headers })).text()
      child.kill('SIGTERM')
      await ended
      return text
    }
    const first = await output()
    expect(first).toContain('2026-02-17 23:59:59')
    expect(await output()).toBe(first)
  }, 30_000)

  it('explains an invalid option on stderr and exits with 2', async () => {
    const { code, out, err } = await run('--port', '70000').ended
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('--port must be a whole number from 1 to 65535, not "70000".')
    expect(err).not.toMatch(/\n\s+at /)
  }, 30_000)
})

describe('options', () => {
  it('parses the command-line options', () => {
    const values = ['--port', '4100', '--key', 'key-of-mine', '--quota', '9', '--rate', '30', '--seed', '12']
    values.push('--dialect', '4', '--coins', '2000')
    const read = {
      port: 4100,
      key: 'key-of-mine',
      quotaLimit: 9,
      rateLimitPerMinute: 30,
      seed: 12,
      coins: 2000,
      dialect: 4
    }
    expect(serveOptions(values)).toEqual(read)
    expect(serveOptions([])).toEqual({})
  })

  const bad: readonly (readonly [readonly string[], RegExp])[] = [
    [['--port', '0'], /--port/],
    [['--port', 'x'], /--port/],
    [['--port'], /port/],
    [['--key', ''], /--key/],
    [['--key', 'key of mine'], /--key/],
    [['--key', 'sevench'], /--key must have 8 to 200 letters, digits or signs/],
    [['--quota', '-1'], /quota/],
    [['--rate', '0'], /--rate/],
    [['--seed', '1.5'], /--seed/],
    [['--coins', '0'], /--coins must be a whole number from 1 to 5000/],
    [['--dialect', '8'], /--dialect must be a whole number from 0 to 7/],
    [['--nonsense'], /nonsense/],
    [['stray'], /stray/]
  ]
  it('only accepts keys that Candlewick can send', () => {
    const printable = Array.from({ length: 0x7f - 0x21 }, (_, code) => String.fromCharCode(0x21 + code)).join(
      ''
    )
    const keys = [1, 2, shortestKey - 1, shortestKey, 9, 200].map(length => 'k'.repeat(length))
    for (const key of [...keys, printable]) {
      const isAccepted = cleanKey(key).ok
      expect(isAccepted, key).toBe(key.length >= shortestKey)
      if (isAccepted) expect(serveOptions([`--key=${key}`])).toEqual({ key })
      else expect(() => serveOptions([`--key=${key}`]), key).toThrow(BadOption)
    }
  })

  for (const [values, reason] of bad) {
    it(`rejects the options ${values.join(' ')}`, () => {
      expect(() => serveOptions(values)).toThrow(reason)
    })
  }
})
