/**
 * Resolves once the event loop did what it holds by now. In Electron Chromium shares the thread with us: between two parts of long
 * work it answers the window's process, which stands still until then.
 */
export const nextTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))
