import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { pseudoLocale, translate } from '../../scripts/messages/pseudo.mjs'
import { m } from '../../src-shared/messages/m'
import type { AppPage } from './app-page'
import { PageObject } from './page-object'

export class PseudoLanguagePage extends PageObject {
  readonly #appPage: AppPage

  private constructor(appPage: AppPage) {
    super(appPage.page)
    this.#appPage = appPage
  }

  /** Changing the language reloads the page. */
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

  says(text: string): Locator {
    return this.page.getByText(translate(text))
  }

  async openWatchlists(): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${translate('Watchlist: ')}`) }).click()
  }

  async choose(entry: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: translate(entry), exact: true }).click()
  }

  async addIndicator(short: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: translate(m.indicators.picker.title()) })
    await field.fill(short)
    await this.page.keyboard.press('Enter')
    await field.click()
  }

  /** The line stays selected, so that the controls for its style are visible. */
  async drawHorizontal(): Promise<void> {
    await this.#chart.focus()
    await this.page.keyboard.press('h')
    await this.page.keyboard.press('Enter')
  }

  async clickChart(): Promise<void> {
    await this.#chart.click()
  }

  get #chart(): Locator {
    return this.page.locator('[data-candles]').first()
  }

  async loaded(): Promise<void> {
    await expect(this.page.locator('.skeleton')).toHaveCount(0)
  }
}
