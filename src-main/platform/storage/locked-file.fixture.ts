import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { holdFile, type LockDuration } from './file-lock.fixture'

export async function lockFile(path: string, duration?: LockDuration): Promise<ChildProcess> {
  const child = await holdFile(path, duration)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
