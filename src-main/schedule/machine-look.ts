import type { EpochMs } from '../../src-shared/contract/values'

/** What one look at the machine sees. */
export interface MachineLook {
  readonly online: boolean
  /** Of every way out, sorted: a VPN that is switched leaves the network online, its address tells. */
  readonly addresses: string
  readonly at: EpochMs
  /** By which days begin and quiet hours go. */
  readonly zone: string
}

/** Often enough for a network that is back, seldom enough for a machine that is to rest. */
export const lookEveryMs = 10_000
/** Time that passed between two looks without anybody living through it: sleep that was not announced, a clock set. */
const lostMs = 20_000

/** Whether what happened between two looks is worth a catch-up: the network came or changed, time was lost, or the zone is another. */
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

/** The addresses of all interfaces but the machine's own. IPv6 ones are not among them: they change by themselves. */
export function addressesOf(interfaces: Readonly<Record<string, readonly Address[] | undefined>>): string {
  return Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
    .sort()
    .join()
}
