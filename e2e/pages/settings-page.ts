import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

/** The Settings view, in the words of someone who sets something. */
export class SettingsPage extends AppPart {
  readonly view = this.page.getByRole('main').getByRole('region', { name: m.common.settings() })
  /** What asks whether the rate of a currency may be asked for, and what that comes to. */
  readonly terms = this.page.getByRole('alertdialog')

  static async open(appPage: AppPage): Promise<SettingsPage> {
    await appPage.show('Settings')
    return new SettingsPage(appPage)
  }

  /** The same, where something led there. */
  static async at(appPage: AppPage): Promise<SettingsPage> {
    await appPage.view('Settings').waitFor()
    return new SettingsPage(appPage)
  }

  /** What prices are in that name no money. */
  get unnamedMoney(): Locator {
    return this.view.getByRole('combobox', { name: m.currency.said() })
  }

  /** Chooses a currency for prices; what it costs is said first. */
  async showPricesIn(currency: string): Promise<void> {
    await this.view.getByRole('combobox', { name: m.currency.title() }).selectOption(currency)
  }

  /** The rate that is used, or why there is none. */
  rate(words: RegExp): Locator {
    return this.view.getByText(words)
  }

  /** Writes what a person made to the place they choose. */
  async exportSetup(): Promise<void> {
    await this.view.getByRole('button', { name: m.setupFile.save(), exact: true }).click()
  }

  /** Takes what a file holds. */
  async importSetup(path: string): Promise<void> {
    await this.view.locator('input[type="file"][aria-label="Import"]').setInputFiles(path)
  }

  /** Puts the newest copy of the data back, and answers the question that is asked first. */
  async putBackNewestCopy(): Promise<void> {
    await this.view
      .getByRole('button', { name: /^Restore backup of / })
      .first()
      .click()
    await this.appPage.question.getByRole('button', { name: m.settings.backupVerb() }).click()
  }

  /** What came of it. */
  says(words: string): Locator {
    return this.view.getByText(words)
  }

  async agree(): Promise<void> {
    await this.appPage.yes.click()
  }
}
