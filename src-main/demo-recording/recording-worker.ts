import { once } from 'node:events'
import { startThread } from '../threads/thread-program'
import type { Laying } from './lay-in'

/** {@link layIn} in a thread, because the window loads its page meanwhile. @throws what it throws */
export async function layInAside(laying: Laying): Promise<number> {
  const thread = startThread(import.meta.url, 'recording-thread', { workerData: laying })
  try {
    const [days] = (await once(thread, 'message')) as [number]
    return days
  } finally {
    await thread.terminate()
  }
}
