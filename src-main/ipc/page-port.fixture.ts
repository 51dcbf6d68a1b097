import type { PageMessage } from '../../src-shared/contract/port'
import type { PagePort } from './dispatch'

export interface FakePort extends PagePort {
  /** What the page was sent, in order. */
  readonly sent: readonly PageMessage[]
  /** The page sends something. */
  take(data: unknown): void
  /** The page goes away, or loses it. */
  close(): void
  readonly isClosed: boolean
}

/** The main process's end of a page's port, with no page at the other. */
export function fakePort(): FakePort {
  const hears: Record<string, ((message: { readonly data: unknown }) => void)[]> = { message: [], close: [] }
  const sent: PageMessage[] = []
  let isClosed = false
  const emit = (event: string, data?: unknown): void => hears[event]?.forEach(hear => hear({ data }))
  return {
    sent,
    on: (event: string, hear: (message: { readonly data: unknown }) => void) => hears[event]?.push(hear),
    postMessage: message => sent.push(structuredClone(message)),
    start: () => undefined,
    take: data => emit('message', data),
    close: () => {
      isClosed = true
      emit('close')
    },
    get isClosed() {
      return isClosed
    }
  }
}
