import type { PageMessage } from '../../../src-shared/contract/port'
import type { PagePort } from './dispatch'

export interface FakePort extends PagePort {
  readonly sent: readonly PageMessage[]
  take(data: unknown): void
  close(): void
  readonly isClosed: boolean
}

export function fakePort(): FakePort {
  const listeners: Record<string, ((message: { readonly data: unknown }) => void)[]> = {
    message: [],
    close: []
  }
  const sent: PageMessage[] = []
  let isClosed = false
  const emit = (event: string, data?: unknown): void =>
    listeners[event]?.forEach(listener => listener({ data }))
  return {
    sent,
    on: (event: string, listener: (message: { readonly data: unknown }) => void) =>
      listeners[event]?.push(listener),
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
