import {
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeSync
} from 'node:fs'
import { join } from 'node:path'

const maxBytes = 1_000_000
const maxFiles = 5
export const maxLogBytes = maxBytes * maxFiles

const tailBytes = 64_000

/** Never throws, because a full disk must not crash the app. */
export class LogFile {
  readonly #folder: string
  #lost = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Writes synchronously, so that the last lines before a crash are on disk. */
  write(line: string): void {
    try {
      const lost = this.#lost === 0 ? '' : `\n(${this.#lost} entries couldn't be written)\n`
      this.#append(Buffer.from(`${lost}${line}\n`))
      this.#lost = 0
    } catch {
      this.#lost++
    }
  }

  tail(lines: number): readonly string[] {
    const found: string[] = []
    for (let age = 0; age < maxFiles && found.length < lines; age++) {
      const { ended, whole } = this.#endOf(this.#path(age))
      found.unshift(...ended)
      // If part of this file wasn't read, lines of older files would leave a gap in the log.
      if (!whole) break
    }
    return found.slice(-lines)
  }

  #append(bytes: Buffer): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    const size = statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0
    if (size + bytes.length > maxBytes) this.#rotate()
    const handle = this.#open()
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
    } finally {
      closeSync(handle)
    }
  }

  #open(): number {
    const handle = openSync(this.#path(0), 'a', 0o600)
    // Removes other users' access, which an existing file may allow.
    if ((fstatSync(handle).mode & 0o077) !== 0) fchmodSync(handle, 0o600)
    return handle
  }

  #rotate(): void {
    for (let age = maxFiles - 1; age > 0; age--) {
      try {
        renameSync(this.#path(age - 1), this.#path(age))
      } catch (error) {
        // Throws if the current file can't be renamed, because it would grow without limit.
        if (age === 1) throw error
      }
    }
  }

  #path(age: number): string {
    return join(this.#folder, age === 0 ? 'candlewick.log' : `candlewick.${age}.log`)
  }

  #endOf(path: string): { readonly ended: readonly string[]; readonly whole: boolean } {
    try {
      const handle = openSync(path, 'r')
      try {
        const { size } = fstatSync(handle)
        const end = Buffer.alloc(Math.min(size, tailBytes))
        const read = readSync(handle, end, 0, end.length, size - end.length)
        const whole = size === end.length
        const lines = end.toString('utf8', 0, read).split('\n')
        return { ended: (whole ? lines : lines.slice(1)).filter(line => line !== ''), whole }
      } finally {
        closeSync(handle)
      }
    } catch {
      return { ended: [], whole: true }
    }
  }
}
