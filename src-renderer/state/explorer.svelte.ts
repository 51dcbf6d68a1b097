import type {
  CallPreview,
  Client,
  ExplorerAnswer,
  Hint,
  Lesson,
  MappingId,
  WordedFault,
  OperationInfo,
  PastRun,
  SavedMapping,
  WordedReply
} from '@contract'
import { plainCoinName } from '../../src-shared/coin-name'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { connectionName } from './connection-name'

type Values = Readonly<Record<string, string>>

/** How an answer is shown. */
export type Look = 'answer' | 'reading' | 'fields' | 'raw' | 'headers'

/** What answers may lack, though all else of them is read. */
type Lack = 'change' | 'volume'

/** What an operation was last asked, and what came of it. */
interface Asked {
  /** The values it was asked with, as `JSON.stringify` gives them. */
  readonly question: string
  /** The latest good answer: of this run, or kept from before. */
  readonly answer: ExplorerAnswer | null
  /** The latest run failed; the earlier answer stays. */
  readonly failed: ExplorerAnswer | null
  /** It could not even be asked. */
  readonly fault: WordedFault | null
}

const nothing: Asked = { question: '', answer: null, failed: null, fault: null }
/** A pause in typing after which the price is asked for, in ms. */
const pauseMs = 120

/** Which operation is chosen, what is filled in, and what the service answered. */
export class ExplorerState {
  readonly operations = new Mirrored<readonly OperationInfo[]>()
  /** What was taught of this service. */
  readonly lessons = new Mirrored<readonly Lesson[]>()
  /** How the responses of each operation are read. */
  readonly mappings = new Mirrored<readonly SavedMapping[]>()
  readonly history = new Mirrored<readonly PastRun[]>()
  chosen = $state<string | null>(null)
  /** By parameter name, for all operations alike: a coin typed once is asked about everywhere. */
  values = $state.raw<Values>({})
  /** What is known of the call as it is filled in; null while that is being found out. */
  preview = $state.raw<CallPreview | null>(null)
  /** How answers are shown. */
  look = $state<Look>('answer')
  #hushed = $state.raw<readonly Lack[]>([])
  #asked = $state.raw<Readonly<Record<string, Asked>>>({})
  #running = $state.raw<readonly string[]>([])
  readonly #client: Pick<Client, 'explorer' | 'market' | 'profile'>
  #pause: ReturnType<typeof setTimeout> | null = null
  #looked = 0
  #address: string | null = null
  #suggested = ''
  /** When the last charge was that is known here. */
  #chargedAt = 0
  #shown = 0

  readonly operation = $derived(this.operations.value?.find(({ name }) => name === this.chosen) ?? null)
  readonly asked = $derived(this.#asked[this.chosen ?? ''] ?? nothing)
  readonly running = $derived(this.#running.includes(this.chosen ?? ''))
  /** Whether the answer shown is to what is filled in now. */
  readonly current = $derived(this.asked.question === this.#question())

  constructor(client: Pick<Client, 'explorer' | 'market' | 'profile'>, hear: Hear) {
    this.#client = client
    // A charge may teach the price of the next call of its kind, and of no other.
    hear('gaugeChanged', ({ last }) => {
      if (this.#shown === 0 || last === null || last.at === this.#chargedAt) return
      this.#chargedAt = last.at
      if (last.operation === this.chosen) void this.#look()
    })
    hear('profileChanged', lessons => this.lessons.tell(lessons))
    hear('mappingsChanged', mappings => this.mappings.tell(mappings))
    hear('connectionChanged', connection => {
      const name = connectionName(connection)
      const moved = this.#address !== name
      this.#address = name
      // Another service: what this one answered must not be taken for the other's word.
      if (moved) this.#asked = {}
      if (moved) this.#hushed = []
      if (moved && this.#shown > 0) void this.#readAll()
    })
  }

  /** Told while the view is on screen; answers with the function that ends it. */
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
    this.look = 'answer'
    this.preview = null
    void this.#look()
  }

  fill(name: string, text: string): void {
    this.values = { ...this.values, [name]: text }
    if (this.#pause !== null) clearTimeout(this.#pause)
    this.#pause = setTimeout(() => void this.#look(), pauseMs)
  }

  /** Fills in what is most likely meant; what a person typed themselves stays, whatever they ask next. */
  suggest(name: string, text: string): void {
    const typed = this.values[name]
    if (text === '' || text === typed || (typed !== undefined && typed !== this.#suggested)) return
    this.#suggested = text
    this.fill(name, text)
  }

  /** Whether a person wants to hear no more of what answers lack. */
  isHushed(lack: Lack): boolean {
    return this.#hushed.includes(lack)
  }

  /** Until another service is chosen, or the app starts anew. */
  hush(lack: Lack): void {
    this.#hushed = [...this.#hushed, lack]
  }

  /** Asks an earlier question again of what is kept: 0 credits. */
  reopen({ operation, params }: Pick<PastRun, 'operation' | 'params'>, look: Look = 'answer'): void {
    this.look = look
    const takes = this.operations.value?.find(({ name }) => name === operation)?.parameters ?? []
    const blank = Object.fromEntries(takes.map(({ name }) => [name, '']))
    this.values = { ...this.values, ...blank, ...params }
    this.chosen = operation
    this.preview = null
    void this.#look()
  }

  /** Puts coins as they are typed into the form they are sent in: one blank between, spelt as the list spells them. */
  async tidy(name: string): Promise<void> {
    const typed = this.values[name] ?? ''
    const coins = plainCoinName(typed)
      .split(/[\s,;+]+/)
      .filter(Boolean)
    const spelt = (await Promise.all(coins.map(coin => this.#spell(coin)))).join(' ')
    // Typed on meanwhile: the newer text is not ours to change.
    if (spelt !== typed && (this.values[name] ?? '') === typed) this.fill(name, spelt)
  }

  /** Makes the call. A run that fails leaves the earlier answer standing. */
  async run(): Promise<void> {
    const { operation } = this
    if (operation === null || this.running) return
    this.#running = [...this.#running, operation.name]
    for (const { name, control } of operation.parameters) if (control === 'coins') await this.tidy(name)
    // Another operation may have been chosen meanwhile.
    const params = this.#params(operation)
    const address = this.#address
    const question = JSON.stringify(params)
    const before = this.#asked[operation.name]
    const earlier = before?.question === question ? before.answer : null
    const reply = await this.#client.explorer.run({ operation: operation.name, params })
    this.#running = this.#running.filter(name => name !== operation.name)
    if (address !== this.#address) return
    const good = reply.ok && reply.answer.fault === null
    this.#note(operation.name, {
      question,
      answer: good ? reply.answer : earlier,
      failed: reply.ok && !good ? reply.answer : null,
      fault: reply.ok ? null : reply.fault
    })
    await this.#readAll()
  }

  /** Teaches what a place of the answer shown is: 0 credits. Answers with why it could not be learned. */
  async teach(lesson: Hint): Promise<WordedFault | null> {
    const { answer } = this.asked
    if (answer === null) return null
    const { operation, params } = answer
    const reply = await this.#client.explorer.teach({ operation, params: { ...params }, ...lesson })
    if (!reply.ok) return reply.fault
    const asked = this.#asked[operation]
    if (asked) this.#note(operation, { ...asked, answer: reply.answer })
    return null
  }

  /** Takes a lesson back; answers with why it could not be. */
  async forget({ operation, path }: Lesson): Promise<WordedFault | null> {
    return this.#taught(await this.#client.profile.forget({ operation, path }))
  }

  /** Decides about a saved mapping; answers with why it could not. Answers shown are read anew, at 0 credits. */
  async decide(decision: 'acceptMapping' | 'undoMapping', id: MappingId): Promise<WordedFault | null> {
    const reply = await this.#client.profile[decision](id)
    if (!reply.ok) return reply.fault
    this.mappings.tell(reply.answer)
    this.#asked = {}
    await this.#look()
    return null
  }

  /** Takes the lessons of a profile file; answers with why it could not. */
  async takeProfile(text: string): Promise<WordedFault | null> {
    return this.#taught(await this.#client.profile.take({ text }))
  }

  /** Saves all lessons where a person wants them; answers with the path, or null where they do not. */
  saveProfile(withPrices: boolean): Promise<WordedReply<string | null>> {
    return this.#client.profile.save({ withPrices })
  }

  /** Lessons are others: answers shown are read anew of what is kept, at 0 credits. */
  async #taught(reply: WordedReply<readonly Lesson[]>): Promise<WordedFault | null> {
    if (!reply.ok) return reply.fault
    this.lessons.tell(reply.answer)
    this.#asked = {}
    await this.#look()
    return null
  }

  /** Opens a headline of the answer shown in the system browser; answers with why it could not. */
  async openLink(url: string): Promise<WordedFault | null> {
    const { answer } = this.asked
    if (answer === null) return null
    const { operation, params } = answer
    const reply = await this.#client.explorer.openLink({ operation, params: { ...params }, url })
    return reply.ok ? null : reply.fault
  }

  /** Saves a text made of an answer where a person wants it; answers with the path, or null where they do not. */
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
      this.operations.read(() => explorer.operations()),
      this.history.read(() => explorer.history()),
      this.lessons.read(() => this.#client.profile.lessons()),
      this.mappings.read(() => this.#client.profile.mappings())
    ])
    await this.#look()
  }

  /** Finds out price, mistakes and kept answer of what is filled in. */
  async #look(): Promise<void> {
    const { operation } = this
    if (operation === null) return
    const mine = ++this.#looked
    const call = { operation: operation.name, params: this.#params() }
    const question = JSON.stringify(call.params)
    const reply = await this.#client.explorer.preview(call)
    // A slow answer about an earlier letter must not replace the answer about this one.
    if (mine !== this.#looked) return
    this.preview = reply.ok ? reply.answer : null
    if (!reply.ok || reply.answer.keptAt === null) return
    const known = this.#asked[operation.name]
    if (known?.question === question && known.answer !== null) return
    const kept = await this.#client.explorer.kept(call)
    if (mine !== this.#looked || !kept.ok || kept.answer === null) return
    const failed = known?.question === question ? known.failed : null
    this.#note(operation.name, { question, answer: kept.answer, failed, fault: null })
  }

  #note(operation: string, asked: Asked): void {
    this.#asked = { ...this.#asked, [operation]: asked }
  }

  /** `btc` becomes BTC where the list has BTC and no `btc`; what the list does not know stays as typed. */
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
