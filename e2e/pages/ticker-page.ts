import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { CandlewickApp } from '../candlewick-app'
import { m } from '../../src-shared/messages/m'
import { PageObject } from './page-object'

/** The ticker's window. */
export class TickerPage extends PageObject {
  readonly root = this.page.locator('html')
  readonly rows = this.page.getByTestId('ticker-row')
  readonly simulated = this.page.getByText(m.windows.ticker.simulated())

  /** Waits for the window after something has opened it. */
  static async opened(candlewick: CandlewickApp): Promise<TickerPage> {
    const page = await otherWindow(candlewick, m.windows.ticker.title())
    return new TickerPage(page)
  }

  row(coin: string): Locator {
    return this.rows.filter({ has: this.page.getByText(coin, { exact: true }) })
  }

  /** The page may be gone before the key is released. */
  async escape(): Promise<void> {
    const closed = this.page.waitForEvent('close')
    await Promise.all([closed, this.page.keyboard.press('Escape').catch(() => undefined)])
  }

  async choose(list: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: m.windows.ticker.choose({ name: '' }).trim() }).click()
    await this.page.getByRole('menuitemradio', { name: list }).click()
  }
}

/** The page of a window whose title starts like this. Waits until its content is drawn. */
export async function otherWindow(candlewick: CandlewickApp, title: string): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of candlewick.windows()) {
        const name = await page.title().catch(() => '')
        if (name.startsWith(title) && page.url().includes('?window=')) found = page
      }
      return found !== undefined
    })
    .toBe(true)
  return found!
}
