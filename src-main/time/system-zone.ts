import { localZone } from '../../src-shared/format/zone'

/**
 * The system's current time zone, such as `Europe/Berlin`. Node caches it. Deleting TZ clears that cache, even if TZ
 * was never set. A zone set by TZ stays.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
