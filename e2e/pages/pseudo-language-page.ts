import { expect } from 'playwright/test'
import { pseudoLocale, translate } from '../../scripts/messages/pseudo.mjs'
import type { AppPage } from './app-page'
import { PageObject } from './page-object'

export class PseudoLanguagePage extends PageObject {
  readonly #appPage: AppPage

  private constructor(appPage: AppPage) {
    super(appPage.page)
    this.#appPage = appPage
  }

  /** Changing the language of a running app reloads its page. */
  static async chosenIn(appPage: AppPage): Promise<PseudoLanguagePage> {
    const { page } = appPage
    await Promise.all([
      page.waitForEvent('load'),
      // The request fails, because the page reloads before it receives the response.
      appPage.ask('settings', 'change', { language: pseudoLocale }).catch(() => undefined)
    ])
    await expect(page.locator('html')).toHaveAttribute('lang', pseudoLocale)
    return new PseudoLanguagePage(appPage)
  }

  /** @param name the view's name in English */
  async show(view: string, name: string): Promise<void> {
    await this.#appPage.ask('settings', 'change', { viewState: { view, coin: 'BTC' } })
    await expect(this.page.getByRole('main', { name: translate(name), exact: true })).toBeVisible()
  }

  async press(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: translate(name) })
      .first()
      .click()
  }

  async loaded(): Promise<void> {
    await expect(this.page.locator('.skeleton')).toHaveCount(0)
  }
}
