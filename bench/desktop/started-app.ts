import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DrivenElectron } from '../driven-electron'

const root = join(import.meta.dirname, '../..')
const icon = join(root, 'resources/tray/normal.png')

export type Side = 'ours' | 'peer'

export type Sight = 'hello' | 'row' | 'chart'

const mostMs = 60_000

export interface StartOptions {
  readonly profile: string
  readonly env: NodeJS.ProcessEnv
  readonly hidden?: boolean
  /** Starts the app without the probe, because the probe itself uses memory. */
  readonly unwatched?: boolean
}

export class StartedApp {
  readonly #electron: DrivenElectron

  private constructor(electron: DrivenElectron) {
    this.#electron = electron
  }

  static async start(side: Side, { profile, env, hidden, unwatched }: StartOptions): Promise<StartedApp> {
    const electron = await DrivenElectron.start({
      driver: fileURLToPath(new URL('./driver.mjs', import.meta.url)),
      name: side === 'ours' ? 'candlewick' : 'bare',
      words: [`--user-data-dir=${profile}`, ...(hidden === true ? ['--hidden'] : [])],
      env: {
        ...process.env,
        ...env,
        BENCH_ROOT: root,
        BENCH_MAIN: side === 'ours' ? 'out/main/index.js' : 'bench/desktop/bare.mjs',
        BENCH_PROBE: unwatched === true ? '' : fileURLToPath(new URL('./probe.mjs', import.meta.url)),
        BENCH_BARE: JSON.stringify({ tray: icon })
      }
    })
    return new StartedApp(electron)
  }

  get pid(): number {
    return this.#electron.pid
  }

  /** The time at which the process was created, epoch ms. */
  get startedAt(): number {
    return this.#electron.startedAt
  }

  /** @throws Error with the fault that the app returned */
  async ask<Answer>(concept: string, name: string, input?: unknown): Promise<Answer> {
    const reply = await this.#electron.ask<{ ok: boolean; answer: Answer; fault: unknown }>('ask', {
      concept,
      name,
      input
    })
    if (!reply.ok) throw new Error(`${concept}.${name}: ${JSON.stringify(reply.fault)}`)
    return reply.answer
  }

  evaluate<Answer>(code: string): Promise<Answer> {
    return this.#electron.ask<Answer>('evaluate', { code })
  }

  /** Epoch ms. */
  async seen<Name extends Sight>(...names: readonly Name[]): Promise<Readonly<Record<Name, number>>> {
    return this.#electron.ask('seen', { names, withinMs: mostMs })
  }

  forget(): Promise<void> {
    return this.#electron.ask('forget')
  }

  /** Returns the time of the click, epoch ms. */
  click(x: number, y: number): Promise<number> {
    return this.#electron.ask('click', { x, y })
  }

  /**
   * @param keys a key with modifiers in Electron's names, such as `Control+2`
   * @returns the time right before the press, epoch ms
   */
  press(keys: string): Promise<number> {
    const [key = '', ...modifiers] = keys.split('+').toReversed()
    return this.#electron.ask('press', { key, modifiers })
  }

  focus(): Promise<void> {
    return this.#electron.ask('focus')
  }

  /** Returns how long the window's main thread has worked on tasks so far, ms. */
  work(): Promise<number> {
    return this.#electron.ask('work')
  }

  async profiled(file: string, run: () => Promise<void>): Promise<void> {
    await this.#electron.ask('profileFrom')
    await run()
    await this.#electron.ask('profiled', { file })
  }

  closeWindow(): Promise<void> {
    return this.#electron.ask('close')
  }

  windowProcesses(): Promise<number> {
    return this.#electron.ask('windowProcesses')
  }

  delayFrom(): Promise<void> {
    return this.#electron.ask('delayFrom')
  }

  /** Returns the delay of the main process's event loop since `delayFrom`, ms. */
  delayed(): Promise<{ readonly p99: number; readonly max: number }> {
    return this.#electron.ask('delayed')
  }

  end(): Promise<void> {
    return this.#electron.end()
  }
}
