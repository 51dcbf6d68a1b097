import { networkInterfaces } from 'node:os'
import { net, powerMonitor } from 'electron'
import type { Clock } from '../time/clock'

const lookEveryMs = 5_000
/** Time that passed between two looks without anybody living through it: sleep that was not announced, a clock set. */
const lostMs = 20_000

/**
 * Sleep, lid, network changes and clocks that were set: whatever was missed, one catch-up. Not every system announces
 * each of them, so the time and the addresses are looked at as well.
 */
export function watchMachine(clock: Clock, catchUp: () => void): void {
  powerMonitor.on('resume', catchUp)
  powerMonitor.on('unlock-screen', catchUp)
  let online = net.isOnline()
  let addresses = addressesNow()
  let lookedAt = clock.now()
  const look = (): void => {
    const before = { online, addresses, lookedAt }
    online = net.isOnline()
    addresses = addressesNow()
    lookedAt = clock.now()
    const isMoved = addresses !== before.addresses || !before.online
    const passed = lookedAt - before.lookedAt
    if ((online && isMoved) || Math.abs(passed - lookEveryMs) > lostMs) catchUp()
  }
  setInterval(look, lookEveryMs).unref()
}

/** A VPN that is switched leaves the network online: its address tells. */
function addressesNow(): string {
  return Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}

/** Told at once, and whenever the plug is pulled or put in. */
export function watchPower(tell: (onBattery: boolean) => void): void {
  tell(powerMonitor.isOnBatteryPower())
  powerMonitor.on('on-battery', () => tell(true))
  powerMonitor.on('on-ac', () => tell(false))
}
