import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

/** One place of a table: what is read, and what the pointer shows of it. */
export interface ShownCell {
  readonly text: string
  readonly title: string
}

/** As much of a table as is drawn: a long one draws only its first rows. */
export interface ShownTable {
  /** Rows in all, drawn or not. */
  readonly count: number
  readonly rows: readonly Readonly<Record<string, ShownCell>>[]
}

/** The Explorer, in the words of someone who uses it. */
export class ExplorerPage extends AppPart {
  readonly operations = this.page
    .getByRole('navigation', { name: m.explorer.operations() })
    .getByRole('button')
  readonly form = this.page.getByRole('form', { name: /^Parameters of / })
  readonly runButton = this.form.getByRole('button', { name: /^Run / })
  readonly question = this.page.getByRole('alertdialog')
  readonly answer = this.page.getByRole('region', { name: /^Response of / })

  /** Goes there from wherever one is. */
  static async open(appPage: AppPage): Promise<ExplorerPage> {
    await appPage.show('Explorer')
    return new ExplorerPage(appPage)
  }

  /** The price on the button that runs the call. */
  get price(): Locator {
    return this.runButton.locator('[data-price]')
  }

  says(words: string | RegExp, how: { readonly exact?: boolean } = {}): Locator {
    return this.answer.getByText(words, how)
  }

  /** Looks for the operation and clicks what is found. */
  async choose(operation: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: m.explorer.findOperation() }).fill(operation)
    await this.operations.filter({ has: this.page.getByText(operation, { exact: true }) }).click()
    await this.page.getByRole('heading', { name: operation, level: 1 }).waitFor()
  }

  field(parameter: string): Locator {
    return this.form.getByRole('combobox', { name: parameter })
  }

  /** Types every parameter the form has; one that is not given is left out. */
  async fill(params: Readonly<Record<string, string>>): Promise<void> {
    for (const label of await this.form.getByRole('combobox').all()) {
      const name = (await label.getAttribute('name')) ?? ''
      await label.fill('')
      await label.pressSequentially(params[name] ?? '')
    }
  }

  /** Presses Run, agrees where it asks, and waits for the answer. Tells whether it asked. */
  async run(asks: boolean): Promise<void> {
    await this.runButton.click()
    if (asks) await this.question.getByRole('button', { name: /^Run / }).click()
    await this.answer.waitFor()
  }

  /** The table under Answer; cells by the words that head their column. */
  async table(): Promise<ShownTable> {
    // Rows are drawn a moment after their table, once its height is known.
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

  /** Shows the answer, or another side of it. */
  async turnTo(side: 'response' | 'headers' | 'mapping'): Promise<void> {
    const names = { response: m.explorer.answer(), headers: m.explorer.headers(), mapping: m.reading.tab() }
    await this.answer.getByRole('radio', { name: names[side], exact: true }).click()
  }

  /** The headers of the answer. Those of a kept one come with its body, which is asked for when it is shown. */
  async headers(): Promise<Readonly<Record<string, string>>> {
    await this.turnTo('headers')
    await this.answer.getByRole('columnheader', { name: m.explorer.heads.header() }).waitFor()
    await this.answer.getByRole('row').nth(1).waitFor()
    const { rows } = await this.table()
    await this.turnTo('response')
    return Object.fromEntries(rows.map(({ Header, Value }) => [Header?.text ?? '', Value?.text ?? '']))
  }

  /** Saves or copies the answer, by an entry of that menu. */
  async take(how: 'Save' | 'Copy', entry: string): Promise<void> {
    await this.answer.getByRole('button', { name: how }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  /** Shows an answer that was kept: no call. */
  async chooseKept(operation: string): Promise<void> {
    await this.page
      .getByRole('radio', { name: new RegExp(`^${m.explorer.keptAnswersExplorerView()}`) })
      .click()
    await this.page.getByRole('button', { name: new RegExp(`^${operation}`) }).click()
  }

  /** What stands above an answer: its facts, and beside them what can be done with it. */
  get facts(): Locator {
    return this.answer.locator('dl')
  }

  get tools(): Locator {
    return this.answer.getByRole('group')
  }

  /** Shows what was read of the answer. */
  async readingShown(): Promise<void> {
    await this.turnTo('mapping')
  }

  /** Under Reading, what opens the places of one doubt. */
  placesOf(fields: string): Locator {
    return this.answer.getByRole('button', { name: m.reading.showPlaces({ fields }) })
  }

  /** Opens the menu that a place has under Reading, and leaves it open. */
  async openPlace(path: string): Promise<Locator> {
    await this.answer.getByRole('button', { name: m.reading.teachPlace({ path }) }).click()
    return this.page.getByRole('menu')
  }

  /** Chooses an entry of the menu that a place has under Reading. */
  async teach(path: string, entry: string): Promise<void> {
    await this.openPlace(path)
    await this.chooseEntry(entry)
  }

  /** Chooses an entry of the menu that is open. */
  async chooseEntry(entry: string): Promise<void> {
    await this.page.getByRole('menu').getByText(entry, { exact: true }).click()
    await this.page.getByRole('menu').waitFor({ state: 'detached' })
  }

  /** Opens the menu of a column's heading by keys, and leaves it open. */
  async openColumn(heading: string): Promise<Locator> {
    await this.answer.getByRole('columnheader', { name: heading }).getByRole('button').first().focus()
    await this.page.keyboard.press('ArrowRight')
    await this.page.keyboard.press('Enter')
    return this.page.getByRole('menu')
  }

  async lessonsShown(): Promise<void> {
    await this.page
      .getByRole('group', { name: m.explorer.list() })
      .getByRole('radio', { name: m.reading.lessons() })
      .click()
  }

  async takeBackFirst(): Promise<void> {
    await this.lessons
      .first()
      .getByRole('button', { name: /^Remove: / })
      .click()
  }

  async exportLessons(): Promise<void> {
    await this.page.getByRole('button', { name: m.reading.exportProfile() }).click()
  }

  async importLessons(file: string): Promise<void> {
    await this.page.getByLabel(m.reading.importProfile()).last().setInputFiles(file)
  }

  /** What was taught of the service, a line each. */
  get lessons(): Locator {
    return this.page.getByRole('list', { name: m.reading.lessonsLabel() }).getByRole('listitem')
  }

  /** The one figure that an answer comes down to. */
  async hero(): Promise<ShownCell> {
    const hero = this.answer.locator('.hero')
    return { text: await hero.innerText(), title: (await hero.getAttribute('title')) ?? '' }
  }
}
