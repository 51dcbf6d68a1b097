import type { Locator } from 'playwright'
import type { TrayHost } from '../desktop/tray-host'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

interface Figures {
  readonly spent: number
  readonly reserved: number
  readonly unknown: number
}

interface Entry {
  readonly at: number
  readonly state: string
  readonly charged: number | null
  readonly reserved: number
}

/** The places that show today's credits: the Credits view, the status bar and the tray. */
export class FiguresPage extends AppPart {
  readonly bars = this.page
    .getByRole('region', { name: m.credits.days.title() })
    .getByRole('button', { name: / calls$/ })
  readonly #tray: TrayHost

  constructor(appPage: AppPage, tray: TrayHost) {
    super(appPage)
    this.#tray = tray
  }

  async today(): Promise<Figures> {
    const { answer } = (await this.appPage.ask('credits', 'gauge')) as { answer: { today: Figures } }
    const { spent, reserved, unknown } = answer.today
    return { spent, reserved, unknown }
  }

  /** The breakdown covers all time, so it's only compared on the first day. */
  async differences(isFirstDay = true): Promise<readonly string[]> {
    const expected = words(await this.#ledgerSum())
    const texts: readonly (readonly [place: string, text: string])[] = [
      ['gauge', words(await this.today())],
      ['status bar', await this.#textOf(this.page.getByTestId('gauge-today'))],
      ['summary', await this.#textOf(this.page.locator('dl > div', { hasText: /^Today/ }))],
      ['day strip', (await this.bars.count()) > 0 ? await this.#textOf(this.bars.last()) : expected],
      ['breakdown', isFirstDay ? await this.#breakdown() : expected],
      ['daily budget', await this.#textOf(this.page.getByRole('group', { name: m.credits.budget.region() }))],
      ['tray', await this.#trayLine()]
    ]
    return texts
      .filter(([, text]) => figuresOf(text) !== expected)
      .map(([place, text]) => `${place}: ${text}`)
  }

  async #ledgerSum(): Promise<Figures> {
    const reply = (await this.appPage.ask('credits', 'gauge')) as { answer: { today: { from: number } } }
    const { from } = reply.answer.today
    const { answer } = (await this.appPage.ask('credits', 'ledger', {
      before: null,
      limit: 100,
      filter: { from, to: null }
    })) as { answer: readonly Entry[] }
    const sum = (states: (state: string) => boolean): number =>
      answer
        .filter(({ state }) => states(state))
        .reduce((total, { charged, reserved }) => total + (charged ?? reserved), 0)
    return {
      spent: sum(state => state !== 'reserved' && state !== 'unsettled'),
      reserved: sum(state => state === 'reserved'),
      unknown: sum(state => state === 'unsettled')
    }
  }

  async #breakdown(): Promise<string> {
    await this.page.getByRole('radio', { name: m.credits.breakdown() }).click()
    const total = this.page.getByTestId('breakdown-total')
    const text = (await total.count()) > 0 ? await this.#textOf(total) : '0 spent'
    await this.page.getByRole('radio', { name: m.credits.ledger() }).click()
    return text
  }

  async #trayLine(): Promise<string> {
    const lines = await this.#tray.menu()
    return lines.find(({ label }) => label.startsWith(m.credits.left()))?.label ?? ''
  }

  async #textOf(place: Locator): Promise<string> {
    return (await place.first().innerText()).replace(/\s+/g, ' ')
  }
}

const words = ({ spent, reserved, unknown }: Figures): string =>
  [
    `${spent} spent`,
    reserved > 0 && m.credits.amounts.reserved({ reserved: String(reserved) }),
    unknown > 0 && `${unknown} unknown`
  ]
    .filter(Boolean)
    .join(', ')

function figuresOf(text: string): string {
  const read = (word: string): number =>
    Number(new RegExp(`([\\d,]+) ${word}`).exec(text)?.[1]?.replaceAll(',', '') ?? 0)
  return words({ spent: read('spent'), reserved: read('reserved'), unknown: read('unknown') })
}
