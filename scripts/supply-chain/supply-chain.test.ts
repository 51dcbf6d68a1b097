import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { installScriptFaults } from './install-scripts.mjs'
import { licenceFaults } from './licences.mjs'
import { lockedPackages, lockFileFaults } from './lock-file.mjs'

const checksum = `sha512-${'A'.repeat(86)}==`

interface Planted {
  /** The version in package.json. */
  readonly wanted?: string
  /** The version that package.json has according to the lock file. */
  readonly agreed?: string
  /** Replaces fields of the lock file's entry for `planted`. */
  readonly entry?: object
  /** The package.json in node_modules. */
  readonly installed?: object
}

function project({ wanted = '1.2.3', agreed = wanted, entry = {}, installed = {} }: Planted): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-supply-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, value: object) => writeFileSync(join(folder, path), JSON.stringify(value))
  mkdirSync(join(folder, 'node_modules/planted'), { recursive: true })
  write('package.json', { dependencies: { planted: wanted } })
  write('package-lock.json', {
    packages: {
      '': { dependencies: { planted: agreed } },
      'node_modules/planted': { version: '1.2.3', integrity: checksum, license: 'MIT', ...entry }
    }
  })
  write('node_modules/planted/package.json', {
    name: 'planted',
    version: '1.2.3',
    license: 'MIT',
    ...installed
  })
  return folder
}

describe('the lock file', () => {
  test('accepts a valid lock file', () => {
    expect(lockFileFaults(project({}), {})).toEqual([])
    expect(
      lockFileFaults(
        project({ entry: { resolved: 'https://registry.example/planted/-/planted-1.2.3.tgz' } }),
        {}
      )
    ).toEqual([])
  })

  test.each<[string, Planted]>([
    ['a range of versions', { wanted: '^1.2.3' }],
    ['a tag', { wanted: 'latest' }],
    ['a repository', { wanted: 'git+https://git.example/planted.git' }],
    ['a package.json that differs from the lock file', { agreed: '1.2.2' }],
    ['no checksum', { entry: { integrity: undefined } }],
    ['a weak checksum', { entry: { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } }],
    ['two checksums, either of which npm accepts', { entry: { integrity: `${checksum} ${checksum}` } }],
    ['a repository behind a version', { entry: { resolved: 'git+ssh://git@git.example/planted.git#abc' } }],
    ['a tarball that isn’t from a registry', { entry: { resolved: 'https://files.example/planted.tgz' } }],
    ['a tarball of another package', { entry: { resolved: 'https://r.example/other/-/other-1.2.3.tgz' } }],
    [
      'a tarball over unencrypted HTTP',
      { entry: { resolved: 'http://registry.example/planted/-/planted-1.2.3.tgz' } }
    ],
    ['a folder next to the project', { entry: { link: true, resolved: '../planted' } }],
    ['another package under this name', { entry: { name: 'other' } }],
    ['a version in node_modules that differs from the lock file', { installed: { version: '1.2.4' } }]
  ])('the lock file check reports %s', (_what, planted) => {
    const faults = lockFileFaults(project(planted), {})
    expect(faults).not.toEqual([])
    for (const fault of faults) expect(fault).toMatch(/planted.*\.$/)
  })
})

describe('a package installed under an alias', () => {
  const aliases = { planted: 'original' }
  const sound = {
    wanted: 'npm:original@1.2.3',
    entry: { name: 'original' },
    installed: { name: 'original' }
  }

  test('accepts a package under an alias that is listed as allowed', () => {
    expect(lockFileFaults(project(sound), aliases)).toEqual([])
  })

  test.each<[string, Planted]>([
    ['a range of versions', { ...sound, wanted: 'npm:original@^1.2.3' }],
    ['a package other than the allowed one', { ...sound, wanted: 'npm:other@1.2.3' }],
    ['another package in the lock file', { ...sound, entry: { name: 'other' } }],
    ['another package in node_modules', { ...sound, installed: { name: 'other' } }]
  ])('the lock file check reports %s for an alias', (_what, planted) => {
    expect(lockFileFaults(project(planted), aliases)).not.toEqual([])
  })
})

describe('licences', () => {
  const faults = (license: unknown, exceptions = {}) =>
    licenceFaults(lockedPackages(project({ installed: { license } })), exceptions)

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'WTFPL OR ISC', 'MIT AND Apache-2.0'])(
    'the licence %s is allowed',
    license => {
      expect(faults(license)).toEqual([])
    }
  )

  test.each([
    ['GPL-3.0-only'],
    ['MIT AND GPL-3.0-only'],
    ['(MIT OR GPL-3.0-only) AND (AGPL-3.0-only)'],
    ['SEE LICENSE IN LICENSE.txt'],
    ['mit'],
    [''],
    [undefined],
    [['MIT']],
    [{ type: 'MIT' }]
  ])("the licence %j isn't allowed without an exception", license => {
    expect(faults(license)).toHaveLength(1)
  })

  test("reads the licence of a package that isn't installed from the lock file", () => {
    const folder = project({ entry: { license: 'GPL-3.0-only' } })
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect(licenceFaults(lockedPackages(folder), {})).toHaveLength(1)
  })

  test('a licence exception applies only to the licence that it names', () => {
    const exceptions = { planted: { licence: 'MPL-2.0', why: 'A test.' } }
    expect(faults('MPL-2.0', exceptions)).toEqual([])
    expect(faults(undefined, exceptions)).toEqual([])
    expect(faults('GPL-3.0-only', exceptions)).toHaveLength(2)
  })

  test('reports an exception for a package whose licence is allowed anyway', () => {
    expect(faults('MIT', { planted: { licence: 'MPL-2.0', why: 'A test.' } })).toEqual([
      'The exception for the licence of planted is no longer needed.'
    ])
  })
})

describe('install scripts', () => {
  test.each([
    ['the lock file', { entry: { hasInstallScript: true } }],
    ['its package.json', { installed: { scripts: { postinstall: 'node steal.js' } } }]
  ])('a package needs an exception if it has an install script according to %s', (_where, planted) => {
    const packages = lockedPackages(project(planted))
    expect(installScriptFaults(packages, {})).toHaveLength(1)
    expect(installScriptFaults(packages, { planted: 'A test.' })).toEqual([])
  })

  test("allows a package to have scripts that don't run on install", () => {
    const packages = lockedPackages(project({ installed: { scripts: { test: 'x', prepare: 'y' } } }))
    expect(installScriptFaults(packages, {})).toEqual([])
    expect(installScriptFaults(packages, { planted: 'A test.' })).toHaveLength(1)
  })
})
