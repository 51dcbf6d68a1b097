import type { InBackground } from './work-under-way'

/** Starts background work in a test. Its errors fail the test run. */
export const unwatched: InBackground = work => void work
