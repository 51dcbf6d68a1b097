import { expect, test } from 'vitest'
import { runtimeOrigin } from './runtime'

test.each([
  ['official', true, '0.1.0', '/opt/Candlewick/candlewick'],
  ['trial', true, '0.1.0-trial', '/opt/Candlewick Trial/candlewick-trial'],
  ['trial', false, '0.1.0', '/home/me/.cache/candlewick/electron-33.4.11-trial-2/electron'],
  ['official', false, '0.1.0', '/home/me/candlewick/node_modules/electron/dist/electron'],
  ['chosen', false, '0.1.0', '/opt/electron/electron']
] as const)(
  'the origin is “%s” (packaged: %s, version: %s, program: %s)',
  (origin, packaged, version, executable) => {
    expect(runtimeOrigin({ packaged, version, executable })).toBe(origin)
  }
)
