import { isDamage } from '../../platform/storage/database'
import { openSession } from './open-session'
import type { ServiceSession, ServiceSessionSources } from './service-session'

/**
 * Opens a session. If the first attempt finds damage, the second one reads every page and moves the damaged
 * file aside.
 * @throws like `openSession`
 */
export function openSoundSession(sources: ServiceSessionSources): ServiceSession {
  try {
    return openSession(sources)
  } catch (error) {
    if (!isDamage(error)) throw error
    return openSession(sources)
  }
}
