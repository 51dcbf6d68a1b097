import type { RequestOptions } from './request'

/** As much of `fetch` as the client needs: Node's fits, and the app's own over Electron's network. */
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
  | { readonly state: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly state: 'too-large' }
  /** Not compressed the way it says. */
  | { readonly state: 'not-text' }
  | { readonly state: 'cut' }

/**
 * Reads a body's bytes whatever its content type, piece by piece. Beyond `maxBytes` (after decompression) it is let go
 * at once, so that 60 MB are never held. The bytes have a buffer of their own, which can be handed to a thread.
 */
export async function readBody(response: ServiceResponse, maxBytes: number): Promise<BodyRead> {
  if (response.body === null) return { state: 'whole', bytes: new Uint8Array() }
  const reader = response.body.getReader()
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(reader)
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader.read().catch(brokenBy)
    if ('state' in piece) return piece
    if (piece.done) break
    bytes += piece.value?.byteLength ?? 0
    if (bytes > maxBytes) return tooLarge(reader)
    if (piece.value) pieces.push(piece.value)
  }
  return { state: 'whole', bytes: joined(pieces, bytes) }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** What names a body that is not compressed the way it says: codes of zlib and of brotli in Node, a word of Chromium's. */
const undecodable =
  /\bZ_(?:DATA|BUF)_ERROR|\bERR__ERROR_FORMAT|\bERR_BROTLI|decod|decompress|unexpected end of file/i

function brokenBy(error: unknown): BodyRead {
  const { message = '', cause } = (error ?? {}) as { message?: unknown; cause?: { code?: unknown } }
  // Decoders say a different sentence for every way to be wrong; their codes are few.
  const said = [message, cause, cause?.code].map(String).join(' ')
  return undecodable.test(said) ? { state: 'not-text' } : { state: 'cut' }
}

function tooLarge(reader: ByteReader): BodyRead {
  // The answer is settled either way; a stream that fails while being cancelled changes nothing.
  reader.cancel().catch(() => undefined)
  return { state: 'too-large' }
}
