import { expect } from 'playwright/test'
import { m } from '../../src-shared/messages/m'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'

export class NewsPage extends AppPart {
  readonly headlines = this.appPage.main
    .getByRole('list', { name: m.coin.news.title() })
    .getByRole('listitem')
  readonly reader = this.appPage.main.getByRole('article', { name: m.news.reader() })

  static async open(appPage: AppPage): Promise<NewsPage> {
    await appPage.show('News')
    return new NewsPage(appPage)
  }

  load(): Promise<void> {
    return this.appPage.pressInView(/10 credits/)
  }

  openLink(host: string): Promise<void> {
    return this.appPage.main.getByRole('button', { name: host }).first().click()
  }

  async scrollTo(count: number): Promise<void> {
    await expect(async () => {
      await this.headlines.last().scrollIntoViewIfNeeded()
      expect(await this.headlines.count()).toBe(count)
    }).toPass()
  }
}
