import type { Locator } from 'playwright'
import { PageObject } from './page-object'

/** The Credits view, in the words of someone who looks after their money. */
export class CreditsPage extends PageObject {
  readonly days = this.page.getByRole('region', { name: 'Spending by day' })
  readonly byFeature = this.page.getByRole('region', { name: 'By feature' })
  readonly ledger = this.page.getByRole('grid', { name: 'Ledger' })
  readonly summary = this.page.getByRole('main', { name: 'Credits' }).locator('dl')
  /** What today came to, in the summary. */
  readonly today = this.summary.locator('div', { hasText: 'Today' })
  readonly budgets = this.page.getByRole('group', { name: 'Budgets and pace' })
  /** Ways to make a quota last, offered where it is too small for the plan. */
  readonly offer = this.page.getByRole('region', { name: 'Choose a rhythm that fits the quota' })

  async look(at: 'Ledger' | 'Breakdown' | 'Prices'): Promise<void> {
    await this.page.getByRole('radio', { name: at }).click()
  }

  /** Shows the calls of a feature out of the breakdown. */
  async pick(feature: string): Promise<void> {
    await this.byFeature.getByRole('button', { name: feature }).click()
  }

  rhythm(name: RegExp): Locator {
    return this.offer.getByRole('button', { name })
  }

  async exportCsv(): Promise<void> {
    await this.page.getByRole('button', { name: 'Export CSV' }).click()
  }

  /** Says what a call of an operation costs, where the service does not. */
  async tellPrice(operation: string, credits: string): Promise<void> {
    await this.page.getByRole('button', { name: `Tell the price of ${operation}` }).click()
    await this.page.getByRole('textbox', { name: `Price of ${operation}` }).fill(credits)
    await this.page.getByRole('button', { name: 'Keep' }).click()
  }
}
