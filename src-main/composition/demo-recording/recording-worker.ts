import { once } from 'node:events'
import { startThread } from '../../platform/threads/thread-program'
import type { Laying } from './lay-in'

/** Runs {@link layIn} in a thread while the window loads. Throws the same errors. */
export async function layInAside(laying: Laying): Promise<number> {
  const thread = startThread(import.meta.url, 'recording-thread', { workerData: laying })
  try {
    const [days] = (await once(thread, 'message')) as [number]
    return days
  } finally {
    await thread.terminate()
  }
}
