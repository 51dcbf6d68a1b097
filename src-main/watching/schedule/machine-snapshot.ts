import type { EpochMs } from '../../../src-shared/contract/values'

export interface MachineSnapshot {
  readonly online: boolean
  /** External network addresses, sorted. They change with a VPN, even though the computer stays online. */
  readonly addresses: string
  readonly at: EpochMs
  /** Day boundaries and quiet hours depend on the time zone. */
  readonly zone: string
}

/** Notices soon that the network is back, and saves power. */
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
