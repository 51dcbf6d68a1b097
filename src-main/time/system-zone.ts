import { localZone } from '../../src-shared/format/zone'

/**
 * This computer's zone as it is now: `Europe/Berlin`. Node looks once and keeps what it found; deleting TZ makes it look again,
 * also where TZ was never set. A zone that TZ names stays.
 */
export function systemZone(): string {
  if (process.env['TZ'] === undefined) delete process.env['TZ']
  return localZone()
}
