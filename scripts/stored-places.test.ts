import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appIdentity } from '../src-main/platform/identity/identity'
import { autostartPath, dataFolder, logFolder } from '../src-main/platform/identity/own-folders'
import { configHome } from '../src-main/platform/identity/base-folders.mjs'
import { maxLogBytes } from '../src-main/platform/log/log-file'
import { keychainService } from '../src-main/platform/secrets/keychain-request'
import { installUnit } from '../src-main/shell/watch/service-unit'
import { identity } from './package/identity.mjs'
import { cacheFolder, root } from './setup/places.mjs'

// README lists every place where Candlewick stores something, so that users can delete all of it.

const readme = readFileSync(join(root, 'README.md'), 'utf8')

const section = (heading: string): string =>
  readme.split(/^## /m).find(one => one.startsWith(`${heading}\n`)) ?? expect.unreachable()

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => /^\|(?! -)/.test(line))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim())
    )

const rows = rowsOf(section('Where your data is'))
const locationOf = (data: RegExp): string =>
  rows.find(([first = '']) => data.test(first))?.[1] ?? expect.unreachable()

const programs = {
  'a release': appIdentity({ isPackaged: true, version: '1.2.3' }),
  'a trial': appIdentity({ isPackaged: true, version: identity(true).version }),
  'a checkout, `npm start`': appIdentity({ isPackaged: false, version: '1.2.3' })
}

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'candlewick-places-'))
  vi.stubEnv('HOME', home)
  vi.stubEnv('XDG_CONFIG_HOME', undefined)
  vi.stubEnv('XDG_CACHE_HOME', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true })
})
const inHome = (path: string): string => `~/${relative(home, path)}`

test.each(Object.entries(programs))('README names the folder and the autostart entry of %s', (name, own) => {
  expect(rows.find(([first]) => first === name)).toEqual([
    name,
    `\`${inHome(join(configHome(), own.folder))}\``,
    `\`${inHome(autostartPath(own.entry))}\``
  ])
})

test('README names what is in that folder, and the size of the log', () => {
  expect(locationOf(/^settings, watchlists/)).toContain(`\`${dataFolder('FOLDER')}\``)
  const megabytes = maxLogBytes / 1_000_000
  expect(locationOf(/^log and crash records/)).toBe(
    `\`${logFolder('FOLDER')}\`, the log at most ${megabytes} MB`
  )
})

test('README names the places outside that folder', () => {
  expect(locationOf(/^API keys/)).toBe(`the system keychain, under \`${keychainService}\``)
  expect(locationOf(/^the fallback copy of Electron/)).toBe(`\`${inHome(cacheFolder())}\``)
})

test('README names the systemd unit of every program', () => {
  const [before = '', after = ''] = locationOf(/^the systemd unit/)
    .replaceAll('`', '')
    .split('*')
  for (const { entry } of Object.values(programs)) {
    const path = installUnit({ command: ['/usr/bin/candlewick'], unit: entry }).match(/\/\S*\.service/)?.[0]
    const shown = inHome(path ?? expect.unreachable())
    expect([shown.slice(0, before.length), shown.slice(-after.length)]).toEqual([before, after])
  }
})

test('README names the package to remove and the keychain entry to look for', () => {
  const uninstall = section('Uninstall it')
  for (const trial of [false, true])
    expect(uninstall).toContain(`\`sudo apt remove ${identity(trial).name}\``)
  expect(uninstall).toContain(`look for \`${keychainService}\``)
  expect(uninstall).toMatch(/Delete the folders, autostart entries and units in the tables above/)
})
