import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { CrashRecord } from '../../../src-shared/contract/diagnostics'
import { parsedJson } from '../../../src-shared/json'
import { logText } from '../log/log'

const maxRecords = 10

const maxDistinct = 1_000

export const crashPath = (logFolder: string): string => join(logFolder, 'crashes.json')

export type Crash = Omit<CrashRecord, 'stack' | 'times'> & { readonly error: unknown }

/** Checked when read, because another version may have written the file. */
const StoredCrash = z.object({
  at: z.number(),
  process: z.enum(['main', 'window']),
  stack: z.string(),
  times: z.number(),
  versions: z.object({ app: z.string(), electron: z.string(), chromium: z.string(), node: z.string() })
}) satisfies z.ZodType<CrashRecord>

/** Never throws, because it's used while errors are handled. */
export class CrashFile {
  readonly #path: string
  readonly #met = new Map<string, number>()

  constructor(path: string) {
    this.#path = path
  }

  all(): readonly CrashRecord[] {
    try {
      const found = parsedJson(readFileSync(this.#path, 'utf8'))
      return Array.isArray(found) ? found.flatMap(one => StoredCrash.safeParse(one).data ?? []) : []
    } catch {
      return []
    }
  }

  /** Records a crash. If it repeats, writes it less and less often, to spare the disk. */
  note({ error, ...crash }: Crash): void {
    const stack = logText(error)
    const times = (this.#met.get(stack) ?? 0) + 1
    if (this.#met.size >= maxDistinct) this.#met.clear()
    this.#met.set(stack, times)
    if (!isPowerOfTwo(times)) return
    const others = this.all().filter(other => other.process !== crash.process || other.stack !== stack)
    this.#write([{ ...crash, stack, times }, ...others].slice(0, maxRecords))
  }

  remove(records: readonly CrashRecord[]): void {
    const isGone = ({ at, stack }: CrashRecord): boolean =>
      records.some(gone => gone.at === at && gone.stack === stack)
    this.#write(this.all().filter(record => !isGone(record)))
  }

  #write(records: readonly CrashRecord[]): void {
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      // Writes to a new file first, so that a full disk can't leave half a file.
      writeFileSync(`${this.#path}.new`, JSON.stringify(records), { mode: 0o600 })
      renameSync(`${this.#path}.new`, this.#path)
    } catch {
      // Ignores the error, because the log also has the crash.
    }
  }
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0
