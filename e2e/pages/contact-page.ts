import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class ContactPage extends PageObject {
  readonly view = this.page.getByRole('region', { name: m.contact.title() })
  readonly summary = this.view.getByRole('status')
  readonly fault = this.view.getByRole('alert')
  readonly start = this.view.getByRole('button', { name: /^Check \d+ operations?/ })

  static async open(app: AppPage): Promise<ContactPage> {
    await app.show('Settings')
    await app.page.getByRole('button', { name: m.contact.settingsOpen() }).click()
    const contact = new ContactPage(app.page)
    await contact.view.waitFor()
    return contact
  }

  row(operation: string): Locator {
    return this.view.locator(`[data-operation="${operation}"]`)
  }

  under(verdict: string): Locator {
    return this.view
      .getByRole('table', { name: verdict, exact: true })
      .locator('tbody th .what > span:last-of-type')
  }

  async tickOnly(...operations: readonly string[]): Promise<void> {
    await this.view.getByRole('button', { name: m.contact.selectNone() }).click()
    for (const operation of operations)
      await this.view.getByRole('switch', { name: `Check ${operation}`, exact: true }).click()
  }

  async ask(): Promise<Locator> {
    await this.start.click()
    return this.page.getByRole('alertdialog')
  }

  async agree(): Promise<void> {
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Check \d+ operations?/ })
      .click()
  }

  async mapOperation(operation: string): Promise<void> {
    await this.row(operation)
      .getByRole('button', { name: m.contact.mapOperation({ operation }) })
      .click()
  }
}
