import { localZone } from '../../../src-shared/format/zone'

/**
 * Such as `Europe/Berlin`. Node caches the zone. Deleting TZ clears that cache, even if TZ was never set. A zone set
 * by TZ stays.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
