import type { Locator, Page } from 'playwright'

/** The chart in hand, with its toolbar and its foot. */
export class ChartPage {
  readonly picture: Locator
  readonly legend: Locator
  /** From which candles the bars are built, and what that costs. */
  readonly built: Locator
  /** Where older candles are offered, past the oldest one held. */
  readonly reach: Locator
  /** The levels drawn beside the prices: of pivots, ours and the service's. */
  readonly levels: Locator
  /** The coins that are compared, and how far each has come. */
  readonly compared: Locator
  /** The bar that a replay shows. */
  readonly moment: Locator
  /** In which zone times are told. */
  readonly zone: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.picture = page.getByRole('img', { name: /candles/ }).first()
    this.legend = page.getByTestId('chart-legend').first()
    this.reach = page.getByTestId('candle-reach')
    this.levels = page.getByTestId('levels')
    this.compared = page.getByRole('list', { name: 'Compared, in percent from the left edge' })
    this.moment = page.getByTestId('replay-moment')
    this.zone = page.getByRole('button', { name: /^Time zone of the charts/ }).first()
    this.built = page.getByTestId('built-from')
  }

  /** What an indicator's legend says: its name, and its values. */
  indicator(words: string | RegExp): Locator {
    return this.#page.getByRole('list', { name: 'Indicators' }).getByText(words)
  }

  /** Asks for so many candles more than are held, for the price of the whole request. */
  older(count: number): Locator {
    return this.reach.getByRole('button', { name: new RegExp(`^Load ${count} older candles`) })
  }

  async refresh(): Promise<void> {
    await this.#page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('button', { name: /^Refresh/ })
      .click()
  }

  /** Chooses which pivot levels are drawn, or another switch of the drawings. */
  async toggleDrawing(entry: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name: /^Drawings/ }).click()
    await this.#page.getByRole('menuitemradio', { name: entry }).click()
  }

  /** Asks for another coin beside the one shown; there may be a question about its price. */
  async compare(coin: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Compare coins' }).click()
    await this.compareField.fill(coin)
    await this.compareWith(coin).click()
  }

  get compareField(): Locator {
    return this.#page.getByLabel('Compare with', { exact: true })
  }

  /** Asks for the coin that is typed, for the price it names. */
  compareWith(coin: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Compare ${coin} `) })
  }

  /** Replays from a moment, typed. */
  async replayFrom(typed: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Replay from a candle' }).click()
    await this.#page.getByLabel('Begin at').fill(typed)
    await this.#page.getByRole('button', { name: 'Begin here 0' }).click()
  }

  /** Saves or copies what the chart shows. */
  async take(entry: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save or copy' }).click()
    await this.#page.getByRole('menuitem', { name: entry }).click()
  }

  /** Hides an indicator by its own menu. */
  async hide(name: RegExp): Promise<void> {
    await this.#page.getByRole('button', { name }).click()
    await this.#page.getByRole('menuitem', { name: 'Hide' }).click()
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
