import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DrivenElectron } from '../driven-electron'

const root = join(import.meta.dirname, '../..')
const icon = join(root, 'resources/tray/normal.png')

/** Whose start is measured: the app's, or that of a bare Electron. */
export type Side = 'ours' | 'peer'

/** What the probe can see. */
export type Sight = 'hello' | 'row' | 'chart'

/** Above what any start takes, however busy the machine is. */
const mostMs = 60_000

export interface StartOptions {
  /** The folder of everything it keeps; a warm one. */
  readonly profile: string
  readonly env: NodeJS.ProcessEnv
  /** In the tray, without a window. */
  readonly hidden?: boolean
  /** Without the probe in its window: it is not there while memory is measured. */
  readonly unwatched?: boolean
}

/** The built app or the bare one, started from nothing. */
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

  /** When its process was made, epoch ms. */
  get startedAt(): number {
    return this.#electron.startedAt
  }

  /** Asks the main process through the window, as the page does. @throws Error with the fault */
  async ask<Answer>(concept: string, name: string, input?: unknown): Promise<Answer> {
    const reply = await this.#electron.ask<{ ok: boolean; answer: Answer; fault: unknown }>('ask', {
      ...{ concept, name, input }
    })
    if (!reply.ok) throw new Error(`${concept}.${name}: ${JSON.stringify(reply.fault)}`)
    return reply.answer
  }

  evaluate<Answer>(code: string): Promise<Answer> {
    return this.#electron.ask<Answer>('evaluate', { code })
  }

  /** When each of these was on screen for the first time, epoch ms. */
  async seen<Name extends Sight>(...names: readonly Name[]): Promise<Readonly<Record<Name, number>>> {
    return this.#electron.ask('seen', { names, withinMs: mostMs })
  }

  forget(): Promise<void> {
    return this.#electron.ask('forget')
  }

  /** Clicks a place of the window; the moment of it, epoch ms. */
  click(x: number, y: number): Promise<number> {
    return this.#electron.ask('click', { x, y })
  }

  closeWindow(): Promise<void> {
    return this.#electron.ask('close')
  }

  /** Processes that draw a page. */
  windowProcesses(): Promise<number> {
    return this.#electron.ask('windowProcesses')
  }

  /** Begins to measure how late the main process's event loop is. */
  delayFrom(): Promise<void> {
    return this.#electron.ask('delayFrom')
  }

  /** How late it was since, in ms. */
  delayed(): Promise<{ readonly p99: number; readonly max: number }> {
    return this.#electron.ask('delayed')
  }

  end(): Promise<void> {
    return this.#electron.end()
  }
}
