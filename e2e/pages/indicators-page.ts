import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class IndicatorsPage extends PageObject {
  readonly list = this.page.getByRole('list', { name: m.chart.indicators() })
  readonly field = this.page.getByRole('combobox', { name: m.indicators.picker.title() })
  readonly period = this.page.getByRole('dialog').getByLabel(m.indicators.param.period(), { exact: true })

  says(words: string | RegExp): Locator {
    return this.list.getByText(words)
  }

  line(title: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: title })
  }

  /** The indicator's values in the legend, at the crosshair or of the latest candle. */
  values(title: string): Locator {
    return this.line(title).locator('.value')
  }

  /** Returns the width or height of an indicator's menu button, whichever is smaller, px. */
  menuSize(title: RegExp): Promise<number> {
    const line = this.list.getByRole('listitem').filter({ has: this.page.getByText(title) })
    return line.getByRole('button').evaluate(button => Math.min(button.clientWidth, button.clientHeight))
  }

  offered(name: RegExp = /./): Locator {
    return this.page.getByRole('option', { name }).first()
  }

  async add(words: string): Promise<void> {
    await this.field.focus()
    await this.page.keyboard.type(words)
    await this.page.keyboard.press('Enter')
  }

  /** Chooses an indicator's menu entry by keyboard. */
  async change(title: string, entry: string): Promise<void> {
    await this.line(title).getByRole('button').focus()
    await this.page.keyboard.press('Enter')
    const wanted = this.page.getByRole('menuitem', { name: entry })
    await wanted.waitFor()
    // The first entry gets the focus a moment after the menu opens. Earlier key presses are lost.
    const here = this.page.locator('[role^="menuitem"]:focus')
    for (let step = 0; step < 8; step++) {
      await here.waitFor()
      if (await wanted.evaluate(element => element === document.activeElement)) break
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(wanted).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  async removeAll(): Promise<void> {
    const lines = this.list.getByRole('listitem')
    for (let left = await lines.count(); left > 0; left--) {
      await lines.first().getByRole('button').click()
      await this.page.getByRole('menuitem', { name: m.common.remove() }).click()
      await expect(lines).toHaveCount(left - 1)
    }
  }

  /** Chooses an indicator's menu entry by mouse. */
  async take(name: RegExp, entry: string): Promise<void> {
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Opens the folded legend if `line` isn't visible. */
  async unfold(line: Locator): Promise<void> {
    const fold = this.page.getByTestId('legend-fold')
    await expect(line.or(fold).first()).toBeVisible()
    if (!(await line.isVisible())) await fold.click()
  }

  settings(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  settingSays(name: string, words: string | RegExp): Locator {
    return this.settings(name).getByText(words)
  }
}
