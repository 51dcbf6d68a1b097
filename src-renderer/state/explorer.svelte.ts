import type {
  CallPreview,
  Client,
  ExplorerAnswer,
  FieldEdit,
  SavedFieldEdit,
  MappingCounts,
  MappingId,
  WordedFault,
  OperationInfo,
  PastRun,
  SavedMapping,
  WordedReply
} from '@contract'
import { plainCoinName } from '../../src-shared/coin-name'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import type { ServiceChanges } from './service-changes'

type Values = Readonly<Record<string, string>>

export type AnswerView = 'answer' | 'tree' | 'reading' | 'fields' | 'raw' | 'headers'

/** Fields that may be missing from a response that is otherwise readable. */
type DismissibleNotice = 'change' | 'volume'

interface OperationResult {
  /** The parameters as JSON. */
  readonly question: string
  /** The latest successful response, from this run or saved earlier. */
  readonly answer: ExplorerAnswer | null
  /** The response of the latest call if it failed. `answer` is still the earlier one. */
  readonly failed: ExplorerAnswer | null
  readonly fault: WordedFault | null
}

const nothing: OperationResult = { question: '', answer: null, failed: null, fault: null }
/** How long the user must stop typing before the price is looked up. */
const pauseMs = 120

export type MappingDecision = 'acceptMapping' | 'undoMapping' | 'confirmMapping' | 'forgetMapping'

export class ExplorerState {
  readonly operations = new Mirrored<readonly OperationInfo[]>()
  readonly fieldEdits = new Mirrored<readonly SavedFieldEdit[]>()
  readonly mappings = new Mirrored<readonly SavedMapping[]>()
  readonly mappingCounts = new Mirrored<MappingCounts>()
  readonly history = new Mirrored<readonly PastRun[]>()
  chosen = $state<string | null>(null)
  /** What the user has typed. All operations share it, so that a coin is typed only once. */
  #typed = $state.raw<Values>({})
  /** The values are read when an operation is chosen, so that later calls don't change the form. */
  #latest = $state.raw<Values>({})
  /** The price of the call with the input `#previewed`. Null while loading. */
  preview = $state.raw<CallPreview | null>(null)
  #previewed = $state<string | null>(null)
  view = $state<AnswerView>('answer')
  #dismissed = $state.raw<readonly DismissibleNotice[]>([])
  #results = $state.raw<Readonly<Record<string, OperationResult>>>({})
  #running = $state.raw<readonly string[]>([])
  readonly #client: Pick<Client, 'explorer' | 'market' | 'profile'>
  #pause: ReturnType<typeof setTimeout> | null = null
  #previewRequests = 0
  #changes = 0
  #suggested = ''
  #chargedAt = 0
  #shown = 0

  readonly operation = $derived(this.operations.value?.find(({ name }) => name === this.chosen) ?? null)
  readonly values = $derived<Values>({ ...this.#latest, ...this.#typed })
  readonly result = $derived(this.#results[this.chosen ?? ''] ?? nothing)
  readonly running = $derived(this.#running.includes(this.chosen ?? ''))
  /** False while the price is still for earlier input, because it may be wrong. */
  readonly isPriced = $derived(this.#previewed === `${this.chosen} ${this.#question()}`)
  readonly current = $derived(this.result.question === this.#question())

  constructor(
    client: Pick<Client, 'explorer' | 'market' | 'profile'>,
    subscribe: Subscribe,
    service: ServiceChanges
  ) {
    this.#client = client
    // The charge for a call may reveal the price of similar calls.
    subscribe('gaugeChanged', ({ last }) => {
      if (this.#shown === 0 || last === null || last.at === this.#chargedAt) return
      this.#chargedAt = last.at
      void this.#readOperations()
      void this.#readCounts()
      if (last.operation === this.chosen) void this.#refreshPreview()
    })
    subscribe('profileChanged', fieldEdits => this.fieldEdits.set(fieldEdits))
    subscribe('mappingsChanged', mappings => {
      this.mappings.set(mappings)
      if (this.#shown > 0) void this.#readCounts()
    })
    service.on(() => {
      this.#changes++
      this.#results = {}
      this.#dismissed = []
      if (this.#shown > 0) void this.#readAll()
    })
  }

  /** Returns a function to call when the view is hidden. */
  show(): () => void {
    this.#shown++
    void this.#readAll()
    return () => {
      this.#shown--
    }
  }

  choose(name: string): void {
    if (this.chosen === name) return
    this.chosen = name
    this.#latest = this.operation?.params ?? {}
    this.view = 'answer'
    this.preview = null
    void this.#refreshPreview()
  }

  leave(): void {
    this.chosen = null
  }

  fill(name: string, text: string): void {
    this.#typed = { ...this.#typed, [name]: text }
    if (this.#pause !== null) clearTimeout(this.#pause)
    this.#pause = setTimeout(() => void this.priced(), pauseMs)
  }

  async priced(): Promise<void> {
    if (this.#pause !== null) clearTimeout(this.#pause)
    this.#pause = null
    await Promise.all([this.#readOperations(), this.#refreshPreview()])
  }

  suggest(name: string, text: string): void {
    const typed = this.#typed[name]
    if (text === '' || text === typed || (typed !== undefined && typed !== this.#suggested)) return
    this.#suggested = text
    this.fill(name, text)
  }

  isNoticeDismissed(notice: DismissibleNotice): boolean {
    return this.#dismissed.includes(notice)
  }

  dismissNotice(notice: DismissibleNotice): void {
    this.#dismissed = [...this.#dismissed, notice]
  }

  reopen({ operation, params }: Pick<PastRun, 'operation' | 'params'>, view: AnswerView = 'answer'): void {
    this.view = view
    const takes = this.operations.value?.find(({ name }) => name === operation)?.parameters ?? []
    const blank = Object.fromEntries(takes.map(({ name }) => [name, '']))
    this.#typed = { ...this.#typed, ...blank, ...params }
    this.chosen = operation
    this.preview = null
    void this.#refreshPreview()
  }

  /** Replaces coins by their spelling in the coin list, separated by one space. */
  async tidy(name: string): Promise<void> {
    const typed = this.values[name] ?? ''
    const spelt = await this.#spellAll(typed)
    // The coin is replaced only if the user hasn't changed the input in the meantime.
    if (spelt !== typed && (this.values[name] ?? '') === typed) this.fill(name, spelt)
  }

  /** Makes the paid call. If it fails, the earlier response stays. */
  async run(): Promise<void> {
    const { operation } = this
    if (operation === null || this.running) return
    this.#running = [...this.#running, operation.name]
    for (const { name, control } of operation.parameters) if (control === 'coins') await this.tidy(name)
    // The input is copied, because the user may choose another operation during the call.
    const params = this.#params(operation)
    const changes = this.#changes
    const question = JSON.stringify(params)
    const before = this.#results[operation.name]
    const earlier = before?.question === question ? before.answer : null
    const reply = await this.#client.explorer.run({ operation: operation.name, params })
    this.#running = this.#running.filter(name => name !== operation.name)
    if (changes !== this.#changes) return
    const good = reply.ok && reply.answer.fault === null
    this.#note(operation.name, {
      question,
      answer: good ? reply.answer : earlier,
      failed: reply.ok && !good ? reply.answer : null,
      fault: reply.ok ? null : reply.fault
    })
    await this.#readAll()
  }

  /** Null on success. */
  async editField(edit: FieldEdit): Promise<WordedFault | null> {
    const { answer } = this.result
    if (answer === null) return null
    const { operation, params } = answer
    const reply = await this.#client.explorer.editField({ operation, params: { ...params }, ...edit })
    if (!reply.ok) return reply.fault
    const result = this.#results[operation]
    if (result) this.#note(operation, { ...result, answer: reply.answer })
    return null
  }

  async forget({ operation, path }: SavedFieldEdit): Promise<WordedFault | null> {
    return this.#showEdits(await this.#client.profile.forget({ operation, path }))
  }

  /** Interprets the responses again. */
  async decide(decision: MappingDecision, id: MappingId): Promise<WordedFault | null> {
    const reply = await this.#client.profile[decision](id)
    if (!reply.ok) return reply.fault
    this.mappings.set(reply.answer)
    this.#results = {}
    await this.#refreshPreview()
    return null
  }

  async takeProfile(text: string): Promise<WordedFault | null> {
    return this.#showEdits(await this.#client.profile.take({ text }))
  }

  /** Exports to a file that the user chooses. Resolves with its path, or null if cancelled. */
  saveProfile(withPrices: boolean): Promise<WordedReply<string | null>> {
    return this.#client.profile.save({ withPrices })
  }

  async #showEdits(reply: WordedReply<readonly SavedFieldEdit[]>): Promise<WordedFault | null> {
    if (!reply.ok) return reply.fault
    this.fieldEdits.set(reply.answer)
    this.#results = {}
    await this.#refreshPreview()
    return null
  }

  /** The main process opens a link only if the response contains it. */
  async openLink(url: string): Promise<WordedFault | null> {
    const { answer } = this.result
    if (answer === null) return null
    const { operation, params } = answer
    const reply = await this.#client.explorer.openLink({ operation, params: { ...params }, url })
    return reply.ok ? null : reply.fault
  }

  /** Like `saveProfile`. */
  save(
    { operation, params }: Pick<ExplorerAnswer, 'operation' | 'params'>,
    form: 'csv' | 'json',
    text: string
  ): Promise<WordedReply<string | null>> {
    return this.#client.explorer.save({ operation, params: { ...params }, form, text })
  }

  #params(operation = this.operation): Record<string, string> {
    const filled = (operation?.parameters ?? []).map(({ name }): [string, string] => [
      name,
      (this.values[name] ?? '').trim()
    ])
    return Object.fromEntries(filled.filter(([, text]) => text !== ''))
  }

  #question(): string {
    return JSON.stringify(this.#params())
  }

  async #readAll(): Promise<void> {
    const { explorer } = this.#client
    await Promise.all([
      this.#readOperations(),
      this.history.read(() => explorer.history()),
      this.fieldEdits.read(() => this.#client.profile.fieldEdits()),
      this.mappings.read(() => this.#client.profile.mappings()),
      this.#readCounts()
    ])
    await this.#refreshPreview()
  }

  #readCounts(): Promise<void> {
    return this.mappingCounts.read(() => this.#client.profile.mappingCounts())
  }

  #readOperations(): Promise<void> {
    return this.operations.read(() => this.#client.explorer.operations({ values: { ...this.#typed } }))
  }

  async #refreshPreview(): Promise<void> {
    const { operation } = this
    if (operation === null) return
    const mine = ++this.#previewRequests
    const params = this.#params()
    const question = JSON.stringify(params)
    // Coins are spelled as in the coin list, because the price may depend on the spelling.
    for (const { name, control } of operation.parameters)
      if (control === 'coins' && params[name] !== undefined) params[name] = await this.#spellAll(params[name])
    const call = { operation: operation.name, params }
    const reply = await this.#client.explorer.preview(call)
    // The input has changed since this lookup started.
    if (mine !== this.#previewRequests) return
    this.preview = reply.ok ? reply.answer : null
    this.#previewed = `${operation.name} ${question}`
    if (!reply.ok || reply.answer.savedAt === null) return
    const known = this.#results[operation.name]
    if (known?.question === question && known.answer !== null) return
    const saved = await this.#client.explorer.readSaved(call)
    if (mine !== this.#previewRequests || !saved.ok || saved.answer === null) return
    const failed = known?.question === question ? known.failed : null
    this.#note(operation.name, { question, answer: saved.answer, failed, fault: null })
  }

  #note(operation: string, result: OperationResult): void {
    this.#results = { ...this.#results, [operation]: result }
  }

  async #spellAll(typed: string): Promise<string> {
    const coins = plainCoinName(typed)
      .split(/[\s,;+]+/)
      .filter(Boolean)
    return (await Promise.all(coins.map(coin => this.#spell(coin)))).join(' ')
  }

  /** `btc` becomes BTC if the coin list has BTC but not `btc`. Other coins stay as typed. */
  async #spell(coin: string): Promise<string> {
    const [name = '', ...exchange] = coin.split('@')
    if (name === name.toUpperCase()) return coin
    const reply = await this.#client.market.searchCoins({ text: name.slice(0, 60), limit: 20 })
    const listed = reply.ok ? reply.answer.map(({ symbol }) => symbol) : []
    if (listed.includes(name)) return coin
    const spelt = listed.find(symbol => symbol.toUpperCase() === name.toUpperCase())
    return [spelt ?? name, ...exchange].join('@')
  }
}
