import type { EpochMs } from '../../../src-shared/contract/values'

export interface MachineLook {
  readonly online: boolean
  readonly addresses: string
  readonly at: EpochMs
  readonly zone: string
}

/** Short enough to notice soon that the network is back, long enough to save power. */
export const lookEveryMs = 10_000
/** A check that's later than this means that the computer slept or the clock changed. */
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

/** IPv6 addresses change even on the same network. */
export function addressesOf(interfaces: Readonly<Record<string, readonly Address[] | undefined>>): string {
  return Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}
