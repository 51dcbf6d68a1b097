/** Timeout in real time for things that are immediate on an idle machine. */
export const patiently = { timeout: 20_000 } as const
