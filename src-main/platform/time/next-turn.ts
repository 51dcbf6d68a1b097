/** In Electron, Chromium's browser process runs on this thread, so long work must be split or the window hangs. */
export const nextTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await nextTurn()
}

export const rest = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))
