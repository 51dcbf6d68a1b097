import type { Page } from 'playwright'
import { photograph } from '../pictures'

export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Saves a screenshot if screenshots are on. */
  photograph(name: string): Promise<void> {
    return photograph(this.page, name)
  }
}
