import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { m } from '../../../src-shared/messages/m'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { credentialName } from './given-key'
import { systemUnit, userUnit } from './service-unit'
import { commanded } from './watched-folder.fixture'

/** Returns what systemd prints about a unit, because its exit code is 0 even if it ignores a line. */
function verified(text: string, ...scope: readonly string[]): string {
  const folder = tempFolder()
  const path = join(folder, 'candlewick-test.service')
  writeFileSync(path, text)
  const env = { ...process.env, XDG_RUNTIME_DIR: folder }
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...scope, '--man=no', path], {
    env,
    encoding: 'utf8'
  })
  return `${status}${stdout}${stderr}`
}

function oddProgram(): readonly string[] {
  const program = join(tempFolder(), 'odd $HOME %h (name)')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return [program, '--user-data-dir=/tmp/100% ${x} a\\b "c"', 'watch']
}

test('writes units that systemd accepts, also with unusual paths', () => {
  for (const command of [['/bin/sh', 'watch'], oddProgram()]) {
    expect(verified(userUnit(command), '--user')).toBe('0')
    expect(verified(systemUnit({ command, unit: 'candlewick' }))).toBe('0')
  }
  expect(userUnit(oddProgram())).toContain('=/tmp/100%% ${x} a\\\\b \\"c\\"" "watch"')
  expect(verified(userUnit(['/does/not/exist']), '--user')).toContain('/does/not/exist')
})

test('removes the user’s unit even if it was enabled', async () => {
  const home = tempFolder()
  vi.stubEnv('XDG_CONFIG_HOME', home)
  const path = join(home, 'systemd/user/candlewick-test.service')
  const unit = 'candlewick-test'
  const installed = { code: 0, output: m.watcher.unit.installed({ path, unit }) }
  expect(await commanded(home, 'watch', '--install')).toEqual(installed)
  expect(await commanded(home, 'watch', '--install')).toEqual(installed)
  expect(verified(readFileSync(path, 'utf8'), '--user')).toBe('0')
  const enabled = join(home, 'systemd/user/default.target.wants')
  mkdirSync(enabled)
  symlinkSync(path, join(enabled, 'candlewick-test.service'))
  const removed = { code: 0, output: m.watcher.unit.removed({ path, unit }) }
  expect(await commanded(home, 'watch', '--uninstall')).toEqual(removed)
  expect([existsSync(path), existsSync(join(enabled, 'candlewick-test.service'))]).toEqual([false, false])
})

test('prints a system unit that reads the key from an encrypted credential', async () => {
  const { code, output } = await commanded(tempFolder(), 'watch', '--system-unit')
  expect(code).toBe(0)
  expect(verified(output)).toBe('0')
  const [, name = '', path] = /^LoadCredentialEncrypted=(.*):(.*)$/m.exec(output) ?? []
  expect([name, path]).toEqual([credentialName, '/etc/credstore.encrypted/candlewick-test'])
})
