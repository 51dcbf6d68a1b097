import type { EpochMs } from '../../../src-shared/contract/values'

export interface MachineLook {
  readonly online: boolean
  /** Sorted and external. A VPN changes these while the network stays online. */
  readonly addresses: string
  readonly at: EpochMs
  /** The time zone, for day boundaries and quiet hours. */
  readonly zone: string
}

/** Often enough to notice a returning network, and rare enough to let the machine rest. */
export const lookEveryMs = 10_000
/** More lost time means unannounced sleep or a clock change. */
const lostMs = 20_000

/** True if a catch-up is needed. */
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

/** Leaves out IPv6, whose addresses change on their own. */
export function addressesOf(interfaces: Readonly<Record<string, readonly Address[] | undefined>>): string {
  return Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}
