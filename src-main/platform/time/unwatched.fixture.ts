import type { InBackground } from './work-under-way'

/** Errors fail the test run. */
export const unwatched: InBackground = work => void work
