import { z } from 'zod'
import { AlertDraft, type AlertCost } from './alerts'
import { Drawing } from './drawings'
import { LayoutContent, LayoutName, type SavedLayouts } from './layouts'
import { request } from './request'
import { mostScreens, Screen } from './screener'
import { IndicatorTemplate, mostTemplates } from './settings'
import { Coin } from './values'

/** A file that the user can share. It contains no key, no address, and no data that was paid for. */
export const SetupFile = z.strictObject({
  format: z.literal('candlewick-setup'),
  version: z.literal(1),
  alerts: AlertDraft.array().max(1000).optional(),
  drawings: z
    .strictObject({ coin: Coin, drawings: Drawing.array().min(1).max(500) })
    .array()
    .max(2_000)
    .optional(),
  layouts: z.strictObject({ name: LayoutName, content: LayoutContent }).array().max(50).optional(),
  templates: IndicatorTemplate.array().max(mostTemplates).optional(),
  screens: Screen.omit({ id: true }).array().max(mostScreens).optional()
})
export type SetupFile = z.infer<typeof SetupFile>

export const setupParts = ['alerts', 'drawings', 'layouts', 'templates', 'screens'] as const
export type SetupPart = (typeof setupParts)[number]

export interface ImportedItems {
  readonly added: number
  /** The number of items that existed already. */
  readonly known: number
  /** The number of items that were left out because a limit was reached. */
  readonly left: number
}

/** What the file's new alerts would cost once the user resumes them. */
export interface SetupCost {
  readonly cost: AlertCost
  /** How many of the alerts would make their own calls. */
  readonly alerts: number
}

export interface ImportedSetup extends Readonly<Record<SetupPart, ImportedItems>> {
  /**
   * The watchlists that alerts in the file refer to, but that neither exist here nor have any coins in the
   * file.
   */
  readonly missingLists: readonly string[]
  readonly all: SavedLayouts
}

export const setupFile = {
  /** Returns the path, or null if the user cancelled. */
  save: request(z.object({ parts: z.enum(setupParts).array().min(1) })).answers<string | null>(),
  /** Returns what the alerts in a file would cost. Adds nothing and makes no call. */
  cost: request(z.object({ text: z.string().max(16_000_000) })).answers<SetupCost>(),
  /**
   * Adds what the file contains, and removes nothing. Imported alerts are paused. By resuming them, the user
   * agrees to their calls.
   */
  take: request(z.object({ text: z.string().max(16_000_000) })).answers<ImportedSetup>()
}
