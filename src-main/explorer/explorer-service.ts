import type { ExplorerAnswer, OperationInfo } from '../contract/explorer'
import type { Fault } from '../contract/fault'
import type { PriceTag } from '../contract/values'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { FaultError, inputFault } from '../faults/fault-error'
import type { Answer } from '../service-api/answers/answer'
import { missingCoins } from '../service-api/missing-coins'
import { operations, type PriceRule } from '../service-api/operations'
import { parameters, whenLeftOut } from '../service-api/parameters'
import { prepareCall } from '../service-api/request'
import type { AnswerStore } from './answer-store'

export interface ExplorerSources {
  readonly address: string
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly answers: AnswerStore
  readonly locked: () => Readonly<Record<string, Fault>>
  readonly simulated: boolean
}

interface Call {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

/** Every operation of the service, run one at a time by a person. */
export class ExplorerService {
  readonly #sources: ExplorerSources

  constructor(sources: ExplorerSources) {
    this.#sources = sources
  }

  operations(): readonly OperationInfo[] {
    const locked = this.#sources.locked()
    return operations.map(({ name, tag, summary, parameters: takes, price, kind }) => ({
      name,
      tag,
      summary,
      kind,
      priceRule: inWords(price),
      locked: name in locked,
      parameters: takes.map(parameter => {
        const { form, bounds, suggestions } = parameters[parameter]
        return { name: parameter, form, bounds, suggestions, whenLeftOut }
      })
    }))
  }

  price(call: Call): PriceTag {
    const { operation, params } = this.#prepared(call)
    return this.#sources.credits.priceOf(operation, subjectOf(params))
  }

  async run(call: Call): Promise<ExplorerAnswer> {
    const { operation, params } = this.#prepared(call)
    const expected = this.price(call).credits
    const outcome = await this.#sources.calls.call(operation, params, 'explorer')
    const answer: ExplorerAnswer = {
      operation,
      params,
      kind: outcome.answer?.kind ?? null,
      data: outcome.answer?.data ?? null,
      dropped: outcome.answer?.dropped ?? 0,
      missing: missing(params, outcome.answer),
      fault: outcome.fault,
      expected,
      charged: outcome.charged,
      quotaUsed: outcome.credits.quotaUsed,
      quotaLimit: outcome.credits.quotaLimit,
      url: outcome.url,
      body: outcome.body,
      at: outcome.receivedAt,
      origin: this.#sources.simulated ? 'simulated' : 'live'
    }
    if (outcome.fault === null) this.#sources.answers.write(question({ operation, params }), answer)
    return answer
  }

  kept(call: Call): ExplorerAnswer | null {
    const { operation, params } = this.#prepared(call)
    const answer = this.#sources.answers.read(question({ operation, params }))
    return answer && { ...answer, origin: this.#sources.simulated ? 'simulated' : 'cached' }
  }

  #prepared({ operation, params }: Call): Call {
    const prepared = prepareCall(this.#sources.address, operation, params)
    if (!prepared.ok) throw new FaultError(inputFault(prepared.reason, 'Correct it and try again.'))
    return { operation: prepared.operation.name, params: prepared.params }
  }
}

const question = ({ operation, params }: Call): string =>
  JSON.stringify([operation, Object.entries(params).sort()])

function missing(params: Readonly<Record<string, string>>, answer: Answer | null): readonly string[] {
  const coins = params['symbol']?.split(' ') ?? []
  return answer?.kind === 'quotes' ? missingCoins(coins, answer.data) : []
}

function inWords(price: PriceRule): string {
  switch (price.rule) {
    case 'fixed':
      return `${price.credits} credits a call`
    case 'per row':
      return `${price.credits} credit a row`
    case 'per coin':
      return 'varies by coin'
    case 'unknown':
      return 'not stated'
  }
}
