/** How long a test waits in real time for what comes at once on a machine that has nothing else to do. */
export const patiently = { timeout: 20_000 } as const
