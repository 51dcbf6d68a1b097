import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { holdFile, type Held } from './held-file.fixture'

/** Locks a database from another program, until the test ends. */
export async function lockFile(path: string, held?: Held): Promise<ChildProcess> {
  const child = await holdFile(path, held)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
