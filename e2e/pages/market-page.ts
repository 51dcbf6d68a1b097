import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export const marketPanels = [
  'Overview',
  'Map',
  'Breadth & sentiment',
  'Correlation',
  'Breakouts',
  'Screener'
] as const
export type PanelName = (typeof marketPanels)[number]

export class MarketPage extends PageObject {
  readonly view = this.page
    .getByRole('main')
    .getByRole('region', { name: m.marketView.market(), exact: true })
  readonly rows = this.view.getByTestId('market-row')

  static async open(appPage: AppPage): Promise<MarketPage> {
    await appPage.show('Market')
    return new MarketPage(appPage.page)
  }

  panel(name: PanelName): Locator {
    return this.view.getByRole('group', { name: m.marketView.panels() }).getByText(name, { exact: true })
  }

  panelKey(name: PanelName): Locator {
    return this.view.getByRole('group', { name: m.marketView.panels() }).getByRole('radio', { name })
  }

  async tab(name: PanelName): Promise<void> {
    await this.panel(name).click()
  }

  get panelStop(): Locator {
    return this.view.getByRole('group', { name: m.marketView.panels() }).locator('[tabindex="0"]')
  }

  async drawn(): Promise<void> {
    await this.view
      .getByRole('grid')
      .or(this.view.getByRole('table'))
      .or(this.map)
      .first()
      .waitFor({ state: 'visible' })
  }

  async loadCandles(coins: number): Promise<void> {
    await this.spend(new RegExp(`^Load daily candles for ${coins} coins`))
    await this.says(`from daily candles for ${coins} of ${coins} coins`).waitFor()
  }

  async choose(list: string): Promise<void> {
    await this.view
      .getByRole('combobox', { name: m.common.coins(), exact: true })
      .selectOption({ label: list })
  }

  async chooseTop(count: number): Promise<void> {
    await this.view.getByRole('combobox', { name: m.marketView.howMany() }).selectOption(String(count))
  }

  says(words: string | RegExp): Locator {
    return this.view.getByText(words)
  }

  heading(name: RegExp): Locator {
    return this.view.getByRole('columnheader', { name })
  }

  get fault(): Locator {
    return this.view.getByRole('alert')
  }

  /** Clicks a button that makes a call, and confirms the price if asked. */
  async spend(label: string | RegExp): Promise<void> {
    await this.view.getByRole('button', { name: label }).click()
    const sure = this.page.getByRole('alertdialog')
    await sure
      .getByRole('button', { name: label })
      .click({ timeout: 1_000 })
      .catch(() => undefined)
  }

  row(coin: string): Locator {
    return this.view.locator(`[data-testid="market-row"][data-coin="${coin}"]`)
  }

  name(coin: string): Locator {
    return this.row(coin).getByRole('button', { name: coin, exact: true })
  }

  /** Reads all cells at once, because prices may change between two reads. */
  async cells<Heading extends string>(
    coin: string,
    ...headings: readonly Heading[]
  ): Promise<Record<Heading, string>> {
    const texts = await this.row(coin).evaluate((row, wanted) => {
      const heads = [...row.closest('[role="grid"]')!.querySelectorAll<HTMLElement>('[role="columnheader"]')]
      const fields = [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')]
      return wanted.map(heading => {
        const at = heads.findIndex(({ innerText }) =>
          innerText.replace(/[↓↑]/g, '').trim().startsWith(heading)
        )
        return [heading, fields[at]?.innerText.trim() ?? ''] as const
      })
    }, headings)
    return Object.fromEntries(texts) as Record<Heading, string>
  }

  async cell(coin: string, heading: string): Promise<string> {
    return (await this.cells(coin, heading))[heading]!
  }

  movers(way: 'up' | 'down'): Locator {
    return this.view.getByTestId(`movers-${way}`).getByRole('listitem')
  }

  get map(): Locator {
    return this.view.getByRole('img', { name: /^Heat map/ })
  }

  get table(): Locator {
    return this.view.getByRole('grid')
  }

  get asTable(): Locator {
    return this.view.getByRole('button', { name: m.marketMap.asTable() })
  }

  cutCells(): Promise<readonly string[]> {
    return this.table
      .getByRole('gridcell')
      .evaluateAll(cells =>
        cells
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(cell => cell.textContent ?? '')
      )
  }

  verb(label: RegExp): Locator {
    return this.view.getByRole('button', { name: label })
  }

  get pairs(): Locator {
    return this.view.locator('[data-pair]')
  }

  get pairInFocus(): Locator {
    return this.view.locator('[data-pair]:focus')
  }

  points(title: string): Locator {
    return this.view.getByRole('figure', { name: title })
  }

  /** This only works if the chart shows three months and ends now. */
  async readPoint(title: string, moment: number): Promise<void> {
    const ground = this.points(title).locator('.ground')
    const box = await ground.boundingBox()
    if (!box) throw new Error(`${title} is not drawn`)
    const [end, span] = [Date.now(), 90 * 86_400_000]
    const from = Math.floor(end / 86_400_000) * 86_400_000 - span
    await ground.hover({ position: { x: (box.width * (moment - from)) / (end - from), y: box.height / 2 } })
  }

  pair(a: string, b: string): Locator {
    return this.view.locator(`[data-pair="${a} ${b}"]`)
  }

  pairsIn(list: 'Most correlated' | 'Least correlated'): Locator {
    return this.view.getByRole('region', { name: list }).getByRole('button')
  }

  /** Two cells: the calculated value, then the service's value. */
  breadth(name: string): Locator {
    return this.view
      .getByRole('row')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .getByRole('cell')
  }

  async sort(heading: string): Promise<void> {
    await this.view.getByRole('columnheader', { name: heading }).getByRole('button').click()
  }

  async find(text: string): Promise<void> {
    await this.view.getByRole('searchbox', { name: m.marketView.find() }).fill(text)
  }

  async hide(column: string): Promise<void> {
    await this.view.getByRole('button', { name: m.watchlist.columns() }).click()
    await this.page
      .getByRole('dialog', { name: m.watchlist.columns() })
      .getByText(column, { exact: true })
      .click()
    await this.page.keyboard.press('Escape')
  }
}
