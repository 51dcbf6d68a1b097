import { networkInterfaces } from 'node:os'
import { app, net, powerMonitor } from 'electron'
import { addressesOf, isAnotherMachine, lookEveryMs, type MachineLook } from '../schedule/machine-look'
import type { Clock } from '../time/clock'
import { systemZone } from '../time/system-zone'

/**
 * Sleep, lid, network changes, clocks that were set and another time zone: whatever was missed, one catch-up. Not every system announces
 * each of them, so the time and the addresses are looked at as well.
 */
export function watchMachine(clock: Clock, catchUp: () => void): void {
  powerMonitor.on('resume', catchUp)
  powerMonitor.on('unlock-screen', catchUp)
  const look = (): MachineLook => ({
    online: net.isOnline(),
    addresses: addressesOf(networkInterfaces()),
    at: clock.now(),
    zone: systemZone()
  })
  let seen = look()
  clock.every(lookEveryMs, () => {
    const before = seen
    seen = look()
    if (isAnotherMachine(before, seen)) catchUp()
  })
}

/** Told at once, and whenever the plug is pulled or put in. */
export function watchPower(tell: (onBattery: boolean) => void): void {
  tell(powerMonitor.isOnBatteryPower())
  powerMonitor.on('on-battery', () => tell(true))
  powerMonitor.on('on-ac', () => tell(false))
}

/** Told when the process that draws for the window was lost; Chromium begins it anew by itself. */
export function watchGraphics(lost: () => void): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type === 'GPU' && reason !== 'clean-exit') lost()
  })
}
