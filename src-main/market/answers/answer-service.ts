import type {
  AutoRefresh,
  AnswerStatus,
  SavedAnswer,
  ServiceCall
} from '../../../src-shared/contract/answers'
import type { CallPreview, ExplorerAnswer } from '../../../src-shared/contract/explorer'
import type { Fault } from '../../../src-shared/contract/fault'
import type { Feature } from '../../../src-shared/contract/values'
import { keepNewest } from '../../../src-shared/keep-newest'
import { readCount } from '../../../src-shared/read-count'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import type { InBackground } from '../../platform/time/work-under-way'
import { nextTurn } from '../../platform/time/next-turn'
import { callKey } from './call-key'
import type { Subscriptions } from './subscriptions'

export interface AnswerSources {
  readonly answers: {
    run(call: ServiceCall, feature: Feature): Promise<ExplorerAnswer>
    readSaved(call: ServiceCall): Promise<ExplorerAnswer | null>
    preview(call: ServiceCall): Pick<CallPreview, 'price' | 'wrong'>
  }
  readonly subscriptions: Pick<Subscriptions, 'everyMs' | 'set'>
  /** The error to show for each operation that the key's plan excludes. */
  readonly locked: () => Readonly<Record<string, Fault>>
  readonly inBackground: InBackground
}

/** How many viewed responses to remember. A view shows about ten at once. */
const mostViewed = 60
/** The maximum number of responses to keep in memory because they couldn't be stored. */
const mostResponses = 10

/**
 * Provides the latest response to each call, whichever feature made it. `view` only reads a stored response.
 * `ask` makes the call, records it in the ledger and stores the response.
 */
export class AnswerService {
  readonly changed = new Emitter<AnswerStatus>()
  readonly #sources: AnswerSources
  readonly #faults = new Map<string, Fault>()
  readonly #answeredNow = new Set<string>()
  readonly #pending = new Set<string>()
  /** The viewed calls to publish next, with their response, or null if it must be read from disk. */
  readonly #pendingUpdates = new Map<string, ExplorerAnswer | null>()
  readonly #responses = new Map<string, ExplorerAnswer>()
  /** Recently viewed calls, latest last, with the price shown for each. */
  readonly #viewed = new Map<string, { readonly call: ServiceCall; price: string }>()

  constructor(sources: AnswerSources) {
    this.#sources = sources
  }

  /** @throws FaultError `bad-input` if the call can't be put into a URL */
  async view(call: ServiceCall): Promise<AnswerStatus> {
    const known = await this.#read(call)
    keepNewest(this.#viewed, callKey(call), { call, price: JSON.stringify(known.price) }, mostViewed)
    return known
  }

  /**
   * @throws FaultError `bad-input` if the call can't be put into a URL, or DiskError if it can't be recorded
   */
  async ask({ feature, ...call }: ServiceCall & { readonly feature: Feature }): Promise<AnswerStatus> {
    const name = callKey(call)
    this.#pending.add(name)
    try {
      const response = await this.#sources.answers.run(call, feature)
      if (response.fault) this.#faults.set(name, response.fault)
      else this.#markAnswered(name)
      const isUnsaved = response.remarks.some(({ code }) => code === 'unkept')
      if (isUnsaved) keepNewest(this.#responses, name, response, mostResponses)
    } finally {
      this.#pending.delete(name)
    }
    return this.view(call)
  }

  /**
   * @throws FaultError `bad-input` if the call can't be sent or there are too many subscriptions, or
   * DiskError
   */
  async setAutoRefresh({ feature, everyMs, ...call }: AutoRefresh): Promise<AnswerStatus> {
    this.#sources.subscriptions.set({ feature, everyMs, ...call })
    return this.view(call)
  }

  /** @param answer the response as it was read. Null to read the stored one again, which is slow if it's large. */
  responseSaved(call: ServiceCall, answer: ExplorerAnswer | null = null): void {
    const name = callKey(call)
    this.#markAnswered(name)
    this.#responses.delete(name)
    // Emits no event while `ask` is pending, because `ask` returns the response itself.
    if (!this.#pending.has(name)) this.#scheduleUpdate(name, answer)
  }

  /** Interprets the viewed responses again after the user changed a field mapping. Makes no call. */
  readAgain(): void {
    for (const name of this.#viewed.keys()) if (!this.#pending.has(name)) this.#scheduleUpdate(name)
  }

  /** Must be called after a charge. */
  pricesChanged(): void {
    const priceOf = (call: ServiceCall): string => JSON.stringify(this.#sources.answers.preview(call).price)
    for (const [name, { call, price }] of this.#viewed)
      if (!this.#pending.has(name) && priceOf(call) !== price) this.#scheduleUpdate(name)
  }

  #markAnswered(name: string): void {
    this.#faults.delete(name)
    this.#answeredNow.add(name)
  }

  /** Waits one turn of the event loop, because the charge arrives shortly before the response is stored. */
  #scheduleUpdate(name: string, answer: ExplorerAnswer | null = null): void {
    if (!this.#viewed.has(name)) return
    const isScheduled = this.#pendingUpdates.has(name)
    this.#pendingUpdates.set(name, answer)
    if (isScheduled) return
    this.#sources.inBackground(
      nextTurn().then(() => this.#readAndPublish(name)),
      `reading ${name}`
    )
  }

  async #readAndPublish(name: string): Promise<void> {
    const answer = this.#pendingUpdates.get(name) ?? null
    this.#pendingUpdates.delete(name)
    const viewed = this.#viewed.get(name)
    if (!viewed) return
    const known = await this.#read(viewed.call, answer)
    viewed.price = JSON.stringify(known.price)
    this.changed.emit(known)
  }

  async #read(call: ServiceCall, answer: ExplorerAnswer | null = null): Promise<AnswerStatus> {
    const { answers, locked, subscriptions } = this.#sources
    const { operation, params } = call
    const { price, wrong } = answers.preview(call)
    if (price === null) throw new FaultError(inputFault(Object.values(wrong)[0] ?? 'input-misfit'))
    const name = callKey(call)
    const saved = answer ?? this.#responses.get(name) ?? (await answers.readSaved(call))
    const isLocked = Object.hasOwn(locked(), operation)
    return {
      operation,
      params,
      price,
      saved: saved && this.#shown(saved, name),
      autoRefreshMs: subscriptions.everyMs(call),
      fault: this.#faults.get(name) ?? (isLocked ? (locked()[operation] ?? null) : null)
    }
  }

  #shown(saved: ExplorerAnswer, name: string): SavedAnswer | null {
    const { answer, at, origin, charged, remarks, missing } = saved
    if (answer === null) return null
    const isLive = origin === 'cached' && this.#answeredNow.has(name)
    return {
      answer,
      at,
      charged,
      remarks,
      missing,
      origin: isLive ? 'live' : origin,
      read: readCount(answer)
    }
  }
}
