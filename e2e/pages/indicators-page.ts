import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

/** The indicators of the chart in hand: how they are found, read, changed and removed. */
export class IndicatorsPage extends PageObject {
  /** A line for each, with its values. */
  readonly list = this.page.getByRole('list', { name: m.chart.indicators() })
  /** Where one is looked for by name. */
  readonly field = this.page.getByRole('combobox', { name: m.indicators.addIndicator() })
  /** The period of the one whose settings are open. */
  readonly period = this.page.getByRole('dialog').getByLabel(m.indicators.param.period(), { exact: true })

  /** What a legend says: the name of an indicator, or its values. */
  says(words: string | RegExp): Locator {
    return this.list.getByText(words)
  }

  line(title: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: title })
  }

  /** Values at the crosshair, or of the newest candle. */
  values(title: string): Locator {
    return this.line(title).locator('.value')
  }

  /** What is found for the words that are typed. */
  offered(name: RegExp = /./): Locator {
    return this.page.getByRole('option', { name }).first()
  }

  /** Adds the first that is found by these words, by key alone. */
  async add(words: string): Promise<void> {
    await this.field.focus()
    await this.page.keyboard.type(words)
    await this.page.keyboard.press('Enter')
  }

  /** Opens the menu of one and takes an entry of it, by key alone. */
  async change(title: string, entry: string): Promise<void> {
    await this.line(title).getByRole('button').focus()
    await this.page.keyboard.press('Enter')
    const wanted = this.page.getByRole('menuitem', { name: entry })
    await wanted.waitFor()
    // The first entry has the focus a moment after the menu is there: a key that comes earlier is lost.
    const here = this.page.locator('[role^="menuitem"]:focus')
    for (let step = 0; step < 8; step++) {
      await here.waitFor()
      if (await wanted.evaluate(element => element === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(wanted).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  /** Takes an entry of the menu of one, by mouse. */
  async take(name: RegExp, entry: string): Promise<void> {
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** The settings of the indicator of this name, while they are open. */
  settings(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** Words in its settings. */
  settingSays(name: string, words: string | RegExp): Locator {
    return this.settings(name).getByText(words)
  }
}
