import type { InBackground } from './work-under-way'

/** An error fails the test run. */
export const unwatched: InBackground = work => void work
