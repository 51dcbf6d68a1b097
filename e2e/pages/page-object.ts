import type { Page } from 'playwright'

/** The window, as a page object sees it: what it names is found from here. */
export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}
