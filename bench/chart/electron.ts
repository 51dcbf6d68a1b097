import { fileURLToPath, pathToFileURL } from 'node:url'
import { DrivenElectron } from '../driven-electron'

export type InputEvent = Readonly<Record<string, string | number | boolean | readonly string[]>>

export class BenchWindow {
  readonly #electron: DrivenElectron

  private constructor(electron: DrivenElectron) {
    this.#electron = electron
  }

  static async open(page: string, profile: string): Promise<BenchWindow> {
    const electron = await DrivenElectron.start({
      driver: fileURLToPath(new URL('./window.mjs', import.meta.url)),
      name: 'candlewick-bench',
      words: ['--allow-file-access-from-files', `--user-data-dir=${profile}`],
      env: { ...process.env, BENCH_PAGE: pathToFileURL(page).href }
    })
    return new BenchWindow(electron)
  }

  evaluate<Answer>(code: string): Promise<Answer> {
    return this.#electron.ask<Answer>('evaluate', { code })
  }

  input(events: readonly InputEvent[], everyMs: number): Promise<void> {
    return this.#electron.ask('input', { events, everyMs })
  }

  cpuSeconds(): Promise<number> {
    return this.#electron.ask('cpu')
  }

  picture(path: string): Promise<void> {
    return this.#electron.ask('picture', { path })
  }

  close(): Promise<void> {
    return this.#electron.end()
  }
}
