export const patiently = { timeout: 20_000 } as const
