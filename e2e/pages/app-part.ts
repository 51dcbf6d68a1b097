import type { AppPage } from './app-page'
import { PageObject } from './page-object'

/** A part of the window used together with the rest. */
export class AppPart extends PageObject {
  readonly appPage: AppPage

  constructor(appPage: AppPage) {
    super(appPage.page)
    this.appPage = appPage
  }
}
