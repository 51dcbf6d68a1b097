import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { DemoService } from '../../src-demo/demo-service'
import type { CandlewickApp } from '../candlewick-app'
import { AppPage } from './app-page'

/** The alerts of a watched service, and the price of BTC in hand. */
export class AlertsPage {
  readonly appPage: AppPage
  readonly page: Page
  readonly dialog: Locator
  readonly #candlewick: CandlewickApp
  readonly #service: DemoService

  constructor(appPage: AppPage, candlewick: CandlewickApp, service: DemoService) {
    this.appPage = appPage
    this.page = appPage.page
    this.dialog = appPage.dialog
    this.#candlewick = candlewick
    this.#service = service
  }

  /** Starts the app, connects it, and has BTC stand at 100. */
  static async watching(candlewick: CandlewickApp, service: DemoService): Promise<AlertsPage> {
    const alerts = new AlertsPage(await AppPage.watching(candlewick, service), candlewick, service)
    await alerts.see(100)
    return alerts
  }

  /** From now on the service says that BTC costs this, and the minute in which it is seen ends. */
  async see(price: number): Promise<void> {
    const { controls } = this.#service
    const row = {
      symbol: 'BTC',
      last: String(price),
      lowest: '90',
      highest: '120',
      daily_change_percentage: '1'
    }
    controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
    await this.#candlewick.advanceUntilMore(() => controls.calls('getData').length)
    for (let step = 0; step < 4; step++) {
      await this.#candlewick.advance(20_000)
      await this.#candlewick.settled()
    }
  }

  /** Shows the view. */
  open(): Promise<void> {
    return this.page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^Alerts/ })
      .click()
  }

  /** The alerts, in the order in which they are shown. */
  get rows(): Locator {
    return this.#table.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
  }

  /** What orders the alerts by a column when it is pressed. */
  sortBy(column: string): Locator {
    return this.#table.getByRole('columnheader', { name: column }).getByRole('button')
  }

  get #table(): Locator {
    return this.page.getByRole('grid', { name: 'Alerts' })
  }

  /** The line of an alert that says this. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  /** A field of the form, or of one of its conditions. */
  field(label: string, within = this.dialog): Locator {
    return within.getByLabel(label, { exact: true })
  }

  /** Words of the form. */
  says(words: string | RegExp): Locator {
    return this.dialog.getByText(words)
  }

  get setButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Set alert' })
  }

  get playSound(): Locator {
    return this.dialog.getByRole('button', { name: 'Play this sound' })
  }

  get addCondition(): Locator {
    return this.dialog.getByRole('button', { name: 'Add a condition' })
  }

  condition(place: number): Locator {
    return this.dialog.getByRole('group', { name: `Condition ${place}` })
  }

  get setFirst(): Locator {
    return this.page.getByRole('button', { name: 'Set the first alert' })
  }

  async begin(): Promise<void> {
    await this.open()
    await this.page
      .getByRole('button', { name: /New alert|Set the first alert/ })
      .first()
      .click()
  }

  /** Chooses a headline with one of these words as what is told of. */
  async aboutHeadlines(words: string): Promise<void> {
    await this.field('What').selectOption('A new headline')
    await this.field('Words, separated by commas').fill(words)
  }

  async everyTime(): Promise<void> {
    await this.dialog.getByRole('radio', { name: 'Every time' }).click()
  }

  /** Shows the alerts themselves, or what they noticed. */
  async look(at: 'Inbox' | 'Alerts'): Promise<void> {
    await this.page.getByRole('radio', { name: at === 'Inbox' ? /Inbox/ : /^Alerts/ }).click()
  }

  /** Snoozes the alert of the entry in hand. */
  async snooze(howLong: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Snooze' }).click()
    await this.page.getByRole('menuitem', { name: howLong }).click()
  }

  async save(): Promise<void> {
    await this.setButton.click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Sets an alert as a person does: price of BTC above a value, each time. */
  async set(value: string): Promise<void> {
    await this.begin()
    await this.fillIn(value)
  }

  /** Fills in the form that is open in the same way, and saves it. */
  async fillIn(value: string): Promise<void> {
    await this.field('Coin').fill('BTC')
    await this.field('How').selectOption('above')
    await this.field('Price').fill(value)
    await this.everyTime()
    await expect(this.says('uses the watchlist’s quotes')).toBeVisible()
    await this.save()
  }
}
