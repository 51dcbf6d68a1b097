import { AnswerService } from '../answers/answer-service'
import { Subscriptions } from '../answers/subscriptions'
import { AnswerStore } from '../explorer/answer-store'
import { ExplorerService, type ExplorerSources } from '../explorer/explorer-service'
import type { Database } from '../storage/database'
import type { FactStore } from '../storage/fact-store'
import type { InBackground } from '../time/work-under-way'

export interface AnswerSources extends Omit<ExplorerSources, 'answers'> {
  readonly cache: Database
  readonly facts: FactStore
  readonly inBackground: InBackground
}

/** Wires single questions to one service address: the explorer, and what panels know of its kept answers. */
export function openAnswers({ cache, facts, inBackground, ...sources }: AnswerSources): {
  readonly explorer: ExplorerService
  /** Keeps what was asked elsewhere, so that it can be looked at as it came. */
  readonly keepAnswer: ExplorerService['keepAnswer']
  /** Reads a kept answer as it reads by now, without a call. */
  readonly keptAnswer: ExplorerService['kept']
  readonly answers: AnswerService
  readonly subscriptions: Subscriptions
  close(): void
} {
  const { calls, credits, locked } = sources
  const explorer = new ExplorerService({ ...sources, answers: new AnswerStore(cache) })
  const keepAnswer: ExplorerService['keepAnswer'] = (outcome, params) => explorer.keepAnswer(outcome, params)
  const keptAnswer: ExplorerService['kept'] = question => explorer.kept(question)
  const subscriptions = new Subscriptions({
    ...{ facts, calls, keepAnswer },
    preview: question => explorer.preview(question)
  })
  const answers = new AnswerService({ answers: explorer, subscriptions, locked, inBackground })
  const unlisten = [
    explorer.answered.on(question => answers.kept(question)),
    credits.changed.on(() => answers.pricesChanged())
  ]
  const close = (): void => {
    for (const stop of unlisten) stop()
  }
  return { explorer, keepAnswer, keptAnswer, answers, subscriptions, close }
}
