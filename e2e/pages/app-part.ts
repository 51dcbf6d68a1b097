import type { AppPage } from './app-page'
import { PageObject } from './page-object'

/** Also needs the page object of the whole window. */
export class AppPart extends PageObject {
  readonly appPage: AppPage

  constructor(appPage: AppPage) {
    super(appPage.page)
    this.appPage = appPage
  }
}
