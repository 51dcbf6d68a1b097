/** In real time. What's immediate may be slow on a busy machine. */
export const patiently = { timeout: 20_000 } as const
