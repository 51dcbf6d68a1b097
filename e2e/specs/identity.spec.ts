import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endBareStart, rootOptions, runtime } from '../candlewick-app'
import { expect, test } from '../fixtures'

const project = join(import.meta.dirname, '../..')

test('a checkout keeps to a folder of its own, and leaves that of a release alone', async ({ desktop }) => {
  const folder = join(desktop.env['XDG_CONFIG_HOME'] ?? '', 'identity')
  const release = join(folder, 'Candlewick')
  mkdirSync(release, { recursive: true })
  writeFileSync(join(release, 'kept'), '')
  const child = spawn(runtime(), [...rootOptions(), project], {
    env: { ...process.env, ...desktop.env, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
    detached: true
  })
  const own = join(folder, 'Candlewick Checkout')
  await expect.poll(() => existsSync(join(own, 'data/app.db'))).toBe(true)
  await expect.poll(() => existsSync(join(own, 'logs'))).toBe(true)
  expect(readdirSync(own)).toContain('SingletonLock')
  expect(readdirSync(release)).toEqual(['kept'])
  endBareStart(child)
})
