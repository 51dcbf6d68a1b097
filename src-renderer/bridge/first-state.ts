import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/**
 * Reads the state embedded in the page and removes it from there. Empty if there is none, as in development,
 * or if it is truncated.
 */
export function takeFirstState(page: Document = document): FirstState {
  const held = page.getElementById(element)
  held?.remove()
  const state = parsedJson(held?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
