import { execFile } from 'node:child_process'

/** What plays a file on a desktop, the likeliest first. Electron has no way of its own without a window. */
const players: readonly (readonly [program: string, ...words: string[]])[] =
  process.platform === 'darwin'
    ? [['afplay']]
    : [['pw-play'], ['paplay'], ['canberra-gtk-play', '-f'], ['aplay', '-q']]

/** A sound of ours takes half a second; a program that hangs is not waited for. */
const mostMs = 5_000

/**
 * Plays a file by the first program that can: one that is not there, or finds no sound server, leaves it to the next.
 * @returns whether it was played
 */
export async function playFile(path: string): Promise<boolean> {
  for (const [program, ...words] of players) if (await ran(program, [...words, path])) return true
  return false
}

const ran = (program: string, words: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    execFile(program, words, { timeout: mostMs }, error => resolve(error === null))
  })
