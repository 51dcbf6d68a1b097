import { z } from 'zod'
import type { ContactResult, ContactState, ContactStep } from '../../../src-shared/contract/contact'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import type { Fault } from '../../../src-shared/contract/fault'
import type { CreditService } from '../../credits/credit-service'
import { subjectOf } from '../../credits/subject'
import { Emitter } from '../../platform/events/emitter'
import type { ExplorerService } from '../explorer/explorer-service'
import { faultBehind, internalFault } from '../../platform/faults/fault-error'
import { StoredFault } from '../../platform/faults/stored-fault'
import { operations } from '../../service/api/operations'
import { affectsEveryCall } from '../../watching/service-health/fault-policy'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import type { InBackground } from '../../platform/time/work-under-way'
import { soundEntries } from '../../platform/storage/sound-entries'
import type { Clock } from '../../platform/time/clock'
import { cheapestCall } from './cheapest-calls'
import { resultOf } from './verdict'

export interface ContactSources {
  readonly explorer: Pick<ExplorerService, 'run' | 'readSaved'>
  readonly credits: Pick<CreditService, 'priceOf'>
  readonly facts: FactStore
  readonly clock: Clock
  readonly coins: () => readonly string[]
  readonly report: (error: unknown, where: string) => void
  readonly inBackground: InBackground
}

/** The parameters are kept because `state` reads the stored response again with them. */
interface CheckedOperation {
  readonly params: Readonly<Record<string, string>>
  readonly result: ContactResult
}

const Result: z.ZodType<ContactResult> = z.object({
  verdict: z.enum(['understood', 'doubted', 'not-understood', 'empty', 'behind-plan', 'refused']),
  coverage: z.object({ understood: z.number(), leftover: z.number() }).nullable(),
  doubts: z.number(),
  dropped: z.number(),
  charged: z.number().nullable(),
  fault: StoredFault.nullable(),
  at: z.number()
})
const checkedFact = fact(
  'first-contact',
  soundEntries<CheckedOperation>(z.object({ params: z.record(z.string(), z.string()), result: Result }))
)

/**
 * Checks whether the responses of a new service can be read, with one cheap call per operation that the user
 * ticked. Stops at an error that affects every call.
 */
export class ContactService {
  readonly changed = new Emitter<ContactState>()
  readonly #sources: ContactSources
  readonly #checked: Map<string, CheckedOperation>
  /** The operations that are left to check. The first one is being checked now. */
  #queue: readonly string[] = []
  #isStopped = false
  #ended: ContactState['ended'] = null

  constructor(sources: ContactSources) {
    this.#sources = sources
    this.#checked = new Map(Object.entries(sources.facts.read(checkedFact) ?? {}))
  }

  async state(): Promise<ContactState> {
    for (const [operation, { params, result }] of [...this.#checked]) {
      if (result.fault !== null) continue
      const saved = await this.#sources.explorer.readSaved({ operation, params })
      // A new field mapping changes how the response is read, but not what it cost.
      if (saved !== null && this.#checked.get(operation)?.result === result)
        this.#checked.set(operation, { params, result: { ...resultOf(saved), charged: result.charged } })
    }
    return this.#state()
  }

  start({ operations: ticked }: { readonly operations: readonly string[] }): ContactState {
    if (this.#queue.length > 0) return this.#state()
    this.#queue = operations.map(({ name }) => name).filter(name => ticked.includes(name))
    this.#isStopped = false
    this.#ended = null
    this.#sources.inBackground(this.#checkAll(), 'checking first contact')
    return this.#state()
  }

  stop(): ContactState {
    // The pending call still completes, because the service may already have charged it.
    if (this.#queue.length > 1) this.#ended = { by: 'person' }
    this.#isStopped = this.#queue.length > 0
    this.#queue = this.#queue.slice(0, 1)
    this.#publish()
    return this.#state()
  }

  async #checkAll(): Promise<void> {
    for (let [operation] = this.#queue; operation !== undefined; [operation] = this.#queue) {
      this.#publish()
      const fault = await this.#check(operation)
      this.#queue = this.#queue.slice(1)
      if (fault !== null && endsAll(fault)) {
        if (!this.#isStopped) this.#ended = { by: 'fault', fault }
        this.#queue = []
      }
    }
    this.#publish()
  }

  /** Returns the error, or null on success. If nothing was sent, the earlier result stays. */
  async #check(operation: string): Promise<Fault | null> {
    const { clock, coins, explorer, facts } = this.#sources
    const params = cheapestCall(operation, coins(), clock.now())
    let answer: ExplorerAnswer
    try {
      answer = await explorer.run({ operation, params }, 'first-contact')
    } catch (error) {
      return faultBehind(error) ?? this.#ownMistake(error)
    }
    if (answer.fault !== null && endsAll(answer.fault)) return answer.fault
    this.#checked.set(operation, { params, result: resultOf(answer) })
    facts.writeOrQueue(checkedFact, Object.fromEntries(this.#checked))
    return answer.fault
  }

  #ownMistake(error: unknown): Fault {
    this.#sources.report(error, 'checking first contact')
    return internalFault
  }

  #publish(): void {
    this.changed.emit(this.#state())
  }

  #state(): ContactState {
    const { clock, coins, credits } = this.#sources
    const steps = operations.map(({ name }): ContactStep => {
      const request = this.#checked.get(name)
      const params = cheapestCall(name, coins(), clock.now())
      const place = this.#queue.indexOf(name)
      return {
        operation: name,
        price: credits.priceOf(name, subjectOf(params)),
        params: request?.params ?? params,
        progress: place === 0 ? 'requesting' : place > 0 ? 'waiting' : 'open',
        result: request?.result ?? null
      }
    })
    return { steps, running: this.#queue.length > 0, ended: this.#ended }
  }
}

/** Whether every further call would fail too, because of the service or of a limit in Candlewick. */
function endsAll(fault: Fault): boolean {
  const isOurs = fault.code === 'budget-stopped' || fault.code === 'disk' || fault.code === 'internal'
  return isOurs || fault.cause?.code === 'plan-not-agreed' || affectsEveryCall(fault)
}
