import { once } from 'node:events'
import { startThread } from '../../platform/threads/thread-program'
import type { DemoProfile } from './demo-profile'

/** Runs {@link createDemoProfile} in a thread while the window loads. Throws the same errors. */
export async function createDemoProfileInThread(profile: DemoProfile): Promise<number> {
  const thread = startThread(import.meta.url, 'recording-thread', { workerData: profile })
  try {
    const [days] = (await once(thread, 'message')) as [number]
    return days
  } finally {
    await thread.terminate()
  }
}
