import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { CandlewickApp } from '../candlewick-app'

/** The window, in the words of someone who uses it. */
export class AppPage {
  readonly page: Page
  readonly ribbon: Locator
  readonly rows: Locator
  readonly standing: Locator
  readonly gauge: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.ribbon = page.getByRole('region', { name: 'Simulated data' })
    this.rows = page.getByTestId('watchlist-row')
    this.standing = page.getByTestId('standing')
    this.gauge = page.locator('[data-used]').first()
    this.dialog = page.getByRole('dialog')
  }

  /** Starts the app, connects it to a service and waits for its first prices: how most stories begin. */
  static async watching(
    candlewick: CandlewickApp,
    service: { readonly address: string; readonly key: string }
  ): Promise<AppPage> {
    const appPage = new AppPage(await candlewick.launch())
    await appPage.connect(service)
    await expect(appPage.row('BTC')).toContainText(/\d/)
    return appPage
  }

  row(coin: string): Locator {
    return this.rows.filter({ has: this.page.getByText(coin, { exact: true }) })
  }

  banner(text: string | RegExp): Locator {
    return this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: text })
  }

  /** How many candles the chart holds. */
  async candles(): Promise<number> {
    return Number(await this.page.locator('[data-candles]').first().getAttribute('data-candles'))
  }

  interval(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Chart' }).getByText(name, { exact: true })
  }

  async show(
    view: 'Watch' | 'Market' | 'News' | 'Alerts' | 'Credits' | 'Settings' | 'Explorer'
  ): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).click()
  }

  /** Types address and key and asks for the plan. */
  async enterKey(address: string, key: string): Promise<void> {
    if (!(await this.dialog.isVisible()))
      await this.page.getByRole('button', { name: 'Enter a key' }).first().click()
    await this.dialog.getByLabel('Service address').fill(address)
    await this.dialog.getByLabel('API key', { exact: true }).fill(key)
    await this.dialog.getByRole('button', { name: 'Show the plan' }).click()
    if (await this.#runsAtRisk())
      await this.dialog.getByRole('button', { name: 'Enter the key all the same' }).click()
  }

  /** As on a build host, where the app asks once more before it takes a key. */
  async #runsAtRisk(): Promise<boolean> {
    const { answer } = (await this.ask('app', 'info')) as {
      answer: { runtime: string; sandboxed: boolean }
    }
    return answer.runtime !== 'official' || !answer.sandboxed
  }

  async agree(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Start watching' }).click()
  }

  /** From the demo market to a watched service. */
  async connect(service: { readonly address: string; readonly key: string }): Promise<void> {
    await this.enterKey(service.address, service.key)
    await this.agree()
    await this.dialog.waitFor({ state: 'hidden' })
    // The plan is kept, however long the quota lasts: a test's minutes are no days.
    await this.ask('connection', 'answerOffer', { lastsDays: null })
  }

  /** Waits until no background call is under way: moving the clock past one would be a time-out. */
  async quiet(): Promise<void> {
    for (;;) {
      const status = (await this.ask('schedule', 'status')) as { answer: { next: unknown } }
      if (status.answer.next !== null) return
      await this.page.waitForTimeout(20)
    }
  }

  /** Asks the main process directly, where no page shows the figure. */
  ask(concept: string, name: string, input?: unknown): Promise<unknown> {
    return this.page.evaluate(
      ([c, n, i]) => {
        const { candlewick } = window as unknown as {
          candlewick: { request(concept: unknown, name: unknown, input: unknown): Promise<unknown> }
        }
        return candlewick.request(c, n, i)
      },
      [concept, name, input] as const
    )
  }
}
