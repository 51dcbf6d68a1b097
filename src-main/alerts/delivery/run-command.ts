import { spawn, type ChildProcess } from 'node:child_process'
import { homedir } from 'node:os'
import { attempt, type Attempt, type DeliveryOutcome } from './outcome'
import type { Outgoing } from './outgoing'

/** These errors are worth a retry: there were no more processes, memory or file handles. */
const passing = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE'])

type Command = Extract<Outgoing, { by: 'command' }>

export const runCommand = (command: Command): Attempt =>
  attempt(end => {
    const { seconds, body } = command
    const failed = (error: unknown): void => void end(failureOf(error))
    const child = started(command, failed)
    const timer = setTimeout(
      () => void end({ state: 'unknown', reason: { code: 'time-limit', seconds } }),
      seconds * 1000
    )
    child?.once('error', failed)
    child?.once('exit', (code, signal) => void end(exitOutcome(code, signal)))
    child?.stdin?.on('error', () => undefined)
    child?.stdin?.end(body)
    return {
      stop() {
        clearTimeout(timer)
        if (child) kill(child)
      },
      aborted: () => ({ state: 'unknown', reason: { code: 'interrupted' } })
    }
  })

function started({ program, args }: Command, failed: (error: unknown) => void): ChildProcess | null {
  try {
    return spawn(program, args, {
      shell: false,
      // Creates a process group, so that the program's children are killed too.
      detached: process.platform !== 'win32',
      cwd: homedir(),
      stdio: ['pipe', 'ignore', 'ignore'],
      windowsHide: true
    })
  } catch (error) {
    // Node throws some errors and emits others. Both kinds are reported asynchronously.
    setImmediate(failed, error)
    return null
  }
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') return void child.kill('SIGKILL')
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}

function failureOf(error: unknown): DeliveryOutcome {
  const detail = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.message) : ''
  const reason = { code: 'program-failed', detail: detail.slice(0, 60) } as const
  return passing.has(detail) ? { state: 'retry', reason, afterMs: null } : { state: 'failed', reason }
}

function exitOutcome(code: number | null, signal: string | null): DeliveryOutcome {
  if (code === 0) return { state: 'delivered' }
  return code === null
    ? { state: 'unknown', reason: { code: 'ended', detail: signal ?? '' } }
    : { state: 'failed', reason: { code: 'exit', status: code } }
}
