import type { FirstState } from '@contract'
import { parsedJson } from '../../src-shared/json'

const element = 'first-state'

/** Resolves once the page has come to its end, where its first state stands. */
export async function pageIsWhole(page: Document = document): Promise<void> {
  if (page.readyState !== 'loading') return
  await new Promise(resolve => {
    page.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

/** What came with the page, taken out of it; empty where nothing did, as while it is developed, or where it was cut off. */
export function takeFirstState(page: Document = document): FirstState {
  const held = page.getElementById(element)
  held?.remove()
  const state = parsedJson(held?.textContent ?? '')
  return typeof state === 'object' && state !== null ? (state as FirstState) : {}
}
