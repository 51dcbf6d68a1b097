import { localZone } from '../../../src-shared/format/zone'

/**
 * Node caches the zone until the environment variable TZ is deleted, even if it was never set. If TZ is set,
 * returns that.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
