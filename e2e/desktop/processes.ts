import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'

/** Ends a test desktop's programs in reverse order. */
export class Processes {
  readonly #running: ChildProcess[] = []

  start(
    command: string,
    options: readonly string[],
    env: NodeJS.ProcessEnv,
    stdio: StdioOptions
  ): ChildProcess {
    const child = spawn(command, options, { env, stdio })
    child.on('error', () => undefined)
    this.#running.push(child)
    return child
  }

  kill(command: string): void {
    this.#running.find(({ spawnfile }) => spawnfile === command)?.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    for (const child of this.#running.toReversed()) await ended(child)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const over = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const stubborn = setTimeout(() => child.kill('SIGKILL'), 2_000)
  await over
  clearTimeout(stubborn)
}

export function firstLine(child: ChildProcess, stream: number): Promise<string> {
  const readable = child.stdio[stream]
  if (!readable || !('on' in readable)) return Promise.reject(new Error('no such stream'))
  return new Promise((resolve, reject) => {
    let text = ''
    readable.on('data', (piece: Buffer) => {
      text += piece.toString()
      const [line, ...rest] = text.split('\n')
      if (rest.length > 0 && line !== undefined) resolve(line.trim())
    })
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code ?? 'a signal'}`)))
    child.once('error', reject)
  })
}
