import type { Locator, Page } from 'playwright'

/** A click, a key press and a filled-in field count as one action each. */
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

  async clickIfThere(what: Locator): Promise<void> {
    if (await what.isVisible()) await this.click(what)
  }

  async press(key: string): Promise<void> {
    this.taken++
    await this.#page.keyboard.press(key)
  }

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
