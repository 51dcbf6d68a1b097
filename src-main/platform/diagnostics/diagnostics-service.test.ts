import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectError } from '../../../src-shared/logged-errors.fixture'
import { startDemoService } from '../../../src-demo/demo-service'
import { compose } from '../../composition/compose'
import { quietMachine } from '../../composition/session/machine.fixture'
import { log } from '../log/log'
import { systemClock } from '../time/clock'
import { tempFolder } from '../storage/temp-storage.fixture'
import { CrashFile, crashPath } from './crash-file'
import { patiently } from '../time/patience.fixture'

const key = 'canary-key-5d1f'

async function watching(folder: string) {
  const service = await startDemoService({ key, clock: systemClock })
  const machine = quietMachine(folder)
  const app = await compose({
    ...machine,
    clock: systemClock,
    fetch,
    info: { ...machine.info, version: '0.1.0', runtime: 'trial' },
    records: { log: join(folder, 'logs'), thirdParty: '' }
  })
  app.start()
  onTestFinished(async () => {
    await app.close()
    await service.close()
  })
  await app.services.connection.enter({ address: service.address, key })
  return { app, service, services: app.services }
}

test('the report counts watched coins and calls, and contains no key, address or coin', async () => {
  expectError(/error test: Error: No quote/)
  const folder = tempFolder()
  log.keepIn(join(folder, 'logs'))
  const { services, service } = await watching(folder)
  await services.connection.agree({ items: [] })
  await vi.waitFor(
    async () => expect((await services.diagnostics.report()).calls.count).toBeGreaterThan(1),
    patiently
  )
  log.error(new Error(`No quote for BTC and ETH@binance with ${key} from ${service.address}`), 'test')

  const report = await services.diagnostics.report()
  expect(report).toMatchObject({
    versions: { app: '0.1.0', node: process.versions.node },
    runtime: 'trial',
    connection: { mode: 'live', plan: 'agreed', keychainFails: false },
    counts: { lists: 1, coins: 12, alerts: 0 },
    calls: { faults: [] },
    schedule: { paused: false, fault: null, lockedOperations: 0 },
    crashes: 0
  })
  expect(report.calls.since).not.toBeNull()
  const { log: lines, ...rest } = report
  expect(lines.join('\n')).toContain('No quote for [coin] and [coin]@binance with [hidden] from [service]')
  for (const secret of [key, service.address, 'BTC', 'ETH'])
    expect(JSON.stringify(rest)).not.toContain(secret)
  for (const secret of [key, 'BTC', 'ETH']) expect(lines.join('\n')).not.toContain(secret)
})

test('counts failed calls by fault', async () => {
  const { services, service } = await watching(tempFolder())
  await services.connection.agree({ items: [] })
  await service.close()
  await services.schedule.retryNow()
  await vi.waitFor(async () => {
    const { calls, schedule } = await services.diagnostics.report()
    expect(calls.faults).toContainEqual({ code: 'offline', count: expect.any(Number) })
    expect(schedule.fault).toBe('offline')
  }, patiently)
})

test('offers crashes of earlier runs until the user dismisses them', async () => {
  const folder = tempFolder()
  const file = new CrashFile(crashPath(join(folder, 'logs')))
  const versions = { app: '0', electron: '', chromium: '', node: '' }
  file.note({ at: 1, process: 'window', versions, error: 'crashed, exit code 5' })
  const { services } = await watching(folder)
  file.note({ at: 2, process: 'main', versions, error: new Error('now') })
  expect((await services.diagnostics.crashes()).map(({ stack }) => stack)).toEqual(['crashed, exit code 5'])
  expect(await services.diagnostics.dismissCrashes()).toEqual([])
  expect(file.all().map(({ at }) => at)).toEqual([2])
  expect((await services.diagnostics.report()).crashes).toBe(1)
})
