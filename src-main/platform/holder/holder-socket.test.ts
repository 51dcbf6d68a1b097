import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../storage/temp-storage.fixture'
import { answerOthers, requestHolder } from './holder-socket'
import { takeOver } from './take-over'

const unexpected = (error: unknown): never => {
  throw error
}

test.each(['data', 'd'.repeat(200)])(
  'answers requests from a folder named %s, even after a killed process left its socket there',
  async name => {
    const folder = join(tempFolder(), name)
    expect(await requestHolder(folder, 'who')).toBeNull()
    mkdirSync(folder)
    writeFileSync(join(folder, 'holder.sock'), '')
    expect(await requestHolder(folder, 'who')).toBeNull()
    const stop = answerOthers(folder, request => `${request}?`, unexpected)
    await expect.poll(() => requestHolder(folder, 'who')).toBe('who?')
    const waited = requestHolder(folder, 'wait')
    stop()
    expect(await waited).toBeNull()
    expect(readdirSync(folder)).toEqual([])
  }
)

test("reports a socket that can't be opened", async () => {
  const folder = join(tempFolder(), 'data')
  writeFileSync(folder, '')
  expect(await takeOver(folder)).toBeNull()
  const failures: unknown[] = []
  onTestFinished(
    answerOthers(
      folder,
      () => '',
      error => failures.push(error)
    )
  )
  await expect.poll(() => failures.length).toBe(1)
})
