// Writes the sounds in resources/sounds: short, quiet, fading tones. After a change, run:
// node scripts/sounds/sounds.mjs
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const rate = 22_050
/** The largest amplitude as a share of full volume: audible, but not startling. */
const loudest = 0.28

/**
 * @typedef {{ hz: number, from?: number, fades: number, share?: number }} Tone a fading tone. `from` and `fades` are
 * in seconds, `share` is its share of the volume. By default, a tone starts at once, at full volume.
 */

/** @type {Readonly<Record<string, { seconds: number, tones: readonly Tone[] }>>} */
const scores = {
  chime: {
    seconds: 0.7,
    tones: [
      { hz: 880, fades: 0.18 },
      { hz: 1_318.5, from: 0.12, fades: 0.2 }
    ]
  },
  bell: {
    seconds: 0.9,
    tones: [
      { hz: 660, fades: 0.28 },
      { hz: 1_320, fades: 0.2, share: 0.5 },
      { hz: 1_815, fades: 0.12, share: 0.5 }
    ]
  },
  knock: {
    seconds: 0.4,
    tones: [
      { hz: 196, fades: 0.035 },
      { hz: 196, from: 0.14, fades: 0.035 }
    ]
  }
}

/**
 * @param {Tone} tone
 * @param {number} time seconds
 */
function toneAt({ hz, from = 0, fades, share = 1 }, time) {
  const since = time - from
  if (since < 0) return 0
  // An abrupt start would click.
  const rise = Math.min(1, since / 0.004)
  return share * rise * Math.exp(-since / fades) * Math.sin(2 * Math.PI * hz * since)
}

/** @param {readonly number[]} samples -1 to 1 */
function wave(samples) {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2))
  return file
}

export const sounds = Object.fromEntries(
  Object.entries(scores).map(([name, { seconds, tones }]) => {
    const raw = Array.from({ length: Math.round(seconds * rate) }, (_, at) =>
      tones.reduce((sum, tone) => sum + toneAt(tone, at / rate), 0)
    )
    const peak = Math.max(...raw.map(Math.abs))
    return [name, wave(raw.map(sample => (sample / peak) * loudest))]
  })
)

/** @param {string} name */
export const soundFile = name => new URL(`../../resources/sounds/${name}.wav`, import.meta.url)

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, file] of Object.entries(sounds)) writeFileSync(soundFile(name), file)
