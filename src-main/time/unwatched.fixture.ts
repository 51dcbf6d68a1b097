import type { InBackground } from './work-under-way'

/** Background work for tests that end no session. An error fails the test run. */
export const unwatched: InBackground = work => void work
