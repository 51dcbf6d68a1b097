import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationWords } from '../../src-shared/words/notification'
import { compose, type Candlewick } from './compose'
import type { HostMachine } from './session/machine'
import type { Events } from '../../src-shared/contract/events'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { sessionFolder } from './session/session-files'
import { MemoryVault } from '../platform/secrets/memory-vault'
import { systemClock } from '../platform/time/clock'
import { tempFolder } from '../platform/storage/temp-storage.fixture'
import { MovableClock } from '../platform/time/movable-clock'
import { quietMachine } from './session/machine.fixture'
import { patiently } from '../platform/time/patience.fixture'
import { m } from '../../src-shared/messages/m'

describe('the main process without Electron', () => {
  let folder: string
  let clock: MovableClock
  let service: DemoService
  let candlewick: Candlewick
  let emitted: Partial<Events>
  let coinLists: (number | undefined)[]
  let decisions = 0
  let keychain: MemoryVault
  let underWay = 0

  beforeEach(async () => {
    folder = tempFolder()
    clock = new MovableClock(systemClock)
    service = await startDemoService({ key: 'the-whole-key', clock })
    keychain = new MemoryVault()
    candlewick = await start()
  })

  afterEach(async () => {
    await candlewick.close()
    await service.close()
  })

  async function start(): Promise<Candlewick> {
    emitted = {}
    coinLists = []
    const machine: HostMachine = {
      ...quietMachine(folder),
      clock,
      fetch: (url, init) => {
        underWay++
        return fetch(url, init).finally(() => underWay--)
      },
      keychain,
      announce: event => payload => {
        Object.assign(emitted, { [event]: payload })
        if (event === 'scheduleChanged') decisions++
        if (event === 'coinListChanged') coinLists.push(emitted.coinListChanged?.count)
      }
    }
    const started = await compose(machine)
    started.start()
    return started
  }

  const connect = async (): Promise<void> => {
    await candlewick.services.connection.enter({ address: service.address, key: 'the-whole-key' })
    await candlewick.services.connection.agree({ items: [] })
    await vi.waitFor(() => expect(emitted.boardChanged?.quotes[0]?.price).toBeGreaterThan(0), patiently)
  }
  const count = (operation: string): number => service.controls.calls(operation).length

  it('copies the demo’s watchlists to a new service, but leaves the demo’s own unchanged', async () => {
    const { connection, watchlist } = candlewick.services
    const [list] = watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    await watchlist.removeCoin({ id: list.id, coin: 'ATOM' })
    await watchlist.addCoins({ id: list.id, coins: ['TON'] })
    await watchlist.create({ name: 'Meme coins' })
    const ofDemo = watchlist.lists()
    await connection.enter({ address: service.address, key: service.key })
    expect(watchlist.lists()).toEqual(ofDemo)
    await watchlist.removeCoin({ id: list.id, coin: 'TON' })
    await connection.forgetKey()
    expect(watchlist.lists()).toEqual(ofDemo)
  })

  it('makes no call while the demo market is shown, and then continues with the same plan and coins', async () => {
    const { connection, market, watchlist } = candlewick.services
    await connect()
    const [list] = watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    await watchlist.addCoins({ id: list.id, coins: ['TON'] })
    const before = watchlist.lists()
    await connection.showDemo()
    expect(watchlist.lists()).not.toEqual(before)
    const calls = service.controls.calls().length
    clock.advance(3_600_000)
    await vi.waitFor(async () => expect((await market.board()).origin).toBe('simulated'), patiently)
    expect(service.controls.calls()).toHaveLength(calls)
    expect(await connection.leaveDemo()).toMatchObject({ mode: 'live', key: 'saved', plan: 'agreed' })
    expect(watchlist.lists()).toEqual(before)
    await vi.waitFor(() => expect(service.controls.calls().length).toBeGreaterThan(calls), patiently)
  })

  it('starts with the demo market and shows prices marked as simulated', async () => {
    await vi.waitFor(
      () => expect(emitted.boardChanged?.quotes.filter(quote => quote.price !== null)).toHaveLength(12),
      { timeout: 10_000 }
    )
    expect(emitted.boardChanged?.origin).toBe('simulated')
    expect(service.controls.calls()).toHaveLength(0)
  })

  it('makes no call with a new key before the plan is approved', async () => {
    await candlewick.services.connection.enter({ address: service.address, key: 'the-whole-key' })
    clock.advance(3_600_000)
    await candlewick.services.connection.plan()
    expect(service.controls.calls()).toHaveLength(0)
    expect(candlewick.services.connection.state()).toMatchObject({ mode: 'live', plan: 'proposed' })
  })

  it('stays in the current session if the files of the new one can’t be opened', async () => {
    const files = sessionFolder(join(folder), service.address)
    mkdirSync(files, { recursive: true })
    const newer = new DatabaseSync(join(files, 'state.db'))
    newer.exec('PRAGMA user_version = 999')
    newer.close()
    await expect(
      candlewick.services.connection.enter({ address: service.address, key: 'the-whole-key' })
    ).rejects.toMatchObject({ fault: { cause: { code: 'newer-files' } } })
    expect(candlewick.services.connection.state()).toMatchObject({ mode: 'demo' })
    expect(await candlewick.services.market.refresh()).toMatchObject({ origin: 'simulated' })
    expect(service.controls.calls()).toHaveLength(0)
  })

  it('loads all coins in one call and records its charge in the ledger', async () => {
    await connect()
    expect(coinLists).toContain(0)
    expect(count('getData')).toBe(1)
    const charged = service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
    await vi.waitFor(async () => {
      const gauge = await candlewick.services.credits.gauge()
      expect(gauge.today.spent).toBe(service.controls.calls().reduce((sum, call) => sum + call.charged, 0))
      expect(gauge.used).toBeGreaterThanOrEqual(charged)
    }, patiently)
  })

  it('rejects a wrong key when the user approves the plan, and starts nothing', async () => {
    await candlewick.services.connection.enter({ address: service.address, key: 'another-key' })
    await expect(candlewick.services.connection.agree({ items: [] })).rejects.toMatchObject({
      fault: { code: 'key-refused' }
    })
    clock.advance(3_600_000)
    expect(service.controls.calls()).toHaveLength(1)
  })

  it('shows stored data after a restart while the service is down, and recovers automatically', async () => {
    await connect()
    const price = emitted.boardChanged?.quotes[0]?.price
    await candlewick.close()
    service.controls.setOutage(502)
    candlewick = await start()
    expect(await candlewick.services.market.board()).toMatchObject({
      origin: 'cached',
      quotes: [{ price }, {}].concat(Array(10).fill({}))
    })
    // The schedule still counts the stored quotes as fresh, because few credits remain.
    clock.advance(600_000)
    await vi.waitFor(() => expect(emitted.scheduleChanged?.health).toBe('source-down'), patiently)
    service.controls.setOutage(null)
    clock.advance(600_000)
    await vi.waitFor(() => expect(emitted.boardChanged?.origin).toBe('live'), patiently)
    await vi.waitFor(() => expect(emitted.scheduleChanged?.health).toBe('live'), patiently)
  })

  it('reports a used-up quota once, and continues when the quota is available again', async () => {
    const alerts: string[] = []
    candlewick.notifications.on(alert => alerts.push(notificationWords(alert, clock.now()).title))
    await connect()
    // The quota stays used up during this test, even if midnight passes.
    service.controls.setQuotaResets('never')
    service.controls.setQuota({ used: 100_000 })
    for (let minute = 0; minute < 30; minute++) {
      clock.advance(60_000)
      // Waits before moving the clock on, because its time counts towards the timeout of an open call.
      do await new Promise(resolve => setTimeout(resolve, 5))
      while (underWay > 0)
    }
    await vi.waitFor(() => expect(alerts).toEqual([m.notifications.incident['quota-exceeded']()]), patiently)
    const rejected = service.controls.calls().filter(call => call.status === 429).length
    expect(rejected).toBeLessThan(8)
    service.controls.setQuota({ used: 0 })
    clock.advance(3_600_000)
    await vi.waitFor(() => expect(emitted.scheduleChanged?.health).toBe('live'), patiently)
    await vi.waitFor(
      () =>
        expect(alerts).toEqual([
          m.notifications.incident['quota-exceeded'](),
          m.notifications.incidentOver['quota-exceeded']()
        ]),
      patiently
    )
  })

  it('answers the window before it decides which call the new charts need', async () => {
    await connect()
    await vi.waitFor(() => expect(underWay).toBe(0), patiently)
    await candlewick.services.market.showCharts({ charts: [] })
    await new Promise(resolve => setTimeout(resolve, 50))
    decisions = 0
    for (const coin of ['PEPE', 'BONK', 'FLOKI']) {
      await candlewick.services.market.showCharts({ charts: [{ coin, interval: '1d' }] })
      expect(decisions).toBe(0)
    }
    await vi.waitFor(() => expect(decisions).toBeGreaterThan(0), patiently)
  })

  it('refreshes charts only while they are shown', async () => {
    await connect()
    await candlewick.services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1h' }] })
    await vi.waitFor(() => expect(count('getOHLCIntraday')).toBe(1), patiently)
    // The service counts a call when it arrives, but Candlewick counts it when the response is stored.
    await vi.waitFor(async () => {
      const series = await candlewick.services.market.candles({ coin: 'BTC', interval: '1h' })
      expect(series.time.length).toBeGreaterThan(300)
    }, patiently)
    await candlewick.services.market.showCharts({ charts: [] })
    clock.advance(24 * 3_600_000)
    await vi.waitFor(() => expect(count('getData')).toBeGreaterThan(1), patiently)
    expect(count('getOHLCIntraday')).toBe(1)
  })
})
