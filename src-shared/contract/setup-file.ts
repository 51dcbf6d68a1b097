import { z } from 'zod'
import { AlertDraft } from './alerts'
import { Drawing } from './drawings'
import { LayoutContent, LayoutName, type KeptLayouts } from './layouts'
import { request } from './request'
import { mostScreens, Screen } from './screener'
import { IndicatorTemplate, mostTemplates } from './settings'
import { Coin } from './values'

/** Can be shared: the user's own work, without key, address and paid data. */
export const SetupFile = z.strictObject({
  format: z.literal('candlewick-setup'),
  version: z.literal(1),
  alerts: AlertDraft.array().max(500).optional(),
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

export interface Taken {
  readonly added: number
  readonly known: number
  readonly left: number
}

export interface TakenSetup extends Readonly<Record<SetupPart, Taken>> {
  readonly all: KeptLayouts
}

export const setupFile = {
  /** Returns the path, or null if cancelled. */
  save: request(z.object({ parts: z.enum(setupParts).array().min(1) })).answers<string | null>(),
  /**
   * Removes nothing. Imported alerts are paused, because the user must agree to their calls by resuming them.
   */
  take: request(z.object({ text: z.string().max(16_000_000) })).answers<TakenSetup>()
}
