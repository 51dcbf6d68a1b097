import { expect, test } from 'vitest'
import { appIdentity, release } from './identity'

test('a release uses the same folder and entry as every version before it', () => {
  const identity = appIdentity({ isPackaged: true, version: '1.2.3' })
  expect(identity).toEqual({ folder: 'Candlewick', entry: 'candlewick' })
  expect(identity).toBe(release)
})

test('a trial and a checkout share nothing with a release or each other', () => {
  const all = [
    release,
    appIdentity({ isPackaged: true, version: '1.2.3-trial' }),
    appIdentity({ isPackaged: false, version: '1.2.3' })
  ]
  expect(new Set(all.map(({ folder }) => folder)).size).toBe(3)
  expect(new Set(all.map(({ entry }) => entry)).size).toBe(3)
})
