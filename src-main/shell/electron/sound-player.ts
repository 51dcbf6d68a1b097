import { execFile } from 'node:child_process'

/**
 * Programs that play a sound file, most likely first. Electron can't play sounds without a window.
 */
const players: readonly (readonly [program: string, ...words: string[]])[] =
  process.platform === 'darwin'
    ? [['afplay']]
    : [['pw-play'], ['paplay'], ['canberra-gtk-play', '-f'], ['aplay', '-q']]

/** Our sounds last half a second. Don't wait for a program that hangs. */
const mostMs = 5_000

/**
 * Plays a file with the first program that works, skipping missing programs and those without a
 * sound server. Returns whether it was played.
 */
export async function playFile(path: string): Promise<boolean> {
  for (const [program, ...words] of players) if (await ran(program, [...words, path])) return true
  return false
}

const ran = (program: string, words: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    execFile(program, words, { timeout: mostMs }, error => resolve(error === null))
  })
