import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class AboutPage extends PageObject {
  readonly diagnostics = this.page.getByRole('dialog', { name: m.settings.diagnostics() })
  readonly licences = this.page.getByRole('dialog', { name: m.settings.licences.title() })
  readonly crashRecord = this.page.getByRole('dialog', { name: m.shell.crash.record() })

  textOf(dialog: Locator): Locator {
    return dialog.locator('pre')
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: m.common.settings() }).click()
    await this.page.getByRole('button', { name: m.settings.diagnosticsCopy() }).scrollIntoViewIfNeeded()
  }

  async openDiagnostics(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: m.settings.diagnosticsCopy() }).click()
  }

  async openLicences(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: m.settings.licences.show() }).click()
  }

  package(name: string): Locator {
    return this.licences.getByText(name, { exact: true })
  }

  async copyFrom(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: m.common.copy() }).click()
  }

  get crashBanner(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'in the previous session' })
  }

  async readCrash(): Promise<void> {
    await this.crashBanner.getByRole('button', { name: m.shell.crash.show() }).click()
  }

  async closeCrash(): Promise<void> {
    await this.crashRecord.getByRole('button', { name: 'Close' }).last().click()
  }

  async dismissCrash(): Promise<void> {
    await this.crashBanner.getByRole('button', { name: m.common.dismiss() }).click()
  }
}
