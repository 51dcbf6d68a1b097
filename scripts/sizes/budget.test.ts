import { expect, test } from 'vitest'
import { overLimit, partsOf, withImports } from './budget.mjs'
import { partOf } from './plugin.mjs'

const script = (imports: string[], parts: Record<string, number>) => ({
  isEntry: false,
  imports,
  parts
})
const scripts = {
  'index.js': script(['a.js', 'node:fs'], { zod: 10 }),
  'a.js': script(['b.js', 'index.js'], { zod: 5, 'src-main/credits': 7 }),
  'b.js': script([], { svelte: 1 }),
  'later.js': script(['a.js'], { echarts: 100 })
}

test('measures a script with all its static imports, and counts each of them once', () => {
  expect(withImports(scripts, 'index.js')).toEqual(['index.js', 'a.js', 'b.js'])
  expect(partsOf(scripts, withImports(scripts, 'index.js'))).toEqual({
    zod: 15,
    'src-main/credits': 7,
    svelte: 1
  })
})

test('reports an exceeded limit with the parts that grew most', () => {
  const parts = { zod: 20_000, 'src-main/credits': 9_000, svelte: 4_000 }
  const measured = { name: 'main', bytes: 600_000, most: 500_000, parts }
  const before = { main: { zod: 15_000, 'src-main/credits': 1_000, svelte: 4_000 } }
  expect(overLimit([measured], before)).toEqual([
    'main: 600.0 kB, but the limit is 500.0 kB. If the growth is justified, raise it in scripts/sizes/budget.mjs. Larger than before, unminified: src-main/credits by 8.0 kB, zod by 5.0 kB.'
  ])
  expect(overLimit([{ ...measured, bytes: 500_000 }], before)).toEqual([])
})

test.each([
  ['/x/node_modules/zod/v4/core/schemas.js', 'zod'],
  ['/x/node_modules/@lucide/svelte/dist/icons/x.js', '@lucide/svelte']
])('attributes the size of %s to %s', (id, part) => {
  expect(partOf(id)).toBe(part)
})
