import type { EpochMs } from '../../../src-shared/contract/values'

export interface MachineSnapshot {
  readonly online: boolean
  /**
   * External network addresses, sorted. They change when a VPN connects, even though the computer stays
   * online.
   */
  readonly addresses: string
  readonly at: EpochMs
  readonly zone: string
}

/**
 * How often to compare snapshots. This is often enough to notice soon that the network is back, and it saves
 * power.
 */
export const checkEveryMs = 10_000
/** If a check is late by more than this, the computer slept without an event, or the clock was changed. */
const lostMs = 20_000

export function hasMachineChanged(before: MachineSnapshot, now: MachineSnapshot): boolean {
  const isMoved = now.addresses !== before.addresses || !before.online
  const passed = now.at - before.at
  return now.zone !== before.zone || (now.online && isMoved) || Math.abs(passed - checkEveryMs) > lostMs
}

interface Address {
  readonly internal: boolean
  readonly family: string
  readonly address: string
}

/** Ignores IPv6 addresses, because they change even on the same network. */
export function addressesOf(interfaces: Readonly<Record<string, readonly Address[] | undefined>>): string {
  return Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}
