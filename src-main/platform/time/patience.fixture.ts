/** How long to wait, in real time, for something that is immediate unless the machine is busy. */
export const patiently = { timeout: 20_000 } as const
