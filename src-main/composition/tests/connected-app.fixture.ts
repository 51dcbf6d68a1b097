import { expect, onTestFinished, vi } from 'vitest'
import { startDemoService } from '../../../src-demo/demo-service'
import { MovableClock } from '../../platform/time/movable-clock'
import { patiently } from '../../platform/time/patience.fixture'
import { systemClock } from '../../platform/time/clock'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { compose } from '../compose'
import { quietMachine } from '../session/machine.fixture'

export async function connectedApp() {
  const clock = new MovableClock(systemClock)
  const service = await startDemoService({ key: 'the-whole-key', clock })
  const candlewick = await compose({ ...quietMachine(tempFolder()), clock, fetch })
  candlewick.start()
  onTestFinished(async () => {
    await candlewick.close()
    await service.close()
  })
  const { services } = candlewick
  await services.connection.enter({ address: service.address, key: service.key })
  await services.connection.agree({ items: [] })
  await vi.waitFor(() => {
    const { next, loading } = services.schedule.status()
    expect([loading, (next?.at ?? 0) > clock.now()]).toEqual([null, true])
  }, patiently)
  return { services, service }
}

export type ConnectedServices = Awaited<ReturnType<typeof connectedApp>>['services']
