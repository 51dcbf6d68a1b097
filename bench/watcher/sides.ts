import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { rootOptions } from '../../e2e/candlewick-app'
import { contextSwitches, family, memoryOf, pssByKind, switchesSince } from '../soak/proc'
import { rest } from '../../src-main/platform/time/next-turn'

const root = join(import.meta.dirname, '../..')

/** `bare` is an Electron without our code, for comparison. */
export type Side = 'node' | 'headless' | 'bare'

export interface Weight {
  readonly pssMb: number
  readonly byProcess: Readonly<Record<string, number>>
  /** The number of context switches of all threads. */
  readonly wakeUpsPerSecond: number
}

export interface Watched {
  readonly folder: string
  readonly address: string
  readonly key: string
}

export class RunningSide {
  readonly #child: ChildProcess
  readonly #started: Promise<void>

  /**
   * @param electron the path of a separate copy of Electron. If another Electron ran the same files, only a
   *   part of the memory pages that they share would count.
   */
  constructor(side: Side, { folder, address, key }: Watched, electron: string) {
    const data = `--user-data-dir=${folder}`
    const headless = [electron, ...rootOptions(), '--ozone-platform=headless', '--log-level=3', data]
    const commands = {
      node: [process.execPath, join(root, 'out/main/watch.js'), data, 'watch', '--key-stdin'],
      headless: [...headless, root, 'watch', '--key-stdin'],
      bare: [...headless, join(import.meta.dirname, 'bare'), address]
    }
    const [program = '', ...words] = commands[side]
    this.#child = spawn(program, words)
    let output = ''
    this.#started = new Promise((resolve, reject) => {
      const started = side === 'bare' ? 'Fetched' : 'Watching'
      for (const stream of [this.#child.stdout, this.#child.stderr])
        stream?.on('data', (piece: Buffer) => {
          output += piece.toString()
          if (output.includes(started)) resolve()
        })
      this.#child.once('exit', code => reject(new Error(`${side} ended with ${code}: ${output}`)))
    })
    this.#child.stdin?.end(`${key}\n`)
  }

  started(): Promise<void> {
    return this.#started
  }

  async weight(seconds: number): Promise<Weight> {
    const pid = this.#child.pid ?? 0
    const before = contextSwitches(family(pid))
    await rest(seconds * 1_000)
    const processes = family(pid)
    const switched = switchesSince(before, contextSwitches(processes))
    return {
      pssMb: Math.round(memoryOf(processes).pss * 10) / 10,
      byProcess: pssByKind(processes),
      wakeUpsPerSecond: Math.round((switched / seconds) * 100) / 100
    }
  }

  async end(): Promise<void> {
    const closed = once(this.#child, 'close')
    this.#child.kill('SIGTERM')
    await closed
  }
}
