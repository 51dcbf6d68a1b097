import type { InBackground } from './work-under-way'

/** Errors in the background work fail the test run. */
export const unwatched: InBackground = work => void work
