import { isDamage } from '../storage/database'
import { openSession } from './open-session'
import type { ServiceSession, ServiceSessionSources } from './service-session'

/**
 * As `openSession`. Where a statement meets damage that came since all pages of a file were read, they are read once more, and the
 * file is moved aside.
 * @throws what `openSession` throws
 */
export function openSoundSession(sources: ServiceSessionSources): ServiceSession {
  try {
    return openSession(sources)
  } catch (error) {
    if (!isDamage(error)) throw error
    return openSession(sources)
  }
}
