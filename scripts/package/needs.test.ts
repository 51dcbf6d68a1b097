import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../setup/places.mjs'
import { libcNeeded, needs } from './needs.mjs'

const forElectron = [
  'libgtk-3-0',
  'kde-cli-tools | kde-runtime | trash-cli | libglib2.0-bin | gvfs-bin',
  'xdg-utils'
]

test('puts a small GLib package before KDE packages, for minimal systems', () => {
  expect(needs(forElectron, '2.29')).toContain(
    'libglib2.0-bin | kde-cli-tools | kde-runtime | trash-cli | gvfs-bin'
  )
})

test("requires the C library version of the binaries and all of Electron's dependencies", () => {
  const all = needs(forElectron, '2.29')
  expect(all[0]).toBe('libc6 (>= 2.29)')
  expect(all).toEqual(expect.arrayContaining(['libgtk-3-0', 'xdg-utils', 'libsecret-1-0', 'libstdc++6']))
})

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-needs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, from] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    copyFileSync(from, join(folder, name))
  }
  return folder
}

function compiled(folder: string, line: string): string {
  const [source, library] = [join(folder, 'made.c'), join(folder, 'made.so')]
  writeFileSync(source, line)
  execFileSync('gcc', ['-shared', '-fPIC', '-o', library, source])
  return library
}

test.runIf(process.platform === 'linux')('requires the latest glibc symbol version of any binary', () => {
  const sqlite = join(
    root,
    `node_modules/@photostructure/sqlite/prebuilds/linux-${process.arch}/@photostructure+sqlite.glibc.node`
  )
  const folder = folderWith({ 'resources/deep/sqlite.node': sqlite, LICENSE: join(root, 'LICENSE') })
  const alone = libcNeeded(folder)
  expect(alone).toMatch(/^2\.\d+$/)
  // gettid needs version 2.30. If versions were compared as text, 2.9 would be later.
  compiled(folder, 'int gettid(void); int made(void) { return gettid(); }')
  expect(libcNeeded(folder)).toBe('2.30')
})

test('throws if a folder contains no binaries', () => {
  expect(() => libcNeeded(folderWith({ LICENSE: join(root, 'LICENSE') }))).toThrow('readelf could not tell')
})
