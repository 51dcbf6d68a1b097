import type { AppPage } from './app-page'
import { AppPart } from './app-part'

/** The News view: asking for headlines, and those that came. */
export class NewsPage extends AppPart {
  readonly headlines = this.appPage.main.getByRole('listitem')

  /** Goes there from wherever one is. */
  static async open(appPage: AppPage): Promise<NewsPage> {
    await appPage.show('News')
    return new NewsPage(appPage)
  }

  /** Asks for headlines, for 10 credits. */
  load(): Promise<void> {
    return this.appPage.pressInView(/10 credits/)
  }

  /** Clicks the first link that leads to this host. */
  openLink(host: string): Promise<void> {
    return this.appPage.main.getByRole('button', { name: host }).first().click()
  }
}
