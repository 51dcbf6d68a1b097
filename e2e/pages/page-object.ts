import type { Page } from 'playwright'
import { photograph } from '../pictures'

export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  photograph(name: string): Promise<void> {
    return photograph(this.page, name)
  }
}
