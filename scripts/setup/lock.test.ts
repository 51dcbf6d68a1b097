import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

const hasFlock = spawnSync('flock', ['--version']).status === 0

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'below/lock')
}

test('runs one task at a time, even after a failure', async () => {
  const file = lockFile()
  const order: string[] = []
  const work = (name: string) => async (): Promise<void> => {
    order.push(`${name} begins`)
    await new Promise(resolve => setImmediate(resolve))
    order.push(`${name} ends`)
    if (name === 'first') throw new Error('on purpose')
  }
  const results = await Promise.allSettled([withLock(file, work('first')), withLock(file, work('second'))])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(order).toHaveLength(4)
  if (hasFlock) expect(order[1]).toBe(order[0]?.replace('begins', 'ends'))
})

test('a killed process releases its lock', async () => {
  const file = lockFile()
  const lock = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href
  const code = `import { withLock } from ${JSON.stringify(lock)}
    await withLock(${JSON.stringify(file)}, async () => { console.log('held'); await new Promise(r => setTimeout(r, 60000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  await new Promise(resolve => holder.stdout.once('data', resolve))
  holder.kill('SIGKILL')
  expect(await withLock(file, () => Promise.resolve('mine now'))).toBe('mine now')
})
