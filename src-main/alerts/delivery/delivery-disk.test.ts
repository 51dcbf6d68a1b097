import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { minute } from '../../../src-shared/time'
import { Disk } from '../../platform/storage/disk'
import { fullDisk, fullDiskWays } from '../../platform/storage/full-disk.fixture'
import { stateMigrations } from '../../platform/storage/migrations/state'
import { patiently } from '../../platform/time/patience.fixture'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { deliveryWorld, webhookTo } from './delivery-world.fixture'
import { Receiver } from './receiver.fixture'

describe.each(fullDiskWays)('delivery on %s', way => {
  async function world() {
    const receiver = await Receiver.start()
    onTestFinished(() => receiver.stop())
    const place = fullDisk(way)
    const clock = stillClock(Date.UTC(2026, 10, 26, 12))
    const disk = new Disk(place.folder, clock)
    const { database } = disk.open(join(place.folder, 'state.db'), stateMigrations, 'full')
    const opened = deliveryWorld({ database, clock }, new Map([['a', webhookTo(receiver.address)]]))
    disk.changed.on(trouble => void (trouble === null && opened.queue.writePending()))
    onTestFinished(() => {
      opened.queue.stop()
      disk.close()
      database.close()
    })
    const states = () => opened.deliveries().map(({ state }) => state)
    const freed = async (): Promise<void> => {
      place.free()
      await expect
        .poll(() => {
          clock.advance(minute)
          return states()
        }, patiently)
        .toEqual(['delivered'])
    }
    return { ...opened, receiver, place, clock, states, freed }
  }

  test('sends a message only after saving its state, so it waits for disk space', async () => {
    const { receiver, place, trigger, queue, clock, states, freed } = await world()
    trigger('a')
    place.fill()
    queue.wake()
    clock.advance(minute)
    await new Promise(resolve => void setImmediate(resolve))
    expect([states(), receiver.received]).toEqual([['waiting'], []])
    await freed()
    expect(receiver.received).toHaveLength(1)
  })

  test('doesn’t resend a message if its result could not be saved at first', async () => {
    const { receiver, place, trigger, queue, clock, states, freed } = await world()
    receiver.answer = response => {
      place.fill()
      response.writeHead(200).end()
    }
    trigger('a')
    queue.wake()
    clock.advance(0)
    await expect.poll(() => receiver.received.length, patiently).toBe(1)
    clock.advance(minute)
    expect(states()).toEqual(['sending'])
    await freed()
    expect(receiver.received).toHaveLength(1)
  })
})
