import type { Menu, MenuItem } from 'electron'
import type { Page } from 'playwright'
import type { CandlewickApp } from '../candlewick-app'

/** The native menu bar isn't part of the page. */
export class MenuBar {
  readonly #app: CandlewickApp

  constructor(app: CandlewickApp) {
    this.#app = app
  }

  menus(): Promise<readonly string[]> {
    return this.#app.evaluate(({ Menu: bar }) =>
      (bar.getApplicationMenu()?.items ?? []).map(({ label }) => label)
    )
  }

  entries(): Promise<Readonly<Record<string, readonly [label: string, accelerator: string | null]>>> {
    return this.#app.evaluate(({ Menu: bar }) => {
      const all = (menu: Menu | null | undefined): readonly MenuItem[] =>
        (menu?.items ?? []).flatMap(item => [item, ...all(item.submenu)])
      const named = all(bar.getApplicationMenu()).filter(({ id, type }) => id && type === 'normal')
      return Object.fromEntries(
        named.map(({ id, label, accelerator }) => [id, [label, accelerator ? String(accelerator) : null]])
      )
    })
  }

  /**
   * Returns once the page has received the entry, so that a key pressed next comes after it.
   * @param page the main window's page, if there are several windows
   */
  async choose(entry: string, page?: Page): Promise<void> {
    await this.#app.evaluate(
      ({ Menu: bar }, id) => bar.getApplicationMenu()?.getMenuItemById(id)?.click(),
      entry
    )
    await this.#app.received(page)
  }

  isVisible(): Promise<boolean | undefined> {
    return this.#app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMenuBarVisible())
  }
}
