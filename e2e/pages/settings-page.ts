import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

export class SettingsPage extends AppPart {
  readonly view = this.page.getByRole('main').getByRole('region', { name: m.common.settings() })
  readonly terms = this.page.getByRole('alertdialog')

  static async open(appPage: AppPage): Promise<SettingsPage> {
    await appPage.show('Settings')
    return new SettingsPage(appPage)
  }

  /** Returns the page after a link has opened the settings. */
  static async at(appPage: AppPage): Promise<SettingsPage> {
    await appPage.view('Settings').waitFor()
    return new SettingsPage(appPage)
  }

  /** The choice of a currency for prices whose response doesn't state one. */
  get unnamedMoney(): Locator {
    return this.view.getByRole('combobox', { name: m.currency.fallback.label() })
  }

  /** Chooses a currency, which opens a confirmation with the cost. */
  async showPricesIn(currency: string): Promise<void> {
    await this.view.getByRole('combobox', { name: m.currency.title() }).selectOption(currency)
  }

  rate(words: RegExp): Locator {
    return this.view.getByText(words)
  }

  async exportSetup(): Promise<void> {
    await this.view.getByRole('button', { name: m.setupFile.save(), exact: true }).click()
  }

  async importSetup(path: string): Promise<void> {
    await this.view.locator('input[type="file"][aria-label="Import"]').setInputFiles(path)
  }

  async putBackNewestCopy(): Promise<void> {
    await this.view
      .getByRole('button', { name: /^Restore backup of / })
      .first()
      .click()
    await this.appPage.question.getByRole('button', { name: m.settings.backupVerb() }).click()
  }

  async testRoute(name: string): Promise<void> {
    await this.view.getByRole('button', { name: m.routes.testLabel({ name }) }).click()
  }

  async removeRoute(name: string): Promise<void> {
    const remove = this.view.getByRole('button', { name: m.layouts.list.remove({ name }) })
    await remove.click()
    await this.appPage.question.getByRole('button', { name: m.common.remove() }).click()
    // Wait until the token of the route is deleted too, because keytar crashes if an entry is deleted while
    // it reads the entries.
    await remove.waitFor({ state: 'detached' })
  }

  says(words: string): Locator {
    return this.view.getByText(words)
  }

  async agree(): Promise<void> {
    await this.appPage.yes.click()
  }
}
