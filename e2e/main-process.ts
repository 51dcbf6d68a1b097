import type { ElectronApplication } from 'playwright'

type Electron = Parameters<
  Extract<Parameters<ElectronApplication['evaluate']>[0], (...args: never[]) => unknown>
>[0]

/** The function is passed as text, so it can only use its arguments and globals. */
export type InMain<Arg, Answer> = (electron: Electron, arg: Arg) => Answer

interface SpecGlobal {
  answersForSpecs?: Map<number, unknown>
}

const mostQuestions = 10
const betweenMs = 50

/**
 * Evaluates functions in the main process, each exactly once. On busy machines the debugger may lose the
 * promise of an evaluation ("Resulting promise was garbage collected"), so the main process stores the
 * result, and only reading the result is retried.
 */
export class MainProcess {
  readonly #app: ElectronApplication
  #lastId = 0

  constructor(app: ElectronApplication) {
    this.#app = app
  }

  async evaluate<Arg, Answer>(run: InMain<Arg, Answer>, arg: Arg): Promise<Awaited<Answer>> {
    const question = [++this.#lastId, String(run), arg] as const
    for (let time = 1; ; time++)
      try {
        return (await this.#app.evaluate((electron, [id, source, given]) => {
          const answers = ((globalThis as SpecGlobal).answersForSpecs ??= new Map<number, unknown>())
          const fromText = globalThis.eval as (text: string) => (electron: unknown, arg: unknown) => unknown
          if (!answers.has(id)) answers.set(id, fromText(`(${source})`)(electron, given))
          return answers.get(id)
        }, question)) as Awaited<Answer>
      } catch (error) {
        if (time === mostQuestions || !String(error).includes('garbage collected')) throw error
        await new Promise(resolve => setTimeout(resolve, betweenMs))
      }
  }
}
