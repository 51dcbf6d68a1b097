import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { holdFile, type Held } from './held-file.fixture'

/** Another program that locks a database; resolves once it has it, and ends with the test at the latest. */
export async function lockFile(path: string, held?: Held): Promise<ChildProcess> {
  const child = await holdFile(path, held)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
