import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/** Also removes it from the page. Empty in development, or if the state is truncated. */
export function takeFirstState(page: Document = document): FirstState {
  const node = page.getElementById(element)
  node?.remove()
  const state = parsedJson(node?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
