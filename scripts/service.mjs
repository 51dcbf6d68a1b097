// Runs the demo service alone, in this very process. What it takes and prints: src-main/demo/serve.ts.
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  const { setUp } = await import('./setup.mjs')
  await setUp({ quiet: true })
}
const { register } = await import('tsx/esm/api')
register()
await import('../src-main/demo/serve.ts')
