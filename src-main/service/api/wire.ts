import type { RequestOptions } from './request'

/** The part of `fetch` that both Node and Electron's network stack provide. */
export type ServiceFetch = (url: string, init: RequestOptions) => Promise<ServiceResponse>

export interface ServiceResponse {
  readonly status: number
  readonly headers: HeaderSource
  readonly body: ByteStream | null
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
  /** The body isn't compressed as its headers declare. */
  | { readonly state: 'not-text' }
  | { readonly state: 'cut' }

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

/** The call timed out, or the caller cancelled it. */
export interface GaveUp {
  readonly state: 'timed-out' | 'stopped'
}
