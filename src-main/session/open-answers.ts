import { AnswerService } from '../answers/answer-service'
import { AnswerStore } from '../explorer/answer-store'
import { ExplorerService, type ExplorerSources } from '../explorer/explorer-service'
import type { Database } from '../storage/database'

export interface AnswerSources extends Omit<ExplorerSources, 'answers'> {
  readonly cache: Database
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, asked: string) => void
}

/** Wires single questions to one service address: the explorer, and what panels know of its kept answers. */
export function openAnswers({ cache, report, ...sources }: AnswerSources): {
  readonly explorer: ExplorerService
  /** Keeps what was asked elsewhere, so that it can be looked at as it came. */
  readonly keepAnswer: ExplorerService['keepAnswer']
  readonly answers: AnswerService
} {
  const { credits, locked } = sources
  const explorer = new ExplorerService({ ...sources, answers: new AnswerStore(cache) })
  const answers = new AnswerService({ answers: explorer, locked, report })
  explorer.answered.on(question => answers.kept(question))
  credits.changed.on(() => answers.pricesChanged())
  return { explorer, keepAnswer: (outcome, params) => explorer.keepAnswer(outcome, params), answers }
}
