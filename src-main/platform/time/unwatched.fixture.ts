import type { InBackground } from './work-under-way'

/** Doesn't handle errors, so that they fail the test run. */
export const unwatched: InBackground = work => void work
