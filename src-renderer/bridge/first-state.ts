import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/** Removes the state embedded in the page and returns it. Empty in development, or if it's truncated. */
export function takeFirstState(page: Document = document): FirstState {
  const held = page.getElementById(element)
  held?.remove()
  const state = parsedJson(held?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
