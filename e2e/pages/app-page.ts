import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import type { CandlewickApp } from '../candlewick-app'
import { m } from '../../src-shared/messages/m'
import { PageObject } from './page-object'

type ViewName = 'Watch' | 'Market' | 'News' | 'Alerts' | 'Credits' | 'Settings' | 'Explorer'

/** The window, in the words of someone who uses it. */
export class AppPage extends PageObject {
  readonly ribbon = this.page.getByRole('region', { name: 'Simulated data' })
  readonly rows = this.page.getByTestId('watchlist-row')
  readonly standing = this.page.getByTestId('standing')
  readonly gauge = this.page.locator('[data-used]').first()
  readonly dialog = this.page.getByRole('dialog')
  /** Whether a price is agreed to, or something is thrown away. */
  readonly question = this.page.getByRole('alertdialog')
  /** The view on screen. */
  readonly main = this.page.getByRole('main')
  /** What runs by itself, in the dialog of the plan. */
  readonly plan = this.dialog.getByRole('table', { name: m.plan.whatRunsItself() })
  /** Today's credits in the status bar, and what is asked next. */
  readonly today = this.page.getByTestId('gauge-today')
  readonly next = this.page.getByTestId('status-next')

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

  /** The view of this name, where it is the one on screen. */
  view(name: string): Locator {
    return this.page.getByRole('main', { name })
  }

  /** Words that stand anywhere in the window. */
  says(words: string | RegExp, how: { readonly exact?: boolean } = {}): Locator {
    return this.page.getByText(words, how)
  }

  /** The coin whose chart is on screen, over it. */
  chartHead(coin: string): Locator {
    return this.page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('heading', { name: new RegExp(`^${coin}\\b`) })
  }

  /** The picture of a chart, by what it shows. */
  chart(coin: string, interval: string): Locator {
    return this.page.getByRole('img', { name: new RegExp(`^${coin}, ${interval} candles`) })
  }

  /** What agrees to a price, where there is a question about it. */
  get yes(): Locator {
    return this.question.getByRole('button').last()
  }

  /** Agrees to a price, where there is a question about it. */
  async sayYes(): Promise<void> {
    if (await this.yes.isVisible()) await this.yes.click()
  }

  /** Chooses an entry of the menu that is open. */
  async choose(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Presses the first button of this name. */
  async press(button: string | RegExp, how: { readonly exact?: boolean } = {}): Promise<void> {
    await this.page
      .getByRole('button', { name: button, ...how })
      .first()
      .click()
  }

  /** The field that finds and adds coins. */
  get coinSearch(): Locator {
    return this.page.getByPlaceholder('Add or find a coin')
  }

  async addCoin(coin: string): Promise<void> {
    await this.coinSearch.fill(coin)
    await this.page.keyboard.press('Enter')
  }

  /** Shows another group of the watchlist. */
  async showGroup(name: RegExp): Promise<void> {
    await this.press(/^Group: /)
    await this.page.getByRole('menuitem', { name }).or(this.page.getByRole('menuitemradio', { name })).click()
  }

  /** What a field that is typed into offers first. */
  get firstOffer(): Locator {
    return this.page.getByRole('option').first()
  }

  /** Presses the first button of this name in the view. */
  async pressInView(button: RegExp): Promise<void> {
    await this.main.getByRole('button', { name: button }).first().click()
  }

  /** Why the dialog could not do what it was asked. */
  get fault(): Locator {
    return this.dialog.getByRole('alert')
  }

  /** A line of what runs by itself, in the dialog of the plan. */
  planned(name: RegExp): Locator {
    return this.dialog.getByRole('row', { name })
  }

  /** Its figures: what is asked, calls a day, credits a day. */
  plannedFigures(name: RegExp): Locator {
    return this.planned(name).getByRole('cell')
  }

  switch(name: string | RegExp): Locator {
    return this.page.getByRole('switch', { name })
  }

  /** What a field of the dialog holds. */
  field(label: string): Locator {
    return this.dialog.getByLabel(label)
  }

  /** What the status bar says of how long the quota lasts while everything is slowed down for it. */
  get slowedForecast(): Locator {
    return this.gauge.getByText(m.credits.lastsDays({ days: 30 }))
  }

  /** How many candles the chart holds. */
  async candles(): Promise<number> {
    return Number(await this.page.locator('[data-candles]').first().getAttribute('data-candles'))
  }

  /** Waits until the chart holds some hundreds of candles: a story that needs it filled begins there. */
  async chartFilled(): Promise<void> {
    await expect.poll(() => this.candles()).toBeGreaterThan(300)
  }

  interval(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Chart' }).getByText(name, { exact: true })
  }

  /** What shows a view when it is pressed. */
  viewButton(view: ViewName): Locator {
    return this.page.getByRole('navigation', { name: m.shell.views() }).getByRole('button', { name: view })
  }

  async show(view: ViewName): Promise<void> {
    await this.viewButton(view).click()
  }

  /** Moves on by Tab, as a person does, until what is looked for has the focus. */
  async tabTo(wanted: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      if (await wanted.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab never reached what was looked for')
  }

  /** Whether anything in the window has the focus. */
  focusIsKept(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement !== document.body)
  }

  /** Whether whoever uses keys alone sees where they are. */
  focusIsSeen(): Promise<boolean> {
    return this.page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || !focused.matches(':focus-visible')) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    })
  }

  /** Types address and key and asks for the plan. */
  async enterKey(address: string, key: string): Promise<void> {
    if (!(await this.dialog.isVisible()))
      await this.page.getByRole('button', { name: m.shell.enterKey() }).first().click()
    await this.dialog.getByLabel(m.plan.serviceAddress()).fill(address)
    await this.dialog.getByLabel('API key', { exact: true }).fill(key)
    await this.dialog.getByRole('button', { name: m.connect.showPlan() }).click()
    if (await this.#runsAtRisk())
      await this.dialog.getByRole('button', { name: m.connect.enterKeyAllSame() }).click()
  }

  /** As on a build host, where the app asks once more before it takes a key. */
  async #runsAtRisk(): Promise<boolean> {
    const { answer } = (await this.ask('app', 'info')) as {
      answer: { runtime: string; sandboxed: boolean }
    }
    return answer.runtime !== 'official' || !answer.sandboxed
  }

  async agree(): Promise<void> {
    await this.dialog.getByRole('button', { name: m.connect.startWatching() }).click()
  }

  /** Enters the key of a service and agrees to its plan. */
  async agreeTo(service: { readonly address: string; readonly key: string }): Promise<void> {
    await this.enterKey(service.address, service.key)
    await this.agree()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** From the demo market to a watched service. */
  async connect(service: { readonly address: string; readonly key: string }): Promise<void> {
    await this.agreeTo(service)
    // The plan is kept, however long the quota lasts: a test's minutes are no days.
    await this.ask('connection', 'answerOffer', { lastsDays: null })
  }

  /** By how much the window would scroll sideways, px; 0 or less where everything fits. */
  sideways(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
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
