import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/**
 * Removes the state embedded in the page and returns it. Empty in development, or if the state is truncated.
 */
export function takeFirstState(page: Document = document): FirstState {
  const node = page.getElementById(element)
  node?.remove()
  const state = parsedJson(node?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
