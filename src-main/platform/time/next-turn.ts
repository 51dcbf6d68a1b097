/**
 * In Electron, Chromium shares our thread. Split long work with this, or the window's process hangs until it's done.
 */
export const nextTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

export const rest = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))
