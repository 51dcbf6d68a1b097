import { expect, test } from 'vitest'
import { appIdentity, release } from './identity'

test('a release keeps the folder and keychain entry of earlier versions', () => {
  const identity = appIdentity({ isPackaged: true, version: '1.2.3' })
  expect(identity).toEqual({ folder: 'Candlewick', entry: 'candlewick' })
  expect(identity).toBe(release)
})

test('a trial and a checkout use folders and keychain entries of their own', () => {
  const all = [
    release,
    appIdentity({ isPackaged: true, version: '1.2.3-trial' }),
    appIdentity({ isPackaged: false, version: '1.2.3' })
  ]
  expect(new Set(all.map(({ folder }) => folder)).size).toBe(3)
  expect(new Set(all.map(({ entry }) => entry)).size).toBe(3)
})
