import type { AlertDraft } from '../../../src-shared/contract/alerts'
import { mostScreens } from '../../../src-shared/contract/screener'
import { mostTemplates } from '../../../src-shared/contract/settings'
import {
  SetupFile,
  type SetupCost,
  type SetupPart,
  type ImportedItems,
  type ImportedSetup
} from '../../../src-shared/contract/setup-file'
import { parsedJson } from '../../../src-shared/json'
import type { DrawingService } from '../drawings/drawing-service'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { unsavedFault } from '../../platform/faults/unsaved-file'
import type { LayoutService } from '../layouts/layout-service'
import type { SettingsService } from '../settings/settings-service'
import type { WatchlistService } from '../watchlist/watchlist-service'
import { adoptNamed } from './adopt-named'
import { exportedScope, importedScope } from './alert-scopes'

export interface SetupFileSources {
  readonly alerts: {
    drafts(): readonly AlertDraft[]
    adopt(drafts: readonly AlertDraft[]): ImportedItems
    costOfNew(drafts: readonly AlertDraft[]): Promise<SetupCost>
  }
  readonly drawings: Pick<DrawingService, 'all' | 'adopt'>
  readonly layouts: Pick<LayoutService, 'all' | 'adopt'>
  readonly watchlist: Pick<WatchlistService, 'lists' | 'create' | 'addCoins'>
  /** Settings include indicator templates and saved screens. */
  readonly settings: Pick<SettingsService, 'all' | 'change'>
  /**
   * Returns null if the user cancelled.
   * @throws the file system's error
   */
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
}

const fileName = 'candlewick-setup.json'
const nothing: ImportedItems = { added: 0, known: 0, left: 0 }

export class SetupFileService {
  readonly #sources: SetupFileSources

  constructor(sources: SetupFileSources) {
    this.#sources = sources
  }

  /** @throws FaultError if the file couldn't be written */
  async save({ parts }: { readonly parts: readonly SetupPart[] }): Promise<string | null> {
    const { alerts, drawings, layouts, settings, watchlist, saveText } = this.#sources
    const all: { [Part in SetupPart]: () => SetupFile[Part] } = {
      alerts: () =>
        alerts.drafts().map(draft => ({
          ...draft,
          scope: exportedScope(draft.scope, watchlist.lists()),
          routes: []
        })),
      drawings: () => drawings.all().map(({ coin, drawings: drawn }) => ({ coin, drawings: [...drawn] })),
      layouts: () =>
        layouts.all().layouts.map(({ id: _id, name, ...content }) => ({ name, content: { ...content } })),
      templates: () => [...settings.all().indicatorTemplates],
      screens: () => settings.all().screens.map(({ id: _id, ...screen }) => screen)
    }
    const setup = Object.fromEntries(parts.map(part => [part, all[part]()]))
    const file: SetupFile = { format: 'candlewick-setup', version: 1, ...setup }
    try {
      return await saveText(fileName, `${JSON.stringify(file, null, 2)}\n`)
    } catch (error) {
      throw new FaultError(unsavedFault(error, 'setup'))
    }
  }

  /** @throws FaultError `bad-input` if the text isn't a setup file of a known version */
  async cost({ text }: { readonly text: string }): Promise<SetupCost> {
    return this.#sources.alerts.costOfNew(read(text).alerts ?? [])
  }

  /**
   * Imports a setup file. Changes nothing if that fails.
   * @throws FaultError `bad-input` if the text isn't a setup file of a known version
   * @throws DiskError
   */
  take({ text }: { readonly text: string }): ImportedSetup {
    const data = read(text)
    const { alerts, drawings, layouts, watchlist } = this.#sources
    const drafts = (data.alerts ?? []).map(draft => ({
      ...draft,
      scope: importedScope(draft.scope, watchlist)
    }))
    return {
      alerts: alerts.adopt(drafts),
      drawings: (data.drawings ?? []).map(one => drawings.adopt(one)).reduce(together, nothing),
      layouts: layouts.adopt(data.layouts ?? []),
      templates: this.#takeTemplates(data.templates ?? []),
      screens: this.#takeScreens(data.screens ?? []),
      missingLists: missingLists(drafts),
      all: layouts.all()
    }
  }

  #takeTemplates(offered: NonNullable<SetupFile['templates']>): ImportedItems {
    const { settings } = this.#sources
    const { all, counts } = adoptNamed(offered, settings.all().indicatorTemplates, mostTemplates)
    const inOrder = [...all].sort((a, b) => a.name.localeCompare(b.name))
    if (counts.added > 0) settings.change({ indicatorTemplates: inOrder })
    return counts
  }

  #takeScreens(offered: NonNullable<SetupFile['screens']>): ImportedItems {
    const { settings } = this.#sources
    const { screens } = settings.all()
    const here = screens.map(({ id: _id, ...screen }) => screen)
    const { all, counts } = adoptNamed(offered, here, mostScreens)
    const last = Math.max(0, ...screens.map(({ id }) => id))
    const added = all.slice(screens.length).map((screen, at) => ({ ...screen, id: last + at + 1 }))
    if (counts.added > 0) settings.change({ screens: [...screens, ...added] })
    return counts
  }
}

function read(text: string): SetupFile {
  const file = SetupFile.safeParse(parsedJson(text))
  if (!file.success) throw new FaultError(inputFault('setup-form'))
  return file.data
}

const missingLists = (drafts: readonly AlertDraft[]): readonly string[] => [
  ...new Set(drafts.flatMap(({ scope }) => (scope?.kind === 'list' && scope.id === null ? [scope.name] : [])))
]

const together = (a: ImportedItems, b: ImportedItems): ImportedItems => ({
  added: a.added + b.added,
  known: a.known + b.known,
  left: a.left + b.left
})
