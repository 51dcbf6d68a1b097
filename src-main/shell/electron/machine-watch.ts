import { networkInterfaces } from 'node:os'
import { app, net, powerMonitor } from 'electron'
import {
  addressesOf,
  hasMachineChanged,
  checkEveryMs,
  type MachineSnapshot
} from '../../watching/schedule/machine-snapshot'
import type { Clock } from '../../platform/time/clock'
import { systemZone } from '../../platform/time/system-zone'

/**
 * Some systems have no events for sleep or network changes, so the time and the addresses are also compared
 * regularly.
 */
export function watchMachine(clock: Clock, catchUp: () => void): void {
  powerMonitor.on('resume', catchUp)
  powerMonitor.on('unlock-screen', catchUp)
  const takeSnapshot = (): MachineSnapshot => ({
    online: net.isOnline(),
    addresses: addressesOf(networkInterfaces()),
    at: clock.now(),
    zone: systemZone()
  })
  let current = takeSnapshot()
  clock.every(checkEveryMs, () => {
    const before = current
    current = takeSnapshot()
    if (hasMachineChanged(before, current)) catchUp()
  })
}

export function watchPower(tell: (onBattery: boolean) => void): void {
  tell(powerMonitor.isOnBatteryPower())
  powerMonitor.on('on-battery', () => tell(true))
  powerMonitor.on('on-ac', () => tell(false))
}

export function watchGraphics(lost: () => void): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type === 'GPU' && reason !== 'clean-exit') lost()
  })
}
