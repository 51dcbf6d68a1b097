import type { Locator, Page } from 'playwright'

/** The converter, which opens over any view. */
export class ConverterPage {
  readonly dialog: Locator
  readonly amount: Locator
  /** Asks the service for its rate, for the price it names. */
  readonly exactRate: Locator
  readonly fault: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Convert' })
    this.exactRate = this.dialog.getByRole('button', { name: /^Ask for the exact rate/ })
    this.fault = this.dialog.getByRole('alert')
    this.amount = this.dialog.getByLabel('Amount', { exact: true })
  }

  async fill(amount: string, from: string, to: string): Promise<void> {
    await this.amount.fill(amount)
    await this.dialog.getByLabel('From', { exact: true }).fill(from)
    await this.dialog.getByLabel('To', { exact: true }).fill(to)
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** The amount by our quotes, or by the service's rate. */
  result(whose: 'Ours' | 'Service'): Locator {
    return this.dialog.getByRole('group', { name: whose }).locator('.value')
  }
}
