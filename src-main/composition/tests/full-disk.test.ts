import { describe, expect, test } from 'vitest'
import { dispatch } from '../../shell/ipc/dispatch'
import { Watch, overTheWire } from './resilience.fixture'
import { fullDisk, fullDiskWays } from '../../platform/storage/full-disk.fixture'
import { minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

describe.each(fullDiskWays)('the app on %s', way => {
  const watching = async () => {
    const place = fullDisk(way)
    // Starts at noon, so that no midnight passes while today's charges are compared.
    const watch = await Watch.start(undefined, place.folder, new Date(2026, 10, 22, 12).getTime())
    // Quotes are loaded every minute, even if the quota won't last.
    await watch.app.services.connection.answerOffer({ lastsDays: null })
    await watch.pass(2 * minute)
    return { place, watch }
  }

  test('reports once that it has stopped, and continues when there is space', async () => {
    const { place, watch } = await watching()
    place.fill()
    watch.mark()
    await watch.pass(minute + 5_000)
    expect(watch.announced.scheduleChanged).toMatchObject({
      health: 'stopped',
      next: null,
      disk: { reason: 'full', folder: place.folder }
    })
    expect(watch.notified).toEqual([m.tray.stoppedByDisk({ reason: m.disk.reason.full() })])
    expect(watch.since()).toEqual([])

    await watch.pass(30 * minute)
    expect([watch.notified.length, watch.since()]).toEqual([1, []])

    place.free()
    await watch.pass(2 * minute)
    expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
    expect(watch.since().length).toBeGreaterThanOrEqual(1)
    expect(watch.notified).toEqual([
      m.tray.stoppedByDisk({ reason: m.disk.reason.full() }),
      m.notifications.otherIncidentOver()
    ])
    const charged = watch.service.controls.calls().reduce((sum, { charged: credits }) => sum + credits, 0)
    expect(await watch.app.session().services.credits.gauge()).toMatchObject({
      today: { spent: charged, reserved: 0, unknown: 0 }
    })
  })

  test('refuses a manual call that can’t be recorded in the ledger, and reports the full disk', async () => {
    const { place, watch } = await watching()
    place.fill()
    watch.mark()
    const reply = await dispatch(watch.app.services, 'market', 'refresh', undefined, () => undefined)
    const cause = { code: 'unbooked' }
    expect(reply).toMatchObject({ ok: false, fault: { code: 'disk', cause, disk: { reason: 'full' } } })
    expect(watch.since()).toEqual([])
  })

  test('shows a paid response even if its charge can’t be recorded yet', async () => {
    const { place, watch } = await watching()
    watch.fetch = async (...request) => {
      const response = await overTheWire(...request)
      place.fill()
      return response
    }
    const before = await watch.app.session().services.credits.gauge()
    const board = await watch.app.services.market.refresh()
    expect(board.quotes.every(({ fetchedAt }) => fetchedAt === board.fetchedAt)).toBe(true)
    expect(watch.announced.boardChanged?.fetchedAt).toBe(board.fetchedAt)
    expect(watch.announced.gaugeChanged).toMatchObject({
      unknown: { calls: 1 },
      last: { operation: 'getData' }
    })
    expect(watch.announced.scheduleChanged).toMatchObject({ disk: { reason: 'full' } })

    watch.fetch = overTheWire
    place.free()
    await watch.pass(2 * minute)
    const after = await watch.app.session().services.credits.gauge()
    expect(after.unknown.calls).toBe(0)
    const charged = watch.service.controls.calls().reduce((sum, { charged: credits }) => sum + credits, 0)
    expect(after.today.spent).toBe(charged)
    expect(after.today.spent).toBeGreaterThan(before.today.spent)
  })

  test('keeps the service, key and plan if a new key can’t be saved', async () => {
    const { place, watch } = await watching()
    place.fill()
    const state = watch.app.services.connection.state()
    const { connection } = watch.app.services
    for (const address of ['https://another.example.com', watch.service.address])
      await expect(connection.enter({ address, key: 'another-key-altogether' })).rejects.toMatchObject({
        trouble: { reason: 'full' }
      })
    await expect(connection.forgetKey()).rejects.toMatchObject({ trouble: { reason: 'full' } })
    expect(connection.state()).toEqual(state)
    expect(await watch.keychain.read(watch.service.address)).toBe('the-key-itself')

    place.free()
    await watch.pass(2 * minute)
    expect(watch.app.services.settings.change({ confirmAbove: 7 })).toMatchObject({ confirmAbove: 7 })
    expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live' })
    expect(
      await connection.enter({ address: 'https://another.example.com', key: 'another-key-altogether' })
    ).toMatchObject({ mode: 'live', address: 'https://another.example.com', plan: 'proposed' })
  })
})
