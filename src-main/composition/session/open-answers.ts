import { AnswerService } from '../../market/answers/answer-service'
import { Subscriptions } from '../../market/answers/subscriptions'
import { AnswerStore } from '../../market/explorer/answer-store'
import { ExplorerService, type ExplorerSources } from '../../market/explorer/explorer-service'
import type { Database } from '../../platform/storage/database'
import type { FactStore } from '../../platform/storage/fact-store'
import type { InBackground } from '../../platform/time/work-under-way'

export interface OpenAnswersSources extends Omit<ExplorerSources, 'answers'> {
  readonly cache: Database
  readonly facts: FactStore
  readonly inBackground: InBackground
}

export function openAnswers({ cache, facts, inBackground, ...sources }: OpenAnswersSources): {
  readonly explorer: ExplorerService
  readonly saveAnswer: ExplorerService['saveAnswer']
  readonly readSavedAnswer: ExplorerService['readSaved']
  readonly answers: AnswerService
  readonly subscriptions: Subscriptions
  close(): void
} {
  const { calls, credits, locked } = sources
  const explorer = new ExplorerService({ ...sources, answers: new AnswerStore(cache) })
  const saveAnswer: ExplorerService['saveAnswer'] = (outcome, params) => explorer.saveAnswer(outcome, params)
  const readSavedAnswer: ExplorerService['readSaved'] = call => explorer.readSaved(call)
  const subscriptions = new Subscriptions({
    facts,
    calls,
    saveAnswer,
    preview: call => explorer.preview(call)
  })
  const answers = new AnswerService({ answers: explorer, subscriptions, locked, inBackground })
  const unlisten = [
    explorer.answered.on(({ answer, ...call }) => answers.responseSaved(call, answer)),
    credits.changed.on(() => answers.pricesChanged())
  ]
  const close = (): void => {
    for (const stop of unlisten) stop()
  }
  return { explorer, saveAnswer, readSavedAnswer, answers, subscriptions, close }
}
