import { renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { wholeLedger } from '../../credits/any-call.fixture'
import { Watch } from './resilience.fixture'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { mayMount, smallVolume } from '../../platform/storage/full-disk-ways.fixture'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { hour, minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

vi.setConfig({ testTimeout: 60_000 })

const data = (watch: Watch): string => watch.folder
const ofService = (watch: Watch): string => dirname(watch.file('state'))
const ledger = (watch: Watch): string => watch.file('state')

describe('while Candlewick is running', () => {
  const away = (path: string): void => renameSync(path, `${path}-away`)
  const back = (path: string): void => renameSync(`${path}-away`, path)

  test.each([
    ['the data folder', data],
    ['the folder of the service', ofService],
    ['the ledger', ledger]
  ])('makes no calls while %s is moved away, and resumes once it is back', async (_, pathIn) => {
    const watch = await Watch.start()
    const path = pathIn(watch)
    away(path)
    watch.mark()
    await watch.pass(10 * minute, minute)
    expect(watch.since()).toEqual([])
    expect(watch.announced.scheduleChanged).toMatchObject({ health: 'stopped', disk: { reason: 'gone' } })
    expect(watch.notified).toEqual([m.tray.stoppedByDisk({ reason: m.disk.reason.gone() })])
    back(path)
    await watch.pass(3 * minute, minute / 2)
    expect(watch.since().length).toBeGreaterThanOrEqual(1)
    expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
    const charged = watch.service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
    const booked = await watch.app.services.credits.ledger(wholeLedger)
    expect(booked.reduce((sum, entry) => sum + (entry.charged ?? 0), 0)).toBe(charged)
  })
})

describe('before startup', () => {
  test.each([
    ['a file instead of the data folder', data],
    ['a file instead of the service’s folder', ofService],
    ['a broken link instead of the ledger', ledger]
  ])('reports %s with its path, and starts once the original is back', async (name, pathIn) => {
    const watch = await Watch.ended()
    const path = pathIn(watch)
    renameSync(path, `${path}-away`)
    if (name.includes('link')) symlinkSync('/nowhere/state.db', path)
    else writeFileSync(path, 'letter')
    const message = await watch.failedStart()
    expect(message).toMatch(/missing or was replaced\. Nothing was changed\./)
    expect(message).toContain(path)
    rmSync(path)
    renameSync(`${path}-away`, path)
    expect(await watch.failedStart()).toBe('started')
  })

  test('reports a gap if the ledger is missing although saved responses exist', async () => {
    const watch = await Watch.ended()
    for (const suffix of ['', '-wal', '-shm']) rmSync(watch.file('state') + suffix, { force: true })
    expect(await watch.failedStart()).toBe('started')
    const notices = await watch.app.services.app.notices()
    expect(notices).toMatchObject([{ id: 'ledger-gap', facts: { code: 'ledger-gap' } }])
    const [gap] = notices.map(({ facts }) => facts as { from: number; to: number })
    expect((gap?.to ?? 0) - (gap?.from ?? 0)).toBeLessThanOrEqual(2 * hour)
    expect(watch.app.services.connection.state()).toMatchObject({ plan: 'proposed' })
  })

  test('refuses to start if the disk is too full for the copy before a migration', async context => {
    // Root can use reserved space, so only a small volume can be filled up.
    if (!mayMount())
      return context.skip('no volume may be mounted here; where mounting is refused there is none to fill')
    const folder = tempFolder()
    const volume = smallVolume(folder, '4m')
    onTestFinished(volume.end)
    const watch = new Watch(new MemoryVault(), folder)
    await watch.open()
    await watch.app.close()
    const earlier = new DatabaseSync(join(folder, 'demo', 'state.db'))
    earlier.exec('PRAGMA user_version = 11')
    earlier.close()
    volume.fill()
    // This leaves enough space to start, but not enough for the copy.
    const filling = join(folder, 'filling')
    truncateSync(filling, statSync(filling).size - 120_000)
    expect(await watch.failedStart()).toMatch(/^The data folder isn’t writable: .*Free at least/)
  })
})
