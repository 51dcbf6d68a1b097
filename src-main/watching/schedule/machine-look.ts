import type { EpochMs } from '../../../src-shared/contract/values'

export interface MachineLook {
  readonly online: boolean
  /** External addresses, sorted. They change if a VPN is turned on or off, even though the computer stays online. */
  readonly addresses: string
  readonly at: EpochMs
  /** Day boundaries and quiet hours depend on it. */
  readonly zone: string
}

/** Frequent enough to notice soon that the network is back, but rare enough to save power. */
export const lookEveryMs = 10_000
/** If more time is missing, the computer slept without announcing it, or the clock was changed. */
const lostMs = 20_000

export function isAnotherMachine(before: MachineLook, now: MachineLook): boolean {
  const isMoved = now.addresses !== before.addresses || !before.online
  const passed = now.at - before.at
  return now.zone !== before.zone || (now.online && isMoved) || Math.abs(passed - lookEveryMs) > lostMs
}

interface Address {
  readonly internal: boolean
  readonly family: string
  readonly address: string
}

/** IPv6 addresses change without a change of network. */
export function addressesOf(interfaces: Readonly<Record<string, readonly Address[] | undefined>>): string {
  return Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}
