import type { Locator } from 'playwright'
import type { CandlewickApp } from '../candlewick-app'
import { m } from '../../src-shared/messages/m'
import { OtherWindow } from './other-window'

export class TickerPage extends OtherWindow {
  readonly rows = this.page.getByTestId('ticker-row')
  readonly simulated = this.page.getByText(m.windows.ticker.simulated())

  /** Returns the window, which an earlier action of the test opened. */
  static async opened(candlewick: CandlewickApp): Promise<TickerPage> {
    return new TickerPage(await OtherWindow.titled(candlewick, m.windows.ticker.title()))
  }

  row(coin: string): Locator {
    return this.rows.filter({ has: this.page.getByText(coin, { exact: true }) })
  }

  /** Ignore errors of the key press, because the page may be gone before the key is released. */
  async escape(): Promise<void> {
    const closed = this.page.waitForEvent('close')
    await Promise.all([closed, this.page.keyboard.press('Escape').catch(() => undefined)])
  }

  async choose(list: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: m.windows.ticker.choose({ name: '' }).trim() }).click()
    await this.page.getByRole('menuitemradio', { name: list }).click()
  }
}
