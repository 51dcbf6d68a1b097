/** In real time, for something immediate that may be slow on a busy machine. */
export const patiently = { timeout: 20_000 } as const
