import { configure } from '@testing-library/svelte'
import { afterAll, afterEach, expect, vi } from 'vitest'

// jsdom has no media queries, but Svelte reads the pixel ratio with one as soon as a module imports it.
window.matchMedia ??= () =>
  ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList

// A busy machine can take longer than the default second.
configure({ asyncUtilTimeout: 5_000 })

// A test fails if Svelte warns during it, for example about a value that was read after its component was
// destroyed.
const warn = vi.spyOn(console, 'warn')
afterAll(() => warn.mockRestore())
afterEach(() => {
  const warnings = warn.mock.calls.map(String).filter(warning => warning.includes('[svelte]'))
  warn.mockClear()
  expect(warnings, 'warnings by Svelte').toEqual([])
})

afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})

// Waits for dynamic imports at the end of a file. If they were interrupted, later files couldn't load the
// same modules.
afterAll(() => vi.dynamicImportSettled())
