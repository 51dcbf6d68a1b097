import { execFileSync } from 'node:child_process'
import { readSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

export const say = (text: string): void => void writeSync(1, `${text}\n`)

export function readSecret(): string {
  const echo = (option: string): void => {
    if (isatty(0)) execFileSync('stty', [option], { stdio: ['inherit', 'ignore', 'ignore'] })
  }
  const bytes = Buffer.alloc(8_192)
  let length = 0
  echo('-echo')
  try {
    while (length < bytes.length) {
      const read = readSync(0, bytes, length, bytes.length - length, null)
      length += read
      if (read === 0 || bytes.subarray(0, length).includes('\n')) break
    }
  } finally {
    echo('echo')
  }
  return bytes.toString('utf8', 0, length)
}
