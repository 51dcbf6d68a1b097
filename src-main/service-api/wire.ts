import type { RequestOptions } from './request'

/** As much of `fetch` as the client needs: Node's fits, and the app's own over Electron's network. */
export type ServiceFetch = (url: string, init: RequestOptions) => Promise<ServiceResponse>

export interface ServiceResponse {
  readonly status: number
  readonly headers: HeaderSource
  readonly body: ByteStream | null
  /** How many times the network sent the request before it handed this on; left out = once. */
  readonly timesSent?: number
}

export interface HeaderSource {
  get(name: string): string | null
  forEach(see: (value: string, name: string) => void): void
}

interface ByteStream {
  getReader(): ByteReader
}

export interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

export type BodyRead =
  | { readonly state: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly state: 'too-large' }
  /** Not compressed the way it says. */
  | { readonly state: 'not-text' }
  | { readonly state: 'cut' }

/** What came of sending one request. */
export type Exchange =
  | {
      readonly state: 'answered'
      readonly status: number
      readonly headers: HeaderSource
      readonly body: BodyRead | GaveUp
      readonly timesSent?: number
    }
  | { readonly state: 'failed'; readonly error: unknown }
  | GaveUp

/** We stopped waiting: too slow, or told to by the caller. */
export interface GaveUp {
  readonly state: 'timed-out' | 'stopped'
}
