import { configure } from '@testing-library/svelte'
import { afterAll, afterEach, expect, vi } from 'vitest'

// Svelte reads the pixel ratio when a module imports it, and jsdom has no media queries.
window.matchMedia ??= () =>
  ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList

// A busy machine can take longer than the default second.
configure({ asyncUtilTimeout: 5_000 })

// Fails a test in which Svelte warns, such as about a value read after its component was destroyed.
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

// If dynamic imports were interrupted at the end of a file, later files couldn't load them.
afterAll(() => vi.dynamicImportSettled())
