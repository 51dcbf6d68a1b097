import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { autostartEntry, execLine, isSwitchedOff } from './desktop-entry'

test.each([
  [['/opt/Candlewick/candlewick', '--hidden'], '/opt/Candlewick/candlewick --hidden'],
  [['/home/a b/candlewick'], '"/home/a b/candlewick"'],
  [['/a/100%'], '"/a/100%%"'],
  [['/a/$HOME`x`"y"'], '"/a/\\\\$HOME\\\\`x\\\\`\\\\"y\\\\""'],
  [['C:\\a'], '"C:\\\\\\\\a"'],
  [[''], '""']
])('writes the command %j as %s', (command, line) => {
  expect(execLine(command)).toBe(line)
})

test('starts the program with exactly the given arguments', async () => {
  const folder = tempFolder()
  // GLib looks up the program before replacing %% with %.
  const odd = join(folder, `a b$c"d'e\`f\\h;i&j`)
  mkdirSync(odd)
  const program = join(odd, 'program')
  const received = join(folder, 'received')
  writeFileSync(
    program,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${received}.new'\nmv '${received}.new' '${received}'\n`
  )
  chmodSync(program, 0o755)
  const words = ['--user-data-dir=/home/x y/$HOME', '100%', '`id`', 'a\\b"c', "d'e", '--hidden']
  const entry = join(folder, 'candlewick.desktop')
  writeFileSync(entry, autostartEntry([program, ...words], join(odd, 'icon.png'), program))
  execFileSync('gio', ['launch', entry])
  await expect
    .poll(() => readFileSync(received, { encoding: 'utf8', flag: 'a+' }), { timeout: 10_000 })
    .toBe(`${words.join('\n')}\n`)
})

test.each([
  ['Hidden=true', true],
  ['X-GNOME-Autostart-enabled=false', true],
  ['Hidden=false', false],
  ['Name=Hidden=true', false]
])('decides whether an entry with %s is switched off: %s', (line, off) => {
  expect(isSwitchedOff(`[Desktop Entry]\n${line}\nTerminal=false\n`)).toBe(off)
})

test('writes an entry that is not switched off', () => {
  expect(isSwitchedOff(autostartEntry(['/a'], '/b', '/a'))).toBe(false)
})
