import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/** What came with the page, taken out of it; empty where nothing did, as while it is developed, or where it was cut off. */
export function takeFirstState(page: Document = document): FirstState {
  const held = page.getElementById(element)
  held?.remove()
  const state = parsedJson(held?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
