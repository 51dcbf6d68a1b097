import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DrivenElectron } from '../driven-electron'

/** Counts that must not grow over time. */
export interface Counts {
  readonly resources: Readonly<Record<string, number>>
  readonly listeners: number
  readonly clockTimers: number | null
  readonly heapMb: number
  readonly windows: number
}

export class SoakedApp {
  readonly #electron: DrivenElectron

  private constructor(electron: DrivenElectron) {
    this.#electron = electron
  }

  static async start(env: NodeJS.ProcessEnv, dataFolder: string): Promise<SoakedApp> {
    const electron = await DrivenElectron.start({
      driver: fileURLToPath(new URL('./driver.mjs', import.meta.url)),
      name: 'candlewick',
      words: ['--js-flags=--expose-gc', `--user-data-dir=${dataFolder}`],
      env: { ...process.env, ...env, SOAK_ROOT: join(import.meta.dirname, '../..') }
    })
    return new SoakedApp(electron)
  }

  get pid(): number {
    return this.#electron.pid
  }

  advance(ms: number): Promise<void> {
    return this.#electron.ask('advance', { ms })
  }

  async ask<Answer>(concept: string, name: string, input?: unknown): Promise<Answer> {
    const reply = await this.#electron.ask<{ ok: boolean; answer: Answer; fault: unknown }>('ask', {
      concept,
      name,
      input
    })
    if (!reply.ok) throw new Error(`${concept}.${name}: ${JSON.stringify(reply.fault)}`)
    return reply.answer
  }

  open(): Promise<void> {
    return this.#electron.ask('open')
  }

  closeWindow(): Promise<void> {
    return this.#electron.ask('close')
  }

  async collected(): Promise<Counts> {
    await this.#electron.ask('collect')
    return this.#electron.ask<Counts>('counts')
  }

  end(): Promise<void> {
    return this.#electron.end()
  }
}
