import type { RequestOptions } from './request'

/** As much of `fetch` as the client needs: Electron's net.fetch and Node's fetch both fit. */
export type ServiceFetch = (url: string, init: RequestOptions) => Promise<ServiceResponse>

export interface ServiceResponse {
  readonly status: number
  readonly headers: HeaderSource
  readonly body: ByteStream | null
}

export interface HeaderSource {
  get(name: string): string | null
  forEach(see: (value: string, name: string) => void): void
}

interface ByteStream {
  getReader(): ByteReader
}

interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

export type BodyRead =
  | { readonly state: 'whole'; readonly text: string }
  | { readonly state: 'too-large' }
  /** Not compressed the way it says. */
  | { readonly state: 'not-text' }
  | { readonly state: 'cut' }

/**
 * Reads a body as UTF-8 text whatever its content type, piece by piece. Beyond `maxBytes` (after decompression)
 * it is let go at once, so that 60 MB are never held. A byte order mark is dropped. A byte that is no UTF-8 becomes the
 * replacement character: one odd letter in a headline must not lose an answer that was paid for.
 */
export async function readBody(response: ServiceResponse, maxBytes: number): Promise<BodyRead> {
  if (response.body === null) return { state: 'whole', text: '' }
  const reader = response.body.getReader()
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(reader)
  const decoder = new TextDecoder('utf-8')
  const pieces: string[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader.read().catch(brokenBy)
    if ('state' in piece) return piece
    if (piece.done) break
    bytes += piece.value?.byteLength ?? 0
    if (bytes > maxBytes) return tooLarge(reader)
    pieces.push(decoder.decode(piece.value, { stream: true }))
  }
  return { state: 'whole', text: pieces.join('') + decoder.decode() }
}

function brokenBy(error: unknown): BodyRead {
  const said = error instanceof Error ? `${error.message} ${String(error.cause)}` : ''
  return /decod|incorrect header check|unexpected end of file|Z_(?:DATA|BUF)|brotli/i.test(said)
    ? { state: 'not-text' }
    : { state: 'cut' }
}

function tooLarge(reader: ByteReader): BodyRead {
  // The answer is settled either way; a stream that fails while being cancelled changes nothing.
  reader.cancel().catch(() => undefined)
  return { state: 'too-large' }
}
