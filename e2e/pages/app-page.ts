import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import type { CandlewickApp } from '../candlewick-app'
import type { ScheduleStatus } from '../../src-shared/contract/schedule'
import { m } from '../../src-shared/messages/m'
import { PageObject } from './page-object'

type ViewName = 'Watch' | 'Market' | 'News' | 'Alerts' | 'Credits' | 'Settings' | 'Explorer'

export class AppPage extends PageObject {
  readonly ribbon = this.page.getByRole('region', { name: 'Simulated data' })
  readonly rows = this.page.getByTestId('watchlist-row')
  readonly serviceStatus = this.page.getByTestId('service-status')
  readonly gauge = this.page.locator('[data-used]').first()
  readonly dialog = this.page.getByRole('dialog')
  readonly question = this.page.getByRole('alertdialog')
  readonly main = this.page.getByRole('main')
  readonly plan = this.dialog.getByRole('group', { name: m.plan.paces.freshness() })
  readonly chosenPace = this.plan.getByRole('radio', { checked: true })
  readonly today = this.page.getByTestId('gauge-today')
  readonly next = this.page.getByTestId('status-next')

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

  view(name: string): Locator {
    return this.page.getByRole('main', { name })
  }

  says(words: string | RegExp, how: { readonly exact?: boolean } = {}): Locator {
    return this.page.getByText(words, how)
  }

  chartHead(coin: string): Locator {
    return this.page
      .getByRole('region', { name: 'Chart', exact: true })
      .getByRole('heading', { name: new RegExp(`^${coin}\\b`) })
  }

  priceHead(coin: string): Locator {
    return this.chartHead(coin).locator('xpath=..')
  }

  chart(coin: string, interval: string): Locator {
    return this.page.getByRole('img', { name: new RegExp(`^${coin}, ${interval} candles`) })
  }

  get yes(): Locator {
    return this.question.getByRole('button').last()
  }

  async sayYes(): Promise<void> {
    if (await this.yes.isVisible()) await this.yes.click()
  }

  get watchlist(): Locator {
    return this.page.getByRole('grid', { name: /^Watchlist/ })
  }

  async undoLatest(): Promise<void> {
    await this.page.getByRole('button', { name: m.common.undo() }).last().click()
  }

  entry(name: string): Locator {
    return this.page.getByRole('menuitem', { name })
  }

  async choose(entry: string | RegExp): Promise<void> {
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  async press(button: string | RegExp, how: { readonly exact?: boolean } = {}): Promise<void> {
    await this.page
      .getByRole('button', { name: button, ...how })
      .first()
      .click()
  }

  get coinSearch(): Locator {
    return this.page.getByPlaceholder('Add or find a coin')
  }

  async addCoin(coin: string): Promise<void> {
    await this.coinSearch.fill(coin)
    await this.page.keyboard.press('Enter')
  }

  async showGroup(name: RegExp): Promise<void> {
    await this.press(/^Watchlist: /)
    await this.page.getByRole('menuitem', { name }).or(this.page.getByRole('menuitemradio', { name })).click()
  }

  get firstOffer(): Locator {
    return this.page.getByRole('option').first()
  }

  async pressInView(button: RegExp): Promise<void> {
    await this.main.getByRole('button', { name: button }).first().click()
  }

  get fault(): Locator {
    return this.dialog.getByRole('alert')
  }

  planned(name: RegExp): Locator {
    return this.dialog.getByRole('row', { name })
  }

  /** Three cells: the price, calls per day and credits per day. */
  plannedFigures(name: RegExp): Locator {
    return this.planned(name).getByRole('cell')
  }

  switch(name: string | RegExp): Locator {
    return this.page.getByRole('switch', { name })
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label)
  }

  get slowedForecast(): Locator {
    return this.gauge.getByText(m.credits.pace.lastsDays({ days: 30 }))
  }

  async candles(): Promise<number> {
    return Number(await this.page.locator('[data-candles]').first().getAttribute('data-candles'))
  }

  async chartFilled(): Promise<void> {
    await expect.poll(() => this.candles()).toBeGreaterThan(300)
  }

  interval(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Chart' }).getByText(name, { exact: true })
  }

  viewButton(view: ViewName): Locator {
    return this.page
      .getByRole('navigation', { name: m.shell.rail.label() })
      .getByRole('button', { name: view })
  }

  /** This dispatches an event, because Playwright's mouse has no side buttons. */
  async pressSideButton(button: 'back' | 'forward'): Promise<void> {
    await this.main.dispatchEvent('mouseup', { button: button === 'back' ? 3 : 4 })
  }

  async show(view: ViewName): Promise<void> {
    await this.viewButton(view).click()
  }

  async command(label: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.getByRole('combobox', { name: m.palette.title() }).fill(label)
    await this.page.getByRole('option', { name: label }).first().click()
  }

  async tabTo(wanted: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      if (await wanted.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab never reached what was looked for')
  }

  /** Dismisses all messages at once. Otherwise they disappear after 8 seconds. */
  async dismissMessages(): Promise<void> {
    const list = this.page.getByRole('list', { name: m.common.messages() })
    const dismiss = list.getByRole('button', { name: m.common.dismiss() })
    while ((await dismiss.count()) > 0) await dismiss.first().click()
  }

  /** Presses Tab until the focus is back where it started. Returns the names of the focused elements. */
  async tabStops(): Promise<readonly string[]> {
    const stops: string[] = []
    await this.page.keyboard.press('Tab')
    const first = await this.page.evaluateHandle(() => document.activeElement)
    for (let step = 0; step < 100; step++) {
      stops.push(
        await this.page.evaluate(() => {
          const { role, ariaLabel, textContent, tagName } = document.activeElement ?? document.body
          return `${role ?? tagName.toLowerCase()}: ${ariaLabel ?? textContent?.trim().slice(0, 40) ?? ''}`
        })
      )
      await this.page.keyboard.press('Tab')
      if (await first.evaluate(element => element === document.activeElement)) return stops
    }
    throw new Error('Tab never came back to where it started')
  }

  hasFocus(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement !== document.body)
  }

  isFocusVisible(): Promise<boolean> {
    return this.page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || !focused.matches(':focus-visible')) return false
      // A focused table draws the outline around its current row instead of around itself.
      const row = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
      return [focused, ...(row ? [row] : [])].some(element => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      })
    })
  }

  async enterKey(address: string, key: string): Promise<void> {
    if (!(await this.dialog.isVisible()))
      await this.page
        .getByRole('button', { name: m.shell.simulated.connect() })
        .or(this.page.getByRole('button', { name: m.shell.enterKey() }))
        .first()
        .click()
    await this.dialog.getByLabel(m.plan.keyForm.address()).fill(address)
    await this.dialog.getByLabel('API key', { exact: true }).fill(key)
    await this.dialog.getByRole('button', { name: m.settings.planRow.review() }).click()
    if (await this.#runsAtRisk())
      await this.dialog.getByRole('button', { name: m.connect.keyStep.continueAnyway() }).click()
  }

  /**
   * Returns whether the app asks for confirmation before it accepts a key, which it does without the official
   * Electron.
   */
  async #runsAtRisk(): Promise<boolean> {
    const { answer } = (await this.ask('app', 'info')) as {
      answer: { runtime: string; sandboxed: boolean }
    }
    return answer.runtime !== 'official' || !answer.sandboxed
  }

  async answer(button: string): Promise<void> {
    await this.question.getByRole('button', { name: button }).click()
  }

  /**
   * Agrees to a plan that loads prices every minute, because most specs advance the clock by a minute. The
   * default interval depends on the quota.
   */
  async agree(): Promise<void> {
    await this.dialog.getByRole('slider', { name: m.plan.paces.freshness() }).fill('7')
    await this.dialog.getByRole('button', { name: m.connect.planStep.start() }).click()
  }

  async agreeTo(service: { readonly address: string; readonly key: string }): Promise<void> {
    await this.enterKey(service.address, service.key)
    await this.agree()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  async connect(service: { readonly address: string; readonly key: string }): Promise<void> {
    await this.agreeTo(service)
    // Decline the offer to make the quota last, because a test is too short for the app to measure how fast
    // the quota is being used.
    await this.ask('connection', 'answerOffer', { lastsDays: null })
  }

  /** Returns by how many px the content is larger than the window: at most 0 if everything fits. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight)
    })
  }

  async painted(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    })
  }

  /** Waits until no call is running. If the clock moved, a running call would time out. */
  async quiet(): Promise<void> {
    await this.#scheduled(({ next, loading }) => next !== null && loading === null)
  }

  async caughtUp(): Promise<void> {
    await this.#scheduled(({ next, loading }, now) => next !== null && next.at > now && loading === null)
  }

  async #scheduled(isReached: (status: ScheduleStatus, now: number) => boolean): Promise<void> {
    for (;;) {
      const status = (await this.ask('schedule', 'status')) as { answer: ScheduleStatus }
      const time = (await this.ask('app', 'time')) as { answer: number }
      if (isReached(status.answer, time.answer)) return
      await this.page.waitForTimeout(20)
    }
  }

  /** Sends a request to the main process, for values that aren't on screen. */
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
