import type { Clock } from '../time/clock'
import { requestInit } from './request'
import { readBody, type BodyRead, type HeaderSource, type ServiceFetch } from './wire'

/** What came of sending one request. */
export type Exchange =
  | {
      readonly state: 'answered'
      readonly status: number
      readonly headers: HeaderSource
      readonly body: BodyRead | GaveUp
    }
  | { readonly state: 'failed'; readonly error: unknown }
  | GaveUp

/** We stopped waiting: too slow, or told to by the caller. */
interface GaveUp {
  readonly state: 'timed-out' | 'stopped'
}

export interface Limits {
  /** For the whole request, its body included. */
  readonly timeoutMs: number
  readonly maxBytes: number
}

/** Sends one GET with the key and reads the answer whole. Never rejects. */
export async function exchange(
  fetch: ServiceFetch,
  clock: Clock,
  limits: Limits,
  request: { readonly url: string; readonly key: string; readonly signal: AbortSignal | undefined }
): Promise<Exchange> {
  const connection = new AbortController()
  // A fetch that does not heed its signal must not hold us: giving up is raced, not awaited.
  let giveUp: (state: GaveUp['state']) => void = () => undefined
  const gaveUp = new Promise<GaveUp>(resolve => {
    giveUp = state => {
      resolve({ state })
      connection.abort()
    }
  })
  const stop = (): void => giveUp('stopped')
  const cancelTimer = clock.after(limits.timeoutMs, () => giveUp('timed-out'))
  request.signal?.addEventListener('abort', stop, { once: true })
  try {
    const response = await Promise.race([
      fetch(request.url, requestInit(request.key, connection.signal)),
      gaveUp
    ])
    if ('state' in response) return response
    const { status, headers } = response
    const body = await Promise.race([gaveUp, readBody(response, limits.maxBytes)])
    return { state: 'answered', status, headers, body }
  } catch (error) {
    return { state: 'failed', error }
  } finally {
    cancelTimer()
    request.signal?.removeEventListener('abort', stop)
  }
}
