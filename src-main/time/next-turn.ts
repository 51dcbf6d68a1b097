/**
 * Resolves once the event loop did what it holds by now. In Electron Chromium shares the thread with us: between two parts of long
 * work it answers the window's process, which stands still until then.
 */
export const nextTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

export const rest = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))
