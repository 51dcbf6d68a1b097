import type { Client, NewsState as News } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class NewsState {
  readonly news = new Mirrored<News>()
  readonly unread = $derived((this.news.value?.headlines ?? []).filter(headline => !headline.read).length)
  readonly #client: Client['news']

  constructor(client: Client['news'], subscribe: Subscribe) {
    this.#client = client
    this.news.follow(subscribe, 'newsChanged', () => client.list())
  }

  /** Makes a paid call at the price `news.value.price`. */
  refresh(): Promise<boolean> {
    return this.news.act(() => this.#client.refresh())
  }

  markRead(ids: readonly string[]): Promise<boolean> {
    return this.news.act(() => this.#client.markRead({ ids: [...ids] }))
  }

  async open(id: string): Promise<void> {
    await this.#client.open({ id })
  }
}
