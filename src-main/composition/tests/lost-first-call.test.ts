import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import { overTheWire, Watch } from './resilience.fixture'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { turns } from '../../platform/time/next-turn'
import { hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 40_000 })

const key = 'the-key-itself'
const zone = process.env['TZ']

/** Sets a time zone in which it's morning. If midnight passed, a new budget would allow another call. */
beforeEach(() => {
  const toMorning = 8 - new Date().getUTCHours()
  const eastward = toMorning < -12 ? toMorning + 24 : toMorning
  process.env['TZ'] = `Etc/GMT${eastward > 0 ? '-' : '+'}${Math.abs(eastward)}`
})
afterEach(() => {
  process.env['TZ'] = zone
})

/** A service whose calls cost 900 credits and never return, so nothing reports the charge. */
async function losingService(): Promise<DemoService> {
  const service = await startDemoService({ key })
  service.controls.setPrice('getData', 900)
  service.controls.hang('getData')
  onTestFinished(() => service.close())
  return service
}

/** Lets time pass. Only calls for quotes get no response. */
async function passWithLosses(
  watch: Watch,
  service: DemoService,
  ms: number,
  stepMs = 15 * second
): Promise<void> {
  let [hanging, sent] = [0, 0]
  const before = quoteCalls(service)
  watch.fetch = async (url, init) => {
    const isLost = url.includes('getData')
    if (isLost) [hanging, sent] = [hanging + 1, sent + 1]
    return overTheWire(url, init).finally(() => isLost && hanging--)
  }
  const runningCalls = async (): Promise<number> => (await watch.app.services.credits.gauge()).reserved.calls
  for (let passed = 0; passed < ms; passed += stepMs) {
    watch.clock.advance(stepMs)
    do await turns(6)
    while ((await runningCalls()) > hanging || quoteCalls(service) < before + sent)
  }
}

const quoteCalls = ({ controls }: DemoService): number => controls.calls('getData').length
const charged = ({ controls }: DemoService): number =>
  controls.calls().reduce((sum, call) => sum + call.charged, 0)

test('makes no second call for quotes until the quota shows the charge of the lost first one', async () => {
  const service = await losingService()
  const watch = await Watch.start()
  const { connection, credits, settings } = watch.app.services
  await settings.change({ dailyBudget: 1_000 })
  await connection.enter({ address: service.address, key })
  await connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: minute }] })
  await passWithLosses(watch, service, 2 * hour)
  expect(quoteCalls(service)).toBe(1)
  expect(charged(service)).toBeLessThanOrEqual(1_000)
  const { today } = await credits.gauge()
  expect(today).toMatchObject({ spent: charged(service), unknown: 0 })
})

test('retries only hourly after the first call for quotes was lost, if no quota is reported', async () => {
  const service = await losingService()
  service.controls.omitHeaders('x-quota-used', 'x-quota-limit')
  const watch = await Watch.start()
  const { connection } = watch.app.services
  await connection.enter({ address: service.address, key })
  await connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: minute }] })
  await passWithLosses(watch, service, 3 * hour + 10 * minute)
  expect(quoteCalls(service)).toBeGreaterThanOrEqual(3)
  expect(quoteCalls(service)).toBeLessThanOrEqual(4)
})

async function killedDuringCall(folder: string, service: DemoService): Promise<void> {
  const child = join(import.meta.dirname, 'killed-watch.fixture.ts')
  const running = spawn(process.execPath, ['--import', 'tsx', child, folder, service.address, key], {
    stdio: ['ignore', 'inherit', 'inherit']
  })
  const ended = new Promise(resolve => running.once('exit', (_code, signal) => resolve(signal)))
  await vi.waitFor(() => expect(quoteCalls(service)).toBe(1), { timeout: 60_000 })
  running.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

test('after a crash during the first call for quotes, makes no other until it is settled', async () => {
  const service = await losingService()
  const folder = tempFolder()
  await killedDuringCall(folder, service)
  const keychain = new MemoryVault()
  await keychain.write(service.address, key)
  const watch = new Watch(keychain, folder)
  watch.service = service
  await watch.open()
  onTestFinished(() => watch.app.close())
  expect((await watch.app.services.credits.gauge()).unknown).toEqual({ calls: 1, credits: 100 })
  await passWithLosses(watch, service, 2 * hour)
  expect(quoteCalls(service)).toBe(1)
  const { today } = await watch.app.services.credits.gauge()
  expect(today).toMatchObject({ spent: charged(service), unknown: 0 })
})
