import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

interface IndicatorCondition {
  readonly interval: string
  readonly line: string
  readonly is: string
  readonly value: string
}

export class ScreenerPage extends PageObject {
  readonly view = this.page.getByRole('region', { name: m.screener.title() })
  readonly rows = this.view.getByTestId('screen-row')
  readonly missing = this.view.getByTestId('screen-missing')
  readonly dialog = this.page.getByRole('dialog')

  condition(place: number): Locator {
    return this.view.getByRole('group', { name: `Condition ${place}` })
  }

  async setIndicator(place: number, { interval, line, is, value }: IndicatorCondition): Promise<void> {
    const condition = this.condition(place)
    await condition.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Indicator' })
    await condition.getByRole('combobox', { name: 'Interval' }).selectOption(interval)
    const lines = condition.getByRole('combobox', { name: 'Line', exact: true })
    const option = lines
      .locator('option')
      .filter({ hasText: new RegExp(`^${line}\\b`) })
      .first()
    await lines.selectOption((await option.getAttribute('value')) ?? '')
    await condition.getByRole('combobox', { name: m.conditions.how() }).selectOption({ label: is })
    await this.set(place, 'Value', value)
  }

  field(place: number, name: string): Locator {
    return this.condition(place).getByRole('textbox', { name })
  }

  async set(place: number, field: string, value: string): Promise<void> {
    await this.field(place, field).fill(value)
  }

  async load(): Promise<void> {
    await this.missing.getByRole('button').click()
    const sure = this.page.getByRole('alertdialog')
    await sure
      .getByRole('button', { name: /^Load/ })
      .click({ timeout: 1_000 })
      .catch(() => undefined)
  }

  async showAll(): Promise<void> {
    await this.view.getByRole('group', { name: m.screener.shown() }).getByText(/^All/).click()
  }

  async showMatches(): Promise<void> {
    await this.view
      .getByRole('group', { name: m.screener.shown() })
      .getByText(/^Matches/)
      .click()
  }

  /** The label contains the number of matching coins. */
  get matching(): Locator {
    return this.view.getByRole('group', { name: m.screener.shown() }).getByText(/^Matches \d+/)
  }

  get table(): Locator {
    return this.view.getByRole('grid', { name: m.screener.title() })
  }

  get nameField(): Locator {
    return this.view.getByRole('textbox', { name: m.common.name() })
  }

  row(coin: string): Locator {
    return this.view.locator(`[data-testid="screen-row"][data-coin="${coin}"]`)
  }

  async value(coin: string): Promise<number> {
    const text = await this.row(coin).getByRole('gridcell').nth(3).innerText()
    return Number(text.trim())
  }

  async matches(coin: string): Promise<boolean> {
    return (await this.row(coin).getAttribute('data-matches')) === 'true'
  }

  async save(name: string): Promise<void> {
    await this.nameField.fill(name)
    await this.view.getByRole('button', { name: m.common.save() }).click()
  }

  get saved(): Locator {
    return this.view.getByRole('combobox', { name: m.screener.saved() })
  }

  async choose(name: string): Promise<void> {
    await this.saved.selectOption({ label: name })
  }

  async chosen(): Promise<string> {
    return this.saved.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.label ?? '')
  }

  async addToList(list: string): Promise<void> {
    await this.view.getByRole('button', { name: m.screener.toList() }).click()
    await this.page.getByRole('menuitem', { name: list }).click()
  }

  get alertLine(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Line' })
  }

  async alertOn(coin: string): Promise<void> {
    await this.row(coin)
      .getByRole('button', { name: m.screener.alertOf({ coin }) })
      .click()
  }
}
