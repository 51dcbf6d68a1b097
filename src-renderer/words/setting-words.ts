import { m } from '../../src-shared/messages/m'

interface SettingWords {
  readonly label: () => string
  /** What the setting does. Omitted if it would only repeat the label. */
  readonly hint?: () => string
}

const tray = 'tray'

/** Names and descriptions of all settings. The settings view, its search and the command palette use this order. */
export const settingSections = {
  appearance: {
    title: m.settings.section.appearance,
    settings: {
      language: { label: m.settings.language },
      theme: { label: m.settings.theme },
      textSize: { label: m.settings.textSize, hint: m.settings.textSizeHint },
      upDown: { label: m.settings.marketColours.title, hint: m.settings.marketColours.hint },
      fallbackCurrency: { label: m.currency.fallback.label },
      currency: { label: m.currency.title, hint: m.currency.hint }
    }
  },
  background: {
    title: m.settings.section.background,
    settings: {
      startAtLogin: {
        label: m.settings.autostart.label,
        hint: () => m.settings.autostart.hint({ tray })
      },
      quietHours: { label: m.settings.quietHours, hint: m.settings.quietHoursHint },
      trayCoin: { label: () => m.settings.trayCoin.label({ tray }), hint: m.settings.trayCoin.trayHint },
      routes: { label: m.routes.title, hint: m.routes.hint }
    }
  },
  credits: {
    title: m.common.credits,
    settings: {
      confirmAbove: { label: m.settings.confirmAbove.label, hint: m.settings.confirmAbove.hint },
      unknownReserve: { label: m.settings.unknownReserve.label, hint: m.settings.unknownReserve.hint },
      dailyBudget: { label: m.credits.budget.daily, hint: m.credits.setting.dailyHint },
      periodBudget: { label: m.credits.setting.period, hint: m.credits.setting.periodHint },
      backgroundShare: { label: m.credits.setting.share, hint: m.credits.setting.shareHint },
      machineShare: { label: m.credits.setting.machine, hint: m.credits.setting.machineHint }
    }
  },
  connection: {
    title: m.settings.section.connection,
    settings: {
      service: { label: m.settings.serviceRow.label },
      apiKey: { label: m.plan.keyForm.key, hint: m.settings.keyRow.hint },
      plan: { label: m.plan.table.label, hint: m.settings.planRow.hint },
      firstContact: { label: m.contact.settingsLabel, hint: m.contact.intro },
      savedKeys: { label: m.settings.savedKeys.label, hint: m.settings.savedKeys.hint }
    }
  },
  data: {
    title: m.settings.section.data,
    settings: {
      backups: { label: m.settings.backups, hint: m.settings.backupsHint },
      setupFile: { label: m.setupFile.title, hint: m.setupFile.hint }
    }
  },
  shortcuts: {
    title: m.settings.section.shortcuts,
    settings: { shortcuts: { label: m.palette.shortcuts.title } }
  },
  about: {
    title: m.settings.section.about,
    settings: {
      dataFolder: { label: m.settings.dataFolder, hint: m.settings.dataFolderHint },
      version: { label: m.settings.version },
      welcome: { label: m.welcome.open, hint: m.welcome.openMeans },
      diagnostics: { label: m.settings.diagnostics, hint: m.settings.diagnosticsHint },
      thirdParty: { label: m.settings.licences.title, hint: m.settings.licences.hint }
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

/** The settings whose label, description or section contain every word of the text. */
export function findSettings(text: string): ReadonlySet<SettingId> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(all).filter(([, { label, hint, title }]) => {
    const searched = [label(), hint?.(), title()].join(' ').toLowerCase()
    return words.every(word => searched.includes(word))
  })
  return new Set(found.map(([id]) => id as SettingId))
}
