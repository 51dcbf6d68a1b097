import { localZone } from '../../../src-shared/format/zone'

/**
 * The system's current time zone. Node caches it. Deleting the environment variable TZ clears the cache, even if TZ
 * was never set. If TZ is set, it decides.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
