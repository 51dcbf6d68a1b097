import { localZone } from '../../../src-shared/format/zone'

/**
 * Returns TZ if that is set, otherwise the system's current time zone. Node caches the zone until the
 * environment variable TZ is deleted, even if TZ was never set.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
