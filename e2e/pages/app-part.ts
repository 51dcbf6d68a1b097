import type { AppPage } from './app-page'
import { PageObject } from './page-object'

/** A page object for a part of the window that also needs the page object of the whole window. */
export class AppPart extends PageObject {
  readonly appPage: AppPage

  constructor(appPage: AppPage) {
    super(appPage.page)
    this.appPage = appPage
  }
}
