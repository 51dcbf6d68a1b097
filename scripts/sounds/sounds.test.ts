import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AlertSound } from '../../src-shared/contract/alerts'
import { soundFile, sounds } from './sounds.mjs'

test('every alert sound file is identical to the generated sound, and is short and quiet', () => {
  const names = AlertSound.options.filter(name => name !== 'none')
  expect(Object.keys(sounds).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const file = readFileSync(soundFile(name))
    expect(file.equals(sounds[name] ?? Buffer.alloc(0)), name).toBe(true)
    const samples = Array.from({ length: (file.length - 44) / 2 }, (_, at) => file.readInt16LE(44 + at * 2))
    const peak = Math.max(...samples.map(Math.abs)) / 32_767
    expect([
      samples.length / 22_050 < 1,
      peak > 0.2,
      peak < 0.35,
      Math.abs(samples.at(-1) ?? 1) < 400
    ]).toEqual([true, true, true, true])
  }
})
