import { join } from 'node:path'
import { expect, test } from 'vitest'
import { m } from '../../../src-shared/messages/m'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { routeCommand } from './route-command'

const words = m.commandLine.route

async function run(args: readonly string[], folder: string, typed: string | null = 'yes\n') {
  const shown: string[] = []
  const code = await routeCommand(args, folder, {
    isInteractive: typed !== null,
    say: text => void shown.push(text),
    ask: () => typed ?? ''
  })
  return { code, shown: shown.join('\n') }
}

test('adds a route only after the user typed yes', async () => {
  const folder = join(tempFolder(), 'data')
  const add = ['add', 'program', '/usr/bin/env', 'a b', '--urgent']
  for (const typed of ['no\n', '', 'YES!\n']) expect((await run(add, folder, typed)).code).toBe(1)
  expect((await run(['list'], folder)).shown).toBe('')
  const added = await run(add, folder)
  expect(added.code).toBe(0)
  expect(added.shown).toContain('"/usr/bin/env" "a b" "--urgent"')
  expect((await run(['list'], folder)).shown).toContain('"/usr/bin/env" "a b" "--urgent"')
})

test('adds no route without a terminal', async () => {
  const folder = join(tempFolder(), 'data')
  const add = ['add', 'webhook', 'https://example.com/hook']
  expect(await run(add, folder, null)).toEqual({ code: 1, shown: words.needsTerminal() })
  expect((await run(['list'], folder)).shown).toBe('')
})

test('explains a wrong command or address', async () => {
  const folder = join(tempFolder(), 'data')
  for (const args of [[], ['add'], ['add', 'fax', '123'], ['add', 'ntfy'], ['remove', 'x']])
    expect(await run(args, folder)).toEqual({ code: 2, shown: words.usage() })
  const plain = await run(['add', 'ntfy', 'topic', 'http://example.com'], folder)
  expect(plain.code).toBe(1)
  expect(plain.shown).toContain(m.faults.causeNext['address-plain-http']())
})
