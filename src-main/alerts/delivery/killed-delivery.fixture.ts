import { join } from 'node:path'
import { Disk } from '../../platform/storage/disk'
import { stateMigrations } from '../../platform/storage/migrations/state'
import { systemClock } from '../../platform/time/clock'
import { deliveryWorld, webhookTo } from './delivery-world.fixture'

// This process kills itself before the given SQL statement, unless its parent kills it earlier.
const [folder = '', address = '', statement = ''] = process.argv.slice(2)
let left = Number(statement)
let isOpen = false
const disk = new Disk(folder, systemClock, () => {
  if (isOpen && left-- === 0) process.kill(process.pid, 'SIGKILL')
})
const { database } = disk.open(join(folder, 'state.db'), stateMigrations, 'full')
isOpen = true
const world = deliveryWorld(
  { database, clock: systemClock },
  new Map([
    ['a', webhookTo(`${address}/a`)],
    ['b', webhookTo(`${address}/b`)]
  ])
)
for (let count = 0; count < 3; count++) {
  world.trigger('a', 'b')
  world.queue.wake()
  await new Promise(resolve => void setImmediate(resolve))
}
world.queue.changed.on(() => {
  if (world.deliveries().every(({ state }) => state === 'delivered')) process.exit(0)
})
