import { m } from '../../src-shared/messages/m'

interface SettingWords {
  readonly label: () => string
  /** What it does. Omit if it says nothing more than its label. */
  readonly hint?: () => string
}

const tray = 'tray'

/** Every setting by section, in displayed order. The settings view, its search and the palette take them from here. */
export const settingSections = {
  look: {
    title: m.settings.look,
    settings: {
      language: { label: m.settings.language },
      theme: { label: m.settings.theme },
      textSize: { label: m.settings.textSize, hint: m.settings.textSizeHint },
      upDown: { label: m.settings.upDown, hint: m.settings.arrowsSignsSaySame },
      saidMoney: { label: m.currency.said, hint: m.currency.saidHint },
      currency: { label: m.currency.title, hint: m.currency.hint }
    }
  },
  background: {
    title: m.settings.background,
    settings: {
      startAtLogin: {
        label: m.settings.startLogin,
        hint: () => m.settings.watchesSoonYourSession({ tray })
      },
      quietHours: { label: m.settings.quietHours, hint: m.settings.quietHoursHint },
      trayCoin: { label: () => m.settings.coinWhere({ tray }), hint: m.settings.iconShowsDirectionPrice },
      routes: { label: m.routes.title, hint: m.routes.hint }
    }
  },
  credits: {
    title: m.common.credits,
    settings: {
      confirmAbove: { label: m.settings.askBeforeSpendingMore, hint: m.settings.singleCallExpectedCost },
      unknownReserve: { label: m.settings.reserveCallsUnknownPrice, hint: m.settings.heldWhileSuchCall },
      dailyBudget: { label: m.credits.dailyBudget, hint: m.credits.callsWouldGoBeyond },
      periodBudget: { label: m.credits.budgetQuotaPeriod, hint: m.credits.oneRenewalServiceQuota },
      backgroundShare: { label: m.credits.shareWhatRunsItself, hint: m.credits.eachBudgetRestKept }
    }
  },
  connection: {
    title: m.settings.connection,
    settings: {
      service: { label: m.settings.service, hint: m.settings.whereQuotesCandlesNews },
      apiKey: { label: m.settings.apiKey, hint: m.settings.windowNeverSeesAgain },
      plan: { label: m.settings.whatRunsItself, hint: m.settings.whichOperationsCalledWithout },
      firstContact: { label: m.contact.settingsLabel, hint: m.contact.settingsHint },
      savedKeys: { label: m.settings.savedKeys, hint: m.settings.everyKeyCandlewickPut },
      backups: { label: m.settings.backups, hint: m.settings.backupsHint },
      setupFile: { label: m.setupFile.title, hint: m.setupFile.hint }
    }
  },
  keys: { title: m.settings.keys, settings: { shortcuts: { label: m.palette.shortcuts.title } } },
  about: {
    title: m.settings.about,
    settings: {
      dataFolder: { label: m.settings.dataFolder, hint: m.settings.settingsWatchlistsLedgerWhat },
      version: { label: m.settings.version },
      welcome: { label: m.welcome.open, hint: m.welcome.openMeans },
      diagnostics: { label: m.settings.diagnostics, hint: m.settings.reportWhenSomethingWrong },
      thirdParty: { label: m.settings.thirdPartySoftware, hint: m.settings.whatCandlewickContainsOthers }
    }
  }
} satisfies Readonly<
  Record<string, { readonly title: () => string; readonly settings: Readonly<Record<string, SettingWords>> }>
>

export type SettingSection = keyof typeof settingSections
type SettingsOf<Section extends SettingSection> = keyof (typeof settingSections)[Section]['settings']
export type SettingId = { [Section in SettingSection]: SettingsOf<Section> }[SettingSection]

export const sectionIds = Object.keys(settingSections) as readonly SettingSection[]

export const settingsOf = (section: SettingSection): readonly SettingId[] =>
  Object.keys(settingSections[section].settings) as readonly SettingId[]

const all = Object.fromEntries(
  Object.values(settingSections).flatMap(({ title, settings }) =>
    Object.entries<SettingWords>(settings).map(([id, words]) => [id, { ...words, title }] as const)
  )
)

export function settingWords(id: SettingId): { readonly label: string; readonly hint: string | undefined } {
  return { label: all[id]?.label() ?? id, hint: all[id]?.hint?.() }
}

/** Settings with every word of the text in their label, description or section. */
export function findSettings(text: string): ReadonlySet<SettingId> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(all).filter(([, { label, hint, title }]) => {
    const searched = [label(), hint?.(), title()].join(' ').toLowerCase()
    return words.every(word => searched.includes(word))
  })
  return new Set(found.map(([id]) => id as SettingId))
}
