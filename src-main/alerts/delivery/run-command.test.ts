import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { runCommand } from './run-command'

const sh = '/bin/sh'
const run = (program: string, args: readonly string[], seconds = 10, body = 'the message') =>
  runCommand({ by: 'command', program, args, seconds, body }).done

test('passes the arguments unchanged and the message on standard input', async () => {
  const file = join(tempFolder(), 'got it')
  const script = 'printf "%s|" "$@" > "$0"; cat >> "$0"'
  const outcome = await run(sh, ['-c', script, file, '$(touch /tmp/never)', 'two words', ''])
  expect(outcome).toEqual({ state: 'delivered' })
  expect(readFileSync(file, 'utf8')).toBe('$(touch /tmp/never)|two words||the message')
})

test('reports how the program ended', async () => {
  expect(await run(sh, ['-c', 'exit 3'])).toEqual({ state: 'failed', reason: { code: 'exit', status: 3 } })
  expect(await run(sh, ['-c', 'kill -TERM $$'])).toEqual({
    state: 'unknown',
    reason: { code: 'ended', detail: 'SIGTERM' }
  })
  expect(await run('/no/such/program', [])).toEqual({
    state: 'failed',
    reason: { code: 'program-failed', detail: 'ENOENT' }
  })
  expect(await run('/', [])).toMatchObject({ state: 'failed', reason: { code: 'program-failed' } })
  expect(await run('/bin/true', ['a'.repeat(3_000_000)])).toMatchObject({
    state: 'failed',
    reason: { code: 'program-failed', detail: 'E2BIG' }
  })
})

test('accepts a program that exits without reading a long message', async () => {
  expect(await run('/bin/true', [], 10, 'x'.repeat(1_000_000))).toEqual({ state: 'delivered' })
})

test('kills a program that hangs, and its children', async () => {
  const folder = tempFolder()
  const script = `sleep 100 & echo $! > "$0/started"; trap '' TERM; while :; do sleep 1; done`
  expect(await run(sh, ['-c', script, folder], 1)).toEqual({
    state: 'unknown',
    reason: { code: 'time-limit', seconds: 1 }
  })
  const started = readFileSync(join(folder, 'started'), 'utf8').trim()
  const runs = (): boolean =>
    existsSync(`/proc/${started}/stat`) && !/\) Z/.test(readFileSync(`/proc/${started}/stat`, 'utf8'))
  await expect.poll(runs).toBe(false)
})
