import type { Locator } from 'playwright'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

export class WatchlistPage extends AppPart {
  readonly #table = this.page.getByRole('grid', { name: /^Watchlist/ })

  get movers(): Locator {
    return this.page.getByRole('region', { name: m.marketView.movers() })
  }

  get comparison(): Locator {
    return this.page.getByRole('button', { name: m.comparison.name.correlation() })
  }

  async jump(part: string): Promise<void> {
    await this.page
      .getByRole('toolbar', { name: m.coin.jump.label() })
      .getByRole('button', { name: part })
      .click()
  }

  head(column: string): Locator {
    return this.#table.getByRole('columnheader').filter({ hasText: new RegExp(`^\\s*${column}\\s*$`) })
  }

  /** The menu stays open. */
  async choose(on: readonly string[], off: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: m.watchlist.columns(), exact: true }).click()
    const menu = this.page.getByRole('dialog', { name: m.watchlist.columns() })
    for (const name of [...on, ...off]) await menu.getByRole('switch', { name, exact: true }).click()
  }

  async cell(coin: string, column: string): Promise<Locator> {
    const index = await this.head(column).getAttribute('aria-colindex')
    return this.appPage.row(coin).locator(`[aria-colindex="${index}"]`)
  }

  inFull(coin: string, digits: string): Locator {
    return this.appPage.row(coin).getByTitle(digits)
  }
}
