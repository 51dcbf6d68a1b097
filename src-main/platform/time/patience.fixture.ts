/**
 * How long to wait, in real time, for something that normally happens immediately but may be slow on a busy
 * machine.
 */
export const patiently = { timeout: 20_000 } as const
