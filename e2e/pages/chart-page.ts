import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

/** The chart in hand, with its toolbar and its foot. */
export class ChartPage extends PageObject {
  readonly picture = this.page.getByRole('img', { name: /candles/ }).first()
  readonly legend = this.page.getByTestId('chart-legend').first()
  /** From which candles the bars are built, and what that costs. */
  readonly built = this.page.getByTestId('built-from')
  /** Where older candles are offered, past the oldest one held. */
  readonly reach = this.page.getByTestId('candle-reach')
  /** The levels drawn beside the prices: of pivots, ours and the service's. */
  readonly levels = this.page.getByTestId('levels')
  /** The coins that are compared, and how far each has come. */
  readonly compared = this.page.getByRole('list', { name: m.comparison.comparedPercentLeftEdge() })
  /** The bar that a replay shows. */
  readonly moment = this.page.getByTestId('replay-moment')
  /** In which zone times are told. */
  readonly zone = this.page.getByRole('button', { name: new RegExp(`^${m.chart.zoneHint()}`) }).first()
  /** Where a date to go to is typed. */
  readonly dateBox = this.page.getByRole('dialog', { name: m.chart.goToDate() })
  readonly #bars = this.page.getByRole('dialog', { name: m.chart.otherBars() })

  /** Asks for so many candles more than are held, for the price of the whole request. */
  older(count: number): Locator {
    return this.reach.getByRole('button', { name: new RegExp(`^Load ${count} older candles`) })
  }

  /** What asks for candles, where some are missing or could be older. */
  get loads(): Locator {
    return this.reach.getByRole('button', { name: /^Load/ })
  }

  /** How many candles are missing in a gap that is in view. */
  get missing(): Locator {
    return this.reach.getByText(/candles are missing here/)
  }

  get loadMissing(): Locator {
    return this.reach.getByRole('button', { name: m.chart.loadThem() })
  }

  async refresh(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('button', { name: /^Refresh/ })
      .click()
  }

  /** Chooses which pivot levels are drawn, or another switch of the drawings. */
  async toggleDrawing(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    await this.page.getByRole('menuitemradio', { name: entry }).click()
  }

  /** Asks for another coin beside the one shown; there may be a question about its price. */
  async compare(coin: string): Promise<void> {
    await this.typeToCompare(coin)
    await this.compareWith(coin).click()
  }

  get compareField(): Locator {
    return this.page.getByLabel(m.comparison.compare(), { exact: true })
  }

  /** Types a coin to compare with: a question about a price closes the field it was typed into. */
  async typeToCompare(coin: string): Promise<void> {
    if (!(await this.compareField.isVisible()))
      await this.page.getByRole('button', { name: m.comparison.compareCoins() }).click()
    await this.compareField.fill(coin)
  }

  /** The line of a coin that is compared: how far it has come. */
  comparedCoin(coin: string | RegExp): Locator {
    return this.compared.getByRole('listitem').filter({ hasText: coin })
  }

  /** Opens the menu of scales and answers with one of its entries. */
  async openScale(entry: string): Promise<Locator> {
    await this.page.getByRole('button', { name: m.chart.howPricesDrawn() }).click()
    return this.page.getByRole('menuitemradio', { name: entry })
  }

  /** Asks for the coin that is typed, for the price it names. */
  compareWith(coin: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Compare ${coin} `) })
  }

  /** Types when a replay begins; typed once, it stays open until it begins. */
  async typeReplay(typed: string): Promise<void> {
    const begin = this.page.getByLabel(m.chart.begin())
    if (!(await begin.isVisible()))
      await this.page.getByRole('button', { name: m.layouts.replayCandle() }).click()
    await begin.fill(typed)
  }

  /** Replays from a moment, typed. */
  async replayFrom(typed: string): Promise<void> {
    await this.typeReplay(typed)
    await this.page.getByRole('button', { name: `${m.chart.beginHere()} 0` }).click()
  }

  /** How many bars a second a replay shows. */
  get replaySpeed(): Locator {
    return this.page.getByLabel(m.chart.barsSecond())
  }

  get play(): Locator {
    return this.page.getByRole('button', { name: m.chart.play(), exact: true })
  }

  /** Saves or copies what the chart shows. */
  async take(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: m.chartExport.saveCopy() }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Opens what builds bars of other lengths. */
  async openBars(): Promise<void> {
    await this.page.getByRole('button', { name: m.chart.otherBars() }).click()
  }

  /** Bars of a length, as they are offered. */
  barsOf(length: string): Locator {
    return this.#bars.getByRole('button', { name: new RegExp(`^${length}`) })
  }

  /** Shows bars of a length, typed as a person would. */
  async showBars(typed: string): Promise<void> {
    await this.openBars()
    await this.#bars.getByRole('textbox').fill(typed)
    await this.#bars.getByRole('button', { name: m.common.show(), exact: true }).click()
  }

  /** Types a date to go to, and goes there. */
  async goTo(typed: string): Promise<void> {
    await this.page.getByRole('button', { name: m.chart.goToDate() }).click()
    await this.dateBox.getByRole('textbox').fill(typed)
    await this.dateBox.getByRole('button', { name: m.chart.go(), exact: true }).click()
  }

  /** What is said of a date that there are no candles of. */
  get dateTold(): Locator {
    return this.dateBox.getByRole('status')
  }

  /** Opens the zones and answers with one of them. */
  async openZone(name: RegExp): Promise<Locator> {
    await this.zone.click()
    return this.page.getByRole('menuitemradio', { name })
  }
}
