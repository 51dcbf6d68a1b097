import { localZone } from '../../../src-shared/format/zone'

/**
 * The system's current time zone. Node caches it until the environment variable TZ is deleted, even if TZ was
 * never set. If TZ is set, returns that.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
