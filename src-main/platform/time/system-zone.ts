import { localZone } from '../../../src-shared/format/zone'

/**
 * The current time zone: TZ if it's set, otherwise the system's zone. Node caches the zone until TZ is
 * deleted, even if it was never set.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
