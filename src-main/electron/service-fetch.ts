import { net, type ClientRequest, type IncomingMessage } from 'electron'
import type { Readable } from 'node:stream'
import type { HeaderSource, ServiceFetch, ServiceResponse } from '../service-api/wire'

/**
 * Chromium's network stack: the system's proxy and certificates. What it must not do stands in `requestInit`. By `net.request`:
 * `net.fetch` makes each answer one of Node's own `fetch`, whose code takes 3 MB for as long as the app runs, and it is never done
 * with an answer whose status a `Response` may not have.
 */
export const electronFetch: ServiceFetch = (url, { signal, ...options }) =>
  new Promise((resolve, reject) => {
    const request = net.request({ url, ...options })
    const stop = (): void => {
      reject(new Error('The call was given up.'))
      request.abort()
    }
    signal.addEventListener('abort', stop, { once: true })
    request.on('error', reject)
    request.on('response', message => resolve(responseOf(request, message)))
    request.end()
  })

/**
 * Chromium sends a request once more on these statuses, and hands on what came the second time. No option of Electron stops it.
 * Where the second response has another status, nothing shows the first; it was free in any case, as it was no 200.
 */
const sentAgainOn: ReadonlySet<number> = new Set([421, 425])

function responseOf(request: ClientRequest, message: IncomingMessage): ServiceResponse {
  // Its types tell of events alone, but it is one of Node's streams.
  const stream = message as unknown as Readable
  // Whoever reads is told; until somebody does, it would be nobody's mistake and end up in the log as ours.
  stream.on('error', () => undefined)
  const pieces: AsyncIterator<Uint8Array, undefined> = stream.iterator()
  const read = async (): Promise<{ done: boolean; value?: Uint8Array | undefined }> => {
    const { done = false, value } = await pieces.next()
    return { done, value }
  }
  const cancel = async (): Promise<void> => request.abort()
  return {
    status: message.statusCode,
    timesSent: sentAgainOn.has(message.statusCode) ? 2 : 1,
    headers: headersOf(message),
    body: { getReader: () => ({ read, cancel }) }
  }
}

function headersOf({ headers }: IncomingMessage): HeaderSource {
  // Each name is in lower case there.
  const all = new Map(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
  return {
    get: name => all.get(name.toLowerCase()) ?? null,
    forEach: see => all.forEach(see)
  }
}
