import type { InBackground } from './work-under-way'

/** Doesn't catch errors, so an error fails the test run. */
export const unwatched: InBackground = work => void work
