import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class AlertsPage extends PageObject {
  readonly dialog = this.page.getByRole('dialog')

  open(): Promise<void> {
    return this.page
      .getByRole('navigation', { name: m.shell.rail.label() })
      .getByRole('button', { name: /^Alerts/ })
      .click()
  }

  get rows(): Locator {
    return this.#table.getByRole('row').filter({ has: this.page.getByRole('gridcell') })
  }

  sortBy(column: string): Locator {
    return this.#table.getByRole('columnheader', { name: column }).getByRole('button')
  }

  get #table(): Locator {
    return this.page.getByRole('grid', { name: 'Alerts' })
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  field(label: string, within = this.dialog): Locator {
    return within.getByLabel(label, { exact: true })
  }

  /** Returns the distance from a field to its open list of suggestions, px. */
  async suggestionGap(label: string): Promise<number> {
    const list = await this.page.getByRole('listbox', { name: label }).boundingBox()
    const field = await this.field(label).boundingBox()
    return (list?.y ?? NaN) - (field?.y ?? NaN) - (field?.height ?? NaN)
  }

  says(words: string | RegExp): Locator {
    return this.dialog.getByText(words)
  }

  get setButton(): Locator {
    return this.dialog.getByRole('button', { name: m.alerts.form.create() })
  }

  get playSound(): Locator {
    return this.dialog.getByRole('button', { name: m.alerts.soundPlay() })
  }

  get addCondition(): Locator {
    return this.dialog.getByRole('button', { name: m.alerts.form.addCondition() })
  }

  get past(): Locator {
    return this.dialog.getByRole('region', { name: m.alerts.past.title() })
  }

  /** The handle on the form's chart that moves the price of a condition. */
  level(position: number): Locator {
    return this.past.getByRole('slider', { name: m.alerts.past.level({ position }) })
  }

  async dragLevel(position: number, byPx: number): Promise<void> {
    await this.level(position).scrollIntoViewIfNeeded()
    const box = await this.level(position).boundingBox()
    const [x, y] = [(box?.x ?? NaN) + 40, (box?.y ?? NaN) + (box?.height ?? NaN) / 2]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x, y + byPx / 2)
    await this.page.mouse.move(x, y + byPx)
    await this.page.mouse.up()
  }

  pastLoad(interval: string): Locator {
    return this.past.getByRole('button', { name: m.alerts.past.load({ interval }) })
  }

  condition(place: number): Locator {
    return this.dialog.getByRole('group', { name: `Condition ${place}` })
  }

  get setFirst(): Locator {
    return this.page.getByRole('button', { name: m.alerts.empty.action() })
  }

  async beginWith(sentence: string, suggestion: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.getByRole('combobox', { name: m.palette.title() }).fill(sentence)
    await expect(this.page.getByRole('option', { name: suggestion })).toBeVisible()
    await this.page.keyboard.press('Enter')
  }

  async begin(): Promise<void> {
    await this.open()
    await this.page
      .getByRole('button', { name: new RegExp(`${m.alerts.form.newTitle()}|${m.alerts.empty.action()}`) })
      .first()
      .click()
  }

  async aboutHeadlines(words: string): Promise<void> {
    await this.field(m.alerts.condition.type()).selectOption(m.conditions.name.headline())
    await this.field(m.conditions.headlineTerms()).fill(words)
  }

  async everyTime(): Promise<void> {
    await this.dialog.getByRole('radio', { name: m.alerts.repeats.always() }).click()
  }

  async openTab(at: 'Inbox' | 'Alerts'): Promise<void> {
    await this.page.getByRole('radio', { name: at === 'Inbox' ? /Inbox/ : /^Alerts/ }).click()
  }

  async snooze(howLong: string): Promise<void> {
    await this.page.getByRole('button', { name: m.alerts.entrySnooze() }).click()
    await this.page.getByRole('menuitem', { name: howLong }).click()
  }

  get why(): Locator {
    return this.page.getByRole('button', { name: m.alerts.why.action(), exact: true })
  }

  get explanation(): Locator {
    return this.page.getByRole('dialog', { name: m.alerts.why.title() })
  }

  get showOnChart(): Locator {
    return this.explanation.getByRole('button', { name: m.alerts.why.chart() })
  }

  get routeForm(): Locator {
    return this.page.getByRole('dialog', { name: m.routes.form.newTitle() })
  }

  routeKind(name: string): Locator {
    return this.routeForm.getByRole('radio', { name })
  }

  get beginRoute(): Locator {
    return this.dialog.getByRole('button', { name: m.routes.alert.add() })
  }

  /** Adds the route. The main process then asks for confirmation in a separate dialog. */
  async addRoute(): Promise<void> {
    await this.routeForm.getByRole('button', { name: m.routes.form.add() }).click()
  }

  route(name: string): Locator {
    return this.dialog.getByRole('switch', { name })
  }

  async save(): Promise<void> {
    await this.setButton.click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  async edit(text: string): Promise<void> {
    await this.row(text).dblclick()
    await this.dialog.waitFor()
  }

  async saveChanges(): Promise<void> {
    await this.dialog.getByRole('button', { name: m.alerts.form.save() }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  async set(value: string): Promise<void> {
    await this.begin()
    await this.fillIn(value)
  }

  async fillIn(value: string): Promise<void> {
    await this.field('Coin').fill('BTC')
    await this.field(m.conditions.how()).selectOption('above')
    await this.field('Price').fill(value)
    await this.everyTime()
    await expect(this.says('uses watchlist quotes')).toBeVisible()
    await this.save()
  }
}
