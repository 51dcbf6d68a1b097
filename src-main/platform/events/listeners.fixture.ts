import { onTestFinished, vi } from 'vitest'
import { Emitter } from './emitter'

export interface AddedListener {
  /** Where the listener was added, innermost caller first: `at wire (/…/open-session.ts:105:19)`. */
  readonly callers: readonly string[]
  readonly isListening: () => boolean
}

export function recordListeners(): readonly AddedListener[] {
  const added: AddedListener[] = []
  const { on } = Emitter.prototype
  const depth = Error.stackTraceLimit
  Error.stackTraceLimit = 40
  const spy = vi.spyOn(Emitter.prototype, 'on').mockImplementation(function (
    this: Emitter<unknown>,
    listener: (payload: unknown) => void
  ) {
    let isListening = true
    const callers = (new Error().stack ?? '').split('\n').filter(line => line.includes('/src-main/'))
    added.push({ callers: callers.slice(1), isListening: () => isListening })
    const stop = on.call(this, listener)
    return () => {
      isListening = false
      stop()
    }
  })
  onTestFinished(() => {
    spy.mockRestore()
    Error.stackTraceLimit = depth
  })
  return added
}
