import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asNobody } from './as-nobody.fixture'
import { tempFolder } from './temp-storage.fixture'
import { lockFailure } from './lock-failure'
import { startFailure } from '../faults/start-failure'

const lockedBy = (folder: string, pid: number): void =>
  symlinkSync(`host-${pid}`, join(folder, 'SingletonLock'))
const gone = (): number => spawnSync('true').pid

test('returns null if a running process has the lock', async () => {
  const folder = tempFolder()
  lockedBy(folder, process.pid)
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o700))
  expect(await asNobody(() => lockFailure(folder, 0))).toBeNull()
})

test.each([
  ['nobody has it', () => undefined],
  ['a previous start was killed and left it', (folder: string) => lockedBy(folder, gone())]
])('reports a folder in which no lock can be created: %s', async (_, leave) => {
  const folder = tempFolder()
  leave(folder)
  chmodSync(folder, 0o555)
  onTestFinished(() => chmodSync(folder, 0o700))
  const failure = await asNobody(() => lockFailure(folder, 0))
  expect(startFailure(failure)).toContain(`The data folder isn’t writable: ${folder}.`)
})

test('leaves a writable folder unchanged', () => {
  const folder = tempFolder()
  lockedBy(folder, gone())
  expect(lockFailure(folder, 0)).toBeNull()
  expect(readdirSync(folder)).toEqual(['SingletonLock'])
})
