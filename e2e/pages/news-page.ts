import type { Locator } from 'playwright'
import type { AppPage } from './app-page'

/** The News view: asking for headlines, and those that came. */
export class NewsPage {
  readonly headlines: Locator
  readonly #load: Locator
  readonly #main: Locator

  private constructor({ main }: AppPage) {
    this.#main = main
    this.#load = main.getByRole('button', { name: /10 credits/ })
    this.headlines = main.getByRole('listitem')
  }

  /** Goes there from wherever one is. */
  static async open(appPage: AppPage): Promise<NewsPage> {
    await appPage.show('News')
    return new NewsPage(appPage)
  }

  /** Asks for headlines, for 10 credits. */
  load(): Promise<void> {
    return this.#load.click()
  }

  /** Clicks the first link that leads to this host. */
  openLink(host: string): Promise<void> {
    return this.#main.getByRole('button', { name: host }).first().click()
  }
}
