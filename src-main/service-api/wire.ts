import type { TextDecoder as Decoder } from 'node:util'
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
  /** Not UTF-8, or not what its content-encoding says. */
  | { readonly state: 'not-text' }
  | { readonly state: 'cut' }

/**
 * Reads a body as UTF-8 text whatever its content type, piece by piece. Beyond `maxBytes` (after decompression)
 * it is let go at once, so that 60 MB are never held. A byte order mark is dropped.
 */
export async function readBody(response: ServiceResponse, maxBytes: number): Promise<BodyRead> {
  if (response.body === null) return { state: 'whole', text: '' }
  const reader = response.body.getReader()
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return letGo(reader, 'too-large')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const pieces: string[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader.read().catch(brokenBy)
    if ('state' in piece) return piece
    if (piece.done) break
    bytes += piece.value?.byteLength ?? 0
    if (bytes > maxBytes) return letGo(reader, 'too-large')
    const text = decoded(decoder, piece.value)
    if (text === null) return letGo(reader, 'not-text')
    pieces.push(text)
  }
  const rest = decoded(decoder, undefined)
  return rest === null ? { state: 'not-text' } : { state: 'whole', text: pieces.join('') + rest }
}

function brokenBy(error: unknown): BodyRead {
  const said = error instanceof Error ? `${error.message} ${String(error.cause)}` : ''
  return /decod|incorrect header check|unexpected end of file|Z_(?:DATA|BUF)|brotli/i.test(said)
    ? { state: 'not-text' }
    : { state: 'cut' }
}

function letGo(reader: ByteReader, state: 'too-large' | 'not-text'): BodyRead {
  // The answer is settled either way; a stream that fails while being cancelled changes nothing.
  reader.cancel().catch(() => undefined)
  return { state }
}

function decoded(decoder: Decoder, bytes: Uint8Array | undefined): string | null {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    return null
  }
}
