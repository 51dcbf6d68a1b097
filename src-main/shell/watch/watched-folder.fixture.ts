import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import { Receiver } from '../../alerts/delivery/receiver.fixture'
import { quietMachine } from '../../composition/session/machine.fixture'
import { overTheWire } from '../../composition/tests/resilience.fixture'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { patiently } from '../../platform/time/patience.fixture'
import { prepareFolder } from './prepared-folder.fixture'
import { watchCommand } from './watch-command'

export const key = 'the-key-of-this-test'

export interface WatchedFolder {
  readonly folder: string
  readonly service: DemoService
  readonly receiver: Receiver
}

/** See {@link prepareFolder}. */
export async function watchedFolder(): Promise<WatchedFolder> {
  const folder = tempFolder()
  const service = await startDemoService({ key })
  const receiver = await Receiver.start()
  onTestFinished(async () => {
    receiver.stop()
    await service.close()
  })
  await prepareFolder(folder, { address: service.address, key }, receiver.address)
  return { folder, service, receiver }
}

export class WatchProcess {
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess
  #output = ''

  constructor(folder: string) {
    const program = fileURLToPath(new URL('./node-watch.ts', import.meta.url))
    const args = ['--import', 'tsx', program, `--user-data-dir=${folder}`, 'watch', '--key-stdin']
    this.#child = spawn(process.execPath, args)
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', piece => (this.#output += String(piece)))
    this.#child.stdin?.end(`${key}\n`)
    this.ended = once(this.#child, 'close').then(([code]) => code as number | null)
    onTestFinished(() => void this.#child.kill('SIGKILL'))
  }

  get output(): string {
    return this.#output
  }

  async says(text: string): Promise<void> {
    await expect.poll(() => this.#output, patiently).toContain(text)
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended
  }
}

export async function commanded(
  folder: string,
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly output: string }> {
  const output: string[] = []
  const code = await watchCommand(words, {
    ...quietMachine(join(folder, 'data')),
    env: {},
    readSecret: () => 'short',
    fetch: overTheWire,
    notify: () => undefined,
    program: { command: ['/bin/sh', 'watch'], unit: 'candlewick-test' },
    say: text => void output.push(text),
    stopped: new Promise(() => undefined)
  })
  return { code, output: output.join('\n') }
}
