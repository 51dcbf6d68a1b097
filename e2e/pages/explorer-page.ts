import type { Locator } from 'playwright'
import { expect } from 'playwright/test'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

export interface ShownCell {
  readonly text: string
  readonly title: string
}

/** The visible part of a table. Only the first rows of a long table are drawn. */
export interface ShownTable {
  readonly count: number
  readonly rows: readonly Readonly<Record<string, ShownCell>>[]
}

export class ExplorerPage extends AppPart {
  readonly operations = this.page
    .getByRole('navigation', { name: m.explorer.operations() })
    .getByRole('button')
  readonly form = this.page.getByRole('form', { name: /^Parameters of / })
  readonly runButton = this.form.getByRole('button', { name: /^Run / })
  readonly question = this.page.getByRole('alertdialog')
  readonly answer = this.page.getByRole('region', { name: /^Response of / })

  static async open(appPage: AppPage): Promise<ExplorerPage> {
    await appPage.show('Explorer')
    return new ExplorerPage(appPage)
  }

  get price(): Locator {
    return this.runButton.locator('[data-price]')
  }

  says(words: string | RegExp, how: { readonly exact?: boolean } = {}): Locator {
    return this.answer.getByText(words, how)
  }

  async choose(operation: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: m.explorer.operationList.find() }).fill(operation)
    await this.operations.filter({ has: this.page.getByText(operation, { exact: true }) }).click()
    await this.page.getByRole('heading', { name: new RegExp(`\\b${operation}$`), level: 2 }).waitFor()
  }

  field(parameter: string): Locator {
    return this.form.getByRole('combobox', { name: parameter })
  }

  /** Enters the parameters and clears all others. */
  async fill(params: Readonly<Record<string, string>>): Promise<void> {
    for (const label of await this.form.getByRole('combobox').all()) {
      const name = (await label.getAttribute('name')) ?? ''
      await label.fill('')
      await label.pressSequentially(params[name] ?? '')
    }
  }

  async run(asks: boolean): Promise<void> {
    await this.runButton.click()
    if (asks) await this.question.getByRole('button', { name: /^Run / }).click()
    await this.answer.waitFor()
  }

  /** The cells of a row are keyed by column heading. */
  async table(): Promise<ShownTable> {
    // Rows are drawn once the table's height is known.
    await this.answer.getByRole('grid').getByRole('gridcell').first().waitFor()
    return this.answer.getByRole('grid').evaluate(table => {
      const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
      const columns = [...table.querySelectorAll('[role=columnheader]')].map(words)
      const lines = [...table.querySelectorAll('[role=row]')].filter(row =>
        row.querySelector('[role=gridcell]')
      )
      const rows = lines.map(line =>
        Object.fromEntries(
          [...line.querySelectorAll('[role=gridcell]')].map((cell, at) => [
            columns[at] ?? '',
            { text: words(cell), title: cell.querySelector('[title]')?.getAttribute('title') ?? '' }
          ])
        )
      )
      return { count: Number(table.getAttribute('aria-rowcount')) - 1, rows }
    })
  }

  async turnTo(side: 'response' | 'tree' | 'headers' | 'mapping'): Promise<void> {
    const names = {
      response: m.explorer.answer.title(),
      tree: m.explorer.answer.tree(),
      headers: m.explorer.answer.headers(),
      mapping: m.reading.tab()
    }
    await this.answer.getByRole('radio', { name: names[side], exact: true }).click()
  }

  get treeLines(): Locator {
    return this.answer.getByRole('tree', { name: m.explorer.answer.treeLabel() }).getByRole('treeitem')
  }

  /** The headers of a saved response load together with its body. */
  async headers(): Promise<Readonly<Record<string, string>>> {
    await this.turnTo('headers')
    await this.answer.getByRole('columnheader', { name: m.explorer.heads.header() }).waitFor()
    await this.answer.getByRole('row').nth(1).waitFor()
    const { rows } = await this.table()
    await this.turnTo('response')
    return Object.fromEntries(rows.map(({ Header, Value }) => [Header?.text ?? '', Value?.text ?? '']))
  }

  async take(how: 'Save' | 'Copy', entry: string): Promise<void> {
    await this.answer.getByRole('button', { name: how }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  async chooseSaved(operation: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${m.explorer.history.title()}`) }).click()
    await this.page.getByRole('button', { name: new RegExp(`\\b${operation}$`) }).click()
  }

  get facts(): Locator {
    return this.answer.locator('dl')
  }

  get tools(): Locator {
    return this.answer.getByRole('group')
  }

  async readingShown(): Promise<void> {
    await this.turnTo('mapping')
  }

  placesOf(fields: string): Locator {
    return this.answer.getByRole('button', { name: m.reading.showPlaces({ fields }) })
  }

  async openPlace(path: string): Promise<Locator> {
    await this.answer.getByRole('button', { name: m.reading.mapPlace({ path }) }).click()
    return this.page.getByRole('menu')
  }

  /** Retries, because the menu closes if the response is drawn again. */
  async mapField(path: string, entry: string): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Escape')
      const menu = await this.openPlace(path)
      await menu.getByText(entry, { exact: true }).click({ timeout: 3_000 })
    }).toPass()
    await this.page.getByRole('menu').waitFor({ state: 'detached' })
  }

  async chooseEntry(entry: string): Promise<void> {
    await this.page.getByRole('menu').getByText(entry, { exact: true }).click()
    await this.page.getByRole('menu').waitFor({ state: 'detached' })
  }

  async openColumn(heading: string): Promise<Locator> {
    await this.answer.getByRole('columnheader', { name: heading }).getByRole('button').first().focus()
    await this.page.keyboard.press('ArrowRight')
    await this.page.keyboard.press('Enter')
    return this.page.getByRole('menu')
  }

  async fieldEditsShown(): Promise<void> {
    await this.page
      .getByRole('group', { name: m.explorer.tabs.label() })
      .getByRole('radio', { name: m.reading.tab() })
      .click()
  }

  async takeBackFirst(): Promise<void> {
    await this.fieldEdits
      .first()
      .getByRole('button', { name: /^Remove: / })
      .click()
  }

  async exportFieldEdits(): Promise<void> {
    await this.page.getByRole('button', { name: m.reading.profile.save() }).click()
  }

  async importFieldEdits(file: string): Promise<void> {
    await this.page.getByLabel(m.reading.profile.load()).last().setInputFiles(file)
  }

  get fieldEdits(): Locator {
    return this.page.getByRole('list', { name: m.reading.ownMappings.region() }).getByRole('listitem')
  }

  async hero(): Promise<ShownCell> {
    const hero = this.answer.locator('.hero')
    return { text: await hero.innerText(), title: (await hero.getAttribute('title')) ?? '' }
  }
}
