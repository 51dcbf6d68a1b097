import type { AppPage } from './app-page'
import { PageObject } from './page-object'

/** A part of the window that is worked together with the rest of it. */
export class AppPart extends PageObject {
  readonly appPage: AppPage

  constructor(appPage: AppPage) {
    super(appPage.page)
    this.appPage = appPage
  }
}
