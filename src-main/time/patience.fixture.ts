/** For things that are immediate on an idle machine. */
export const patiently = { timeout: 20_000 } as const
