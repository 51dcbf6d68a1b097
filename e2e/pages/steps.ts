import type { Locator, Page } from 'playwright'

/** A person's steps: each click, each key, each field that is filled in counts as one. */
export class Steps {
  taken = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(what: Locator): Promise<void> {
    this.taken++
    await what.click()
  }

  /** Clicks what is only there sometimes, such as the question whether a price is agreed to. */
  async clickIfThere(what: Locator): Promise<void> {
    if (await what.isVisible()) await this.click(what)
  }

  async press(key: string): Promise<void> {
    this.taken++
    await this.#page.keyboard.press(key)
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    this.taken++
    await this.#page.keyboard.type(text)
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.taken++
    await field.fill(text)
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.taken++
    await field.selectOption({ label })
  }
}
