import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import type * as fixture from './coin-schema.fixture'
import { withoutJsonSchema } from './without-json-schema.mjs'

const entry = join(import.meta.dirname, 'coin-schema.fixture.ts')

async function bundled(plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } }
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}

test('zod still validates if its JSON Schema support is left out of the bundle', async () => {
  const [whole, lean] = [await bundled([]), await bundled([withoutJsonSchema()])]
  expect(whole).toContain('json-schema.org')
  expect(lean).not.toContain('json-schema.org')
  const address = `data:text/javascript,${encodeURIComponent(lean)}`
  const { coin } = (await import(address)) as typeof fixture
  expect(coin.safeParse({ symbol: 'BTC', price: null }).success).toBe(true)
  const { error } = coin.safeParse({ symbol: '', price: 'x' })
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_small', 'invalid_type'])
})
