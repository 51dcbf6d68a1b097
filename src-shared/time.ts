/** Units of time in milliseconds. A day has 24 hours. */
export const second = 1_000
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const week = 7 * day
