import type { Locator, Page } from 'playwright'

/** The chart in hand, with its toolbar and its foot. */
export class ChartPage {
  readonly picture: Locator
  readonly legend: Locator
  /** From which candles the bars are built, and what that costs. */
  readonly built: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.picture = page.getByRole('img', { name: /candles/ }).first()
    this.legend = page.getByTestId('chart-legend').first()
    this.built = page.getByTestId('built-from')
  }

  /** Opens what builds bars of other lengths. */
  async openBars(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Other bars' }).click()
    return this.#page.getByRole('dialog', { name: 'Other bars' })
  }

  /** Shows bars of a length, typed as a person would. */
  async showBars(typed: string): Promise<void> {
    const menu = await this.openBars()
    await menu.getByRole('textbox').fill(typed)
    await menu.getByRole('button', { name: 'Show', exact: true }).click()
  }

  /** Types a date to go to, and goes there; answers with what opened. */
  async goTo(typed: string): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Go to a date' }).click()
    const box = this.#page.getByRole('dialog', { name: 'Go to a date' })
    await box.getByRole('textbox').fill(typed)
    await box.getByRole('button', { name: 'Go', exact: true }).click()
    return box
  }
}
