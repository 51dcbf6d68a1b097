import type { Locator, Page } from 'playwright'

/** The Credits view, in the words of someone who looks after their money. */
export class CreditsPage {
  readonly days: Locator
  readonly byFeature: Locator
  readonly ledger: Locator
  /** What today came to, in the summary. */
  readonly today: Locator
  readonly budgets: Locator
  readonly summary: Locator
  /** Ways to make a quota last, offered where it is too small for the plan. */
  readonly offer: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.days = page.getByRole('region', { name: 'Spending by day' })
    this.byFeature = page.getByRole('region', { name: 'By feature' })
    this.ledger = page.getByRole('grid', { name: 'Ledger' })
    this.summary = page.getByRole('main', { name: 'Credits' }).locator('dl')
    this.today = this.summary.locator('div', { hasText: 'Today' })
    this.offer = page.getByRole('region', { name: 'Choose a rhythm that fits the quota' })
    this.budgets = page.getByRole('group', { name: 'Budgets and pace' })
  }

  async look(at: 'Ledger' | 'Breakdown' | 'Prices'): Promise<void> {
    await this.#page.getByRole('radio', { name: at }).click()
  }

  /** Shows the calls of a feature out of the breakdown. */
  async pick(feature: string): Promise<void> {
    await this.byFeature.getByRole('button', { name: feature }).click()
  }

  rhythm(name: RegExp): Locator {
    return this.offer.getByRole('button', { name })
  }

  async exportCsv(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Export CSV' }).click()
  }

  /** Says what a call of an operation costs, where the service does not. */
  async tellPrice(operation: string, credits: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Tell the price of ${operation}` }).click()
    await this.#page.getByRole('textbox', { name: `Price of ${operation}` }).fill(credits)
    await this.#page.getByRole('button', { name: 'Keep' }).click()
  }
}
