import { configure } from '@testing-library/svelte'
import { afterAll, afterEach, expect, vi } from 'vitest'

// A busy machine can take longer than the default second.
configure({ asyncUtilTimeout: 5_000 })

// Svelte warns of mistakes such as reading a value after its component is gone.
const warn = vi.spyOn(console, 'warn')
afterAll(() => warn.mockRestore())
// Hooks run in reverse order, so this one runs after the page was cleaned up.
afterEach(() => {
  const warnings = warn.mock.calls.map(String).filter(said => said.includes('[svelte]'))
  warn.mockClear()
  expect(warnings, 'warnings by Svelte').toEqual([])
})

// Component tests share a page.
afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})

// If lazy imports were interrupted, no later file could load them.
afterAll(() => vi.dynamicImportSettled())
