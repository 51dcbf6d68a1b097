import { execFile } from 'node:child_process'

/** Programs that play sounds, most likely first. Electron can't play sounds without a window. */
const players: readonly (readonly [program: string, ...words: string[]])[] =
  process.platform === 'darwin'
    ? [['afplay']]
    : [['pw-play'], ['paplay'], ['canberra-gtk-play', '-f'], ['aplay', '-q']]

const mostMs = 5_000

/** Programs may be missing or have no sound server. */
export async function playFile(path: string): Promise<boolean> {
  for (const [program, ...words] of players) if (await ran(program, [...words, path])) return true
  return false
}

const ran = (program: string, words: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    execFile(program, words, { timeout: mostMs }, error => resolve(error === null))
  })
