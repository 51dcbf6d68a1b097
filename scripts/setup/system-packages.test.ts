import { expect, test } from 'vitest'
import { missingPackages } from './system-packages.mjs'

const bare = { installed: new Set<string>(), renamed: false }

test('lists the system packages that are missing for a purpose', () => {
  expect(missingPackages(bare, ['headless'])).toEqual(['xvfb', 'xauth'])
  expect(missingPackages({ installed: new Set(['xvfb', 'xauth']), renamed: false }, ['headless'])).toEqual([])
  expect(missingPackages({ installed: new Set(['g++', 'make']), renamed: false }, ['build'])).toEqual([
    'python3',
    'libsecret-1-dev'
  ])
})

test('uses the t64 package names on releases that have them', () => {
  expect(missingPackages(bare, ['run'])).toContain('libgtk-3-0')
  const renamed = { installed: new Set(['libssl3t64', 'libasound2t64']), renamed: true }
  const missing = missingPackages(renamed, ['run'])
  expect(missing).toContain('libgtk-3-0t64')
  expect(missing.filter(name => name.startsWith('libasound2'))).toEqual([])
})
