import type { InBackground } from './work-under-way'

/** Work in the background of a test that ends no session; an error in it fails the run. */
export const unwatched: InBackground = work => void work
