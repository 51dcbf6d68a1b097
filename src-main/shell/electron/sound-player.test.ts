import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { AlertSounds } from './alert-sounds'
import { playFile } from './sound-player'

function desktopWith(players: Readonly<Record<string, number>>) {
  const folder = tempFolder()
  const log = join(folder, 'played')
  writeFileSync(log, '')
  for (const [name, code] of Object.entries(players)) {
    const file = join(folder, name)
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${log}"\nexit ${code}\n`)
    chmodSync(file, 0o755)
  }
  const path = process.env['PATH']
  process.env['PATH'] = folder
  onTestFinished(() => {
    process.env['PATH'] = path
  })
  return () => readFileSync(log, 'utf8').split('\n').filter(Boolean)
}

test('plays a sound with the first available program', async () => {
  const played = desktopWith({ paplay: 0, aplay: 0 })
  expect(await playFile('/sounds/bell.wav')).toBe(true)
  expect(played()).toEqual(['paplay /sounds/bell.wav'])
})

test('tries the next program if one fails', async () => {
  const some = desktopWith({ 'pw-play': 1, 'canberra-gtk-play': 0 })
  expect(await playFile('/sounds/bell.wav')).toBe(true)
  expect(some()).toEqual(['pw-play /sounds/bell.wav', 'canberra-gtk-play -f /sounds/bell.wav'])
  const none = desktopWith({ aplay: 1 })
  expect(await playFile('/sounds/bell.wav')).toBe(false)
  expect(none()).toEqual(['aplay -q /sounds/bell.wav'])
})

test('reports only the first sound that can’t be played', async () => {
  const received = desktopWith({ paplay: 0 })
  let played = 0
  const sounds = new AlertSounds('/resources/sounds', () => played++)
  await sounds.alert('none')
  await sounds.alert('knock')
  expect([received(), played]).toEqual([['paplay /resources/sounds/knock.wav'], 0])
  const mute = desktopWith({ paplay: 1 })
  for (const sound of ['chime', 'bell'] as const) await sounds.alert(sound)
  expect([mute().length, played]).toEqual([2, 1])
})
