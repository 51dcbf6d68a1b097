import { once } from 'node:events'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it } from 'vitest'
import { startThread } from '../threads/thread-program'
import { rest } from '../time/next-turn'
import { QueryGate, queryThreadsEnded } from './query-gate'
import { tempFolder } from './temp-storage.fixture'

function numbers(): string {
  const path = join(tempFolder(), 'numbers.db')
  const database = new DatabaseSync(path)
  database.exec(`CREATE TABLE number (value INTEGER, text TEXT);
    WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < 5000)
    INSERT INTO number SELECT n, 'number ' || n FROM one`)
  database.close()
  return path
}

async function endAfter(path: string, wait: (thread: Worker) => Promise<unknown>): Promise<void> {
  const gate = new QueryGate()
  const workerData = { path, gate: gate.state }
  const thread = startThread(import.meta.url, 'query-loop.fixture', { workerData })
  await wait(thread)
  gate.end(thread)
  await queryThreadsEnded()
  expect(thread.threadId).toBe(-1)
}

it('ends a thread in the middle of its queries without aborting the process', async () => {
  const path = numbers()
  for (let ms = 0; ms < 12; ms++)
    await endAfter(path, async thread => {
      await once(thread, 'message')
      await rest(ms)
    })
}, 60_000)

it('ends a thread that is still loading SQLite', async () => {
  const path = numbers()
  for (const ms of [0, 50, 100, 150]) await endAfter(path, () => rest(ms))
}, 60_000)
