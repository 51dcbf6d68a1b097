import { net, type ClientRequest, type IncomingMessage } from 'electron'
import type { Readable } from 'node:stream'
import type { HeaderSource, ServiceFetch, ServiceResponse } from '../../service/api/wire'

/**
 * Makes requests through the system's proxy and certificates. `net.fetch` would load 3 MB of code and never
 * finish on statuses that `Response` doesn't allow. See `requestInit`.
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
 * For these statuses, Chromium silently repeats the request, which Electron can't prevent. The first request
 * was free, because only a 200 is charged.
 */
const sentAgainOn: ReadonlySet<number> = new Set([421, 425])

function responseOf(request: ClientRequest, message: IncomingMessage): ServiceResponse {
  const stream = message as unknown as Readable
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
  const all = new Map(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))
  return {
    get: name => all.get(name.toLowerCase()) ?? null,
    forEach: see => all.forEach(see)
  }
}
