import type { Locator } from 'playwright'
import { PageObject } from './page-object'

/** What Settings say of the app itself: diagnostics, licences, and the record of a crash. */
export class AboutPage extends PageObject {
  /** What is shown before it is copied. */
  readonly diagnostics = this.page.getByRole('dialog', { name: 'Diagnostics' })
  readonly licences = this.page.getByRole('dialog', { name: 'Third-party software' })
  readonly crashRecord = this.page.getByRole('dialog', { name: 'Crash record' })

  /** The text a dialog shows as it is. */
  textOf(dialog: Locator): Locator {
    return dialog.locator('pre')
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Settings' }).click()
    await this.page.getByRole('button', { name: 'Copy diagnostics' }).scrollIntoViewIfNeeded()
  }

  async openDiagnostics(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: 'Copy diagnostics' }).click()
  }

  async openLicences(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: 'Show licences' }).click()
  }

  /** One of the packages that ship with the app. */
  package(name: string): Locator {
    return this.licences.getByText(name, { exact: true })
  }

  async copyFrom(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Copy' }).click()
  }

  /** The banner that offers the record of a crash. */
  get crashBanner(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'before this start' })
  }

  async readCrash(): Promise<void> {
    await this.crashBanner.getByRole('button', { name: 'Read it' }).click()
  }

  async closeCrash(): Promise<void> {
    await this.crashRecord.getByRole('button', { name: 'Close' }).last().click()
  }

  async dismissCrash(): Promise<void> {
    await this.crashBanner.getByRole('button', { name: 'Dismiss' }).click()
  }
}
