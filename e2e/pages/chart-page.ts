import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class ChartPage extends PageObject {
  readonly picture = this.page.getByRole('img', { name: /candles/ }).first()
  readonly legend = this.page.getByTestId('chart-legend').first()
  readonly announced = this.page
    .getByRole('region', { name: m.chart.region({ coin: 'BTC' }) })
    .locator('[aria-live]')
  readonly table = this.page.getByRole('dialog').getByRole('grid')
  readonly style = this.page.getByRole('button', { name: m.chart.styleLabel() })
  readonly source = this.page.getByTestId('chart-source')
  readonly built = this.page.getByTestId('built-from')
  readonly reach = this.page.getByTestId('candle-reach')
  readonly levels = this.page.getByTestId('levels')
  readonly compared = this.page.getByRole('list', { name: m.comparison.overlay.percentHint() })
  readonly moment = this.page.getByTestId('replay-moment')
  readonly zone = this.page.getByRole('button', { name: new RegExp(`^${m.chart.zoneHint()}`) }).first()
  readonly dateBox = this.page.getByRole('dialog', { name: m.chart.goTo.title() })
  readonly #bars = this.page.getByRole('dialog', { name: m.chart.customBars.title() })

  /** Returns the number of canvas pixels per screen pixel, to one decimal. */
  sharpness(): Promise<number> {
    return this.picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width } = canvas.getBoundingClientRect()
      return Math.round((canvas.width / width / devicePixelRatio) * 10) / 10
    })
  }

  older(count: number): Locator {
    return this.reach.getByRole('button', { name: new RegExp(`^Load ${count} older candles`) })
  }

  get loads(): Locator {
    return this.reach.getByRole('button', { name: /^Load/ })
  }

  get missing(): Locator {
    return this.reach.getByText(/candles missing here/)
  }

  get loadMissing(): Locator {
    return this.reach.getByRole('button', { name: m.chart.load.action() })
  }

  async refresh(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('button', { name: /^Refresh/ })
      .click()
  }

  async toggleDrawing(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    await this.page.getByRole('menuitemradio', { name: entry }).click()
  }

  async compare(coin: string): Promise<void> {
    await this.typeToCompare(coin)
    await this.compareWith(coin).click()
  }

  get compareField(): Locator {
    return this.page.getByLabel(m.comparison.overlay.label(), { exact: true })
  }

  /** Opens the field first if necessary, because it closes when the price confirmation opens. */
  async typeToCompare(coin: string): Promise<void> {
    if (!(await this.compareField.isVisible()))
      await this.page.getByRole('button', { name: m.comparison.overlay.title() }).click()
    await this.compareField.fill(coin)
  }

  comparedCoin(coin: string | RegExp): Locator {
    return this.compared.getByRole('listitem').filter({ hasText: coin })
  }

  async openScale(entry: string): Promise<Locator> {
    await this.style.click()
    return this.page.getByRole('menuitemradio', { name: entry })
  }

  compareWith(coin: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Compare ${coin} `) })
  }

  async typeReplay(typed: string): Promise<void> {
    const begin = this.page.getByLabel(m.chart.replayStart.label())
    if (!(await begin.isVisible()))
      await this.page.getByRole('button', { name: m.layouts.replay.start() }).click()
    await begin.fill(typed)
  }

  async replayFrom(typed: string): Promise<void> {
    await this.typeReplay(typed)
    await this.page.getByRole('button', { name: `${m.chart.replayStart.action()} 0` }).click()
  }

  async typeRatio(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.getByRole('combobox', { name: m.palette.title() }).fill(name)
    await expect(this.page.getByRole('option', { name: m.ratio.command({ name }) })).toBeVisible()
    await this.page.keyboard.press('Enter')
  }

  loadRatio(coin: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${m.ratio.load({ coin })}`) })
  }

  backTo(coin: string): Locator {
    return this.page.getByRole('button', { name: m.ratio.back({ coin }), exact: true })
  }

  /** The row of a bar, counted from the newest one. */
  tableRow(at: number): Locator {
    return this.table.getByRole('row').nth(at)
  }

  get replaySpeed(): Locator {
    return this.page.getByLabel(m.chart.replayBar.speed())
  }

  get play(): Locator {
    return this.page.getByRole('button', { name: m.chart.replayBar.play(), exact: true })
  }

  async take(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: m.chartExport.menu.label() }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  async openBars(): Promise<void> {
    await this.page.getByRole('button', { name: m.chart.customBars.title() }).click()
  }

  barsOf(length: string): Locator {
    return this.#bars.getByRole('button', { name: new RegExp(`^${length}`) })
  }

  async showBars(typed: string): Promise<void> {
    await this.openBars()
    await this.#bars.getByRole('textbox').fill(typed)
    await this.#bars.getByRole('button', { name: m.common.show(), exact: true }).click()
  }

  async showAll(): Promise<void> {
    const ranges = this.page.getByRole('group', { name: m.chart.range() }).first()
    await ranges.getByRole('button', { name: m.common.all(), exact: true }).click()
  }

  async goTo(typed: string): Promise<void> {
    await this.page.getByRole('button', { name: m.chart.goTo.title() }).click()
    await this.dateBox.getByRole('textbox').fill(typed)
    await this.dateBox.getByRole('button', { name: m.chart.goTo.action(), exact: true }).click()
  }

  get missingDateNote(): Locator {
    return this.dateBox.getByRole('status')
  }

  async openZone(name: RegExp): Promise<Locator> {
    await this.zone.click()
    return this.page.getByRole('menuitemradio', { name })
  }
}
