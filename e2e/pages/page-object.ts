import type { Page } from 'playwright'
import { photograph } from '../pictures'

/** The window, as a page object sees it: what it names is found from here. */
export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Writes a picture for people to look at, where pictures are wanted. */
  photograph(name: string): Promise<void> {
    return photograph(this.page, name)
  }
}
