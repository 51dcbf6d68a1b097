import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { LedgerReport } from './ledger-report'
import { LedgerStore } from './ledger-store'
import { book } from './old-ledger.fixture'

vi.setConfig({ testTimeout: 120_000 })

const now = new Date(2026, 10, 20, 15).getTime()
const child = join(import.meta.dirname, 'roll-up-kill.fixture.ts')

/** Resolves with whether the roll-up had finished before it was killed. */
function rollUpKilledAfter(steps: number, folder: string): Promise<boolean> {
  const args = ['--import', 'tsx', child, join(folder, 'state.db'), String(now)]
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let stepCount = 0
  running.stdout.on('data', (dots: Buffer) => {
    stepCount += dots.length
    if (stepCount >= steps) running.kill('SIGKILL')
  })
  return new Promise(resolve => running.once('exit', code => resolve(code === 0)))
}

test('neither loses nor duplicates credits if the process is killed repeatedly', async () => {
  const folder = tempFolder()
  const written = openState(folder)
  const calls = Array.from({ length: 1_500 }, (_, place) => ({
    ago: 10 + (place % 20),
    operation: place % 3 ? 'getData' : 'getNews',
    symbol: 'BTC ETH',
    interval: '1h',
    ...({
      feature: 'watchlist',
      initiator: place % 2 ? 'person' : 'schedule',
      fault: null,
      expected: 3
    } as const),
    state: 'charged' as const,
    charged: place % 7
  }))
  book(new LedgerStore(written), calls, now)
  const readTables = (database: typeof written): unknown => ({
    spent: new LedgerStore(database).spentBetween(0, now),
    shares: { ...new LedgerReport(database).spending(0, now), dearest: null, summedUntil: null },
    prices: new LedgerStore(database).pricedCalls('getData', 200)
  })
  const wanted = readTables(written)
  written.close()

  for (const steps of [1, 40, 90, 7, 130]) {
    expect(await rollUpKilledAfter(steps, folder)).toBe(false)
    const found = openState(folder)
    const left = new LedgerStore(found).pricedCalls('getData', 5_000).length
    expect(left).toBeGreaterThan(0)
    expect(readTables(found)).toEqual(wanted)
    found.close()
  }
  expect(await rollUpKilledAfter(Infinity, folder)).toBe(true)
  const done = openState(folder)
  expect(readTables(done)).toEqual(wanted)
  expect(done.prepare('SELECT count(*) AS calls FROM ledger_call').get()).toEqual({ calls: 0 })
})
