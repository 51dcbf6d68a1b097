import { webLink, type ParsedUrl } from '../../../src-shared/url'
import { createHash } from 'node:crypto'
import type { Headline, NewsState } from '../../../src-shared/contract/news'
import type { Origin } from '../../../src-shared/contract/values'
import type { Initiator } from '../../credits/booked-call'
import type { CoinCalls } from '../../watching/coins/coin-calls'
import type { CreditService } from '../../credits/credit-service'
import { subjectOf } from '../../credits/subject'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { requireAnswerKind } from '../../service/api/expected-answer'
import type { AskableNeed } from '../../watching/schedule/need-sources'
import type { NewsRow } from '../../service/api/answers/answer'
import type { Outcome } from '../../service/api/outcome'
import { wasWritten } from '../../platform/storage/disk-error'
import type { StoredHeadline, NewsStore } from './news-store'

export interface NewsSources {
  readonly calls: CoinCalls
  readonly credits: CreditService
  readonly store: NewsStore
  readonly coins: () => readonly string[]
  /** Null if news is loaded manually. */
  readonly everyMs: () => number | null
  readonly openLink: (url: string) => Promise<void>
  readonly simulated: boolean
}

/** Headlines for the watched coins. Their text comes from third parties, so always treat it as plain text. */
export class NewsService {
  readonly changed = new Emitter<NewsState>()
  readonly #sources: NewsSources
  #headlines: readonly StoredHeadline[]
  /** IDs of read headlines that aren't marked as read on disk yet. */
  readonly #unsavedReads = new Set<string>()
  #fetchedNow = false

  constructor(sources: NewsSources) {
    this.#sources = sources
    this.#headlines = sources.store.headlines()
  }

  list(): NewsState {
    const { credits, store, simulated, everyMs } = this.#sources
    const origin: Origin = simulated ? 'simulated' : this.#fetchedNow ? 'live' : 'cached'
    return {
      headlines: this.#headlines.map(shown),
      fetchedAt: store.fetchedAt(),
      origin,
      price: credits.priceOf('getNews', subjectOf(this.#params())),
      everyMs: everyMs()
    }
  }

  async refresh(): Promise<NewsState> {
    if (this.#sources.coins().length === 0) {
      throw new FaultError(inputFault('no-coin'))
    }
    requireAnswerKind('news', await this.#fetch('person'))
    return this.list()
  }

  /** If the disk fails, `writePending` writes the marks later. */
  markRead({ ids }: { ids: readonly string[] }): NewsState {
    for (const id of ids) this.#unsavedReads.add(id)
    const state = this.#publish(this.#headlines)
    this.writePending()
    return state
  }

  writePending(): void {
    const { store } = this.#sources
    if (this.#unsavedReads.size > 0 && wasWritten(() => store.markRead([...this.#unsavedReads])))
      this.#unsavedReads.clear()
  }

  async open({ id }: { id: string }): Promise<void> {
    const url = this.#headlines.find(headline => headline.id === id)?.url ?? null
    const link = linkOf(url)
    if (!link) throw new FaultError(inputFault('headline-without-link'))
    await this.#sources.openLink(link.href)
    this.markRead({ ids: [id] })
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    if (everyMs === null || this.#sources.coins().length === 0) return []
    return [
      {
        name: 'news',
        key: 'news',
        operation: 'getNews',
        everyMs,
        ofList: true,
        answeredAt: this.#sources.store.fetchedAt(),
        reserve: this.#sources.credits.priceOf('getNews', subjectOf(this.#params())).reserve,
        ask: () => this.#fetch('schedule')
      }
    ]
  }

  async #fetch(initiator: Initiator): Promise<Outcome> {
    const { calls, coins, store } = this.#sources
    const question = {
      operation: 'getNews',
      coins: coins(),
      feature: 'news',
      initiator,
      about: 'each'
    } as const
    const { outcome, answered } = await calls.ask(question)
    if (answered?.outcome.answer?.kind === 'news') {
      const { answer, receivedAt } = answered.outcome
      const fresh = answer.data.map(row => storedHeadline(row, receivedAt))
      this.#fetchedNow = true
      if (wasWritten(() => store.add(fresh, receivedAt))) this.#publish(store.headlines())
      else this.#show(fresh)
    }
    return outcome
  }

  /**
   * Also shows headlines that couldn't be stored, because the user paid for them. They stay until a later
   * response is stored.
   */
  #show(fresh: readonly StoredHeadline[]): void {
    const known = new Set(this.#headlines.map(({ id }) => id))
    this.#publish([...fresh.filter(({ id }) => !known.has(id)), ...this.#headlines])
  }

  #publish(headlines: readonly StoredHeadline[]): NewsState {
    this.#headlines = this.#marked(headlines)
    const state = this.list()
    this.changed.emit(state)
    return state
  }

  #marked(headlines: readonly StoredHeadline[]): readonly StoredHeadline[] {
    return headlines.map(headline =>
      this.#unsavedReads.has(headline.id) ? { ...headline, read: true } : headline
    )
  }

  #params(): Record<string, string> {
    const { calls, coins } = this.#sources
    return { symbol: calls.symbol('getNews', coins()) }
  }
}

function storedHeadline(row: NewsRow, firstSeenAt: number): StoredHeadline {
  const { title, url, source, at, summary, coins } = row
  // The service's headlines have no ID, so it's derived from the link or the title.
  const id = createHash('sha256')
    .update(url ?? `${title}\n${source ?? ''}`)
    .digest('hex')
    .slice(0, 24)
  return { id, title, url, source, at, summary, coins, firstSeenAt, read: false }
}

function shown({ id, title, source, at, summary, coins, url, read }: StoredHeadline): Headline {
  const link = linkOf(url)
  return { id, title, source, at, summary, coins, linked: link !== null, host: link?.host ?? null, read }
}

const linkOf = (url: string | null): ParsedUrl | null => (url === null ? null : webLink(url))
