import { expect, test } from 'vitest'
import { escaped } from './in-ascii.mjs'

test('a script escaped to ASCII behaves like the original', () => {
  const script = 'const q = `“€” ${"→"} 𝄞`; [q, /[“€]/.test("€"), /^𝄞$/u.test("𝄞"), "café"]'
  const written = escaped(script)
  expect(written).toMatch(/^[\x20-\x7e]*$/)
  expect((0, eval)(`{${written}}`)).toEqual(['“€” → 𝄞', true, true, 'café'])
})
