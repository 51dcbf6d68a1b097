import type { Settings } from '@contract'
import { languageName } from '../../src-shared/format/language-name'
import { languages, systemLanguage } from '../../src-shared/messages/language'
import { m } from '../../src-shared/messages/m'

interface Options<Value> {
  /** Choose `segments` if there are only a few short labels. */
  readonly kind: 'segments' | 'list'
  readonly options: () => readonly { readonly value: Value; readonly label: string }[]
}

interface NumberInput {
  readonly kind: 'number'
  /** The same limits as in the contract. */
  readonly min: number
  readonly max: number
  readonly mayBeEmpty?: true
  /** Credits if omitted. */
  readonly unit?: '%'
}

interface Switch {
  readonly kind: 'switch'
}

type ControlFor<Value> =
  Options<Value> | (boolean extends Value ? Switch : never) | (number extends Value ? NumberInput : never)
type Control = Options<unknown> | Switch | NumberInput

interface SettingWords {
  readonly label: () => string
  /** A description. It is omitted if it would only repeat the label. */
  readonly hint?: () => string
  readonly control?: Control
}

interface Section {
  readonly title: () => string
  readonly settings: Readonly<Record<string, SettingWords>> & {
    readonly [Id in keyof Settings]?: SettingWords & { readonly control?: ControlFor<Settings[Id]> }
  }
}

const tray = 'tray'

/**
 * The settings view, its search and the command palette use this order. Settings without a control have a
 * component of their own, which the view shows after the others.
 */
export const settingSections = {
  appearance: {
    title: m.settings.section.appearance,
    settings: {
      language: {
        label: m.settings.language,
        control: {
          kind: 'list',
          options: () => [
            { value: systemLanguage, label: m.settings.system() },
            ...languages.map(value => ({ value, label: languageName(value) }))
          ]
        }
      },
      theme: {
        label: m.settings.theme,
        control: {
          kind: 'segments',
          options: () => [
            { value: 'dark', label: m.settings.dark() },
            { value: 'light', label: m.settings.light() },
            { value: 'contrast', label: m.settings.contrast() },
            { value: 'system', label: m.settings.system() }
          ]
        }
      },
      textSize: {
        label: m.settings.textSize,
        control: {
          kind: 'list',
          options: () =>
            [12, 13, 14, 15, 16, 17, 18].map(size => ({
              value: size,
              label: m.settings.textSizePx({ size })
            }))
        }
      },
      upDown: {
        label: m.settings.marketColours.title,
        control: {
          kind: 'segments',
          options: () => [
            { value: 'green-red', label: m.settings.marketColours.greenRed() },
            { value: 'red-green', label: m.settings.marketColours.redGreen() },
            { value: 'blue-orange', label: m.settings.marketColours.blueOrange() }
          ]
        }
      },
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
      confirmAbove: {
        label: m.settings.confirmAbove.label,
        hint: m.settings.confirmAbove.hint,
        control: { kind: 'number', min: 0, max: 1_000_000 }
      },
      unknownReserve: {
        label: m.settings.unknownReserve.label,
        hint: m.settings.unknownReserve.hint,
        control: { kind: 'number', min: 1, max: 1_000_000 }
      },
      dailyBudget: {
        label: m.credits.budget.daily,
        hint: m.credits.setting.dailyHint,
        control: { kind: 'number', min: 1, max: 1_000_000_000, mayBeEmpty: true }
      },
      periodBudget: {
        label: m.credits.setting.period,
        hint: m.credits.setting.periodHint,
        control: { kind: 'number', min: 1, max: 1_000_000_000, mayBeEmpty: true }
      },
      backgroundShare: {
        label: m.credits.setting.share,
        hint: m.credits.setting.shareHint,
        control: { kind: 'number', min: 0, max: 100, unit: '%' }
      },
      machineShare: {
        label: m.credits.setting.machine,
        hint: m.credits.setting.machineHint,
        control: { kind: 'number', min: 1, max: 100, unit: '%' }
      }
    }
  },
  connection: {
    title: m.settings.section.connection,
    settings: {
      service: { label: m.settings.serviceRow.label },
      apiKey: { label: m.plan.keyForm.key, hint: m.settings.keyRow.hint },
      plan: { label: m.plan.table.label },
      firstContact: { label: m.contact.settingsLabel, hint: m.contact.intro },
      savedKeys: { label: m.settings.savedKeys.label }
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
      thirdParty: { label: m.settings.licences.title }
    }
  }
} satisfies Readonly<Record<string, Section>>

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

export type CreditSetting = SettingsOf<'credits'>

export const isCreditSetting = (id: SettingId): id is CreditSetting => id in settingSections.credits.settings

export const limitsOf = (id: CreditSetting): NumberInput => settingSections.credits.settings[id].control

/** Settings with a control, which `Setting.svelte` shows. */
export type DeclaredSetting = SettingId & keyof Settings

export const isDeclared = (id: SettingId): id is DeclaredSetting => all[id]?.control !== undefined

export function controlOf(id: DeclaredSetting): Control {
  const control = all[id]?.control
  if (!control) throw new Error(`The setting ${id} has no control.`)
  return control
}

export function findSettings(text: string): ReadonlySet<SettingId> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(all).filter(([, { label, hint, title }]) => {
    const searched = [label(), hint?.(), title()].join(' ').toLowerCase()
    return words.every(word => searched.includes(word))
  })
  return new Set(found.map(([id]) => id as SettingId))
}
