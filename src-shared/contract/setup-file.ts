import { z } from 'zod'
import { AlertDraft } from './alerts'
import { Drawing } from './drawings'
import { LayoutContent, LayoutName, type KeptLayouts } from './layouts'
import { request } from './request'
import { mostScreens, Screen } from './screener'
import { IndicatorTemplate, mostTemplates } from './settings'
import { Coin } from './values'

/** What a person made with their own hands, as a file that may be handed on: no key, no address, nothing that was paid for. */
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

/** What became of one part of a file, in numbers. */
export interface Taken {
  readonly added: number
  /** They were there already. */
  readonly known: number
  /** There was no room for them. */
  readonly left: number
}

export interface TakenSetup extends Readonly<Record<SetupPart, Taken>> {
  /** All layouts, with those that came. */
  readonly all: KeptLayouts
}

export const setupFile = {
  /** Asks a person where to save these parts and writes them there; the path, or null. */
  save: request(z.object({ parts: z.enum(setupParts).array().min(1) })).answers<string | null>(),
  /**
   * Adds what a file holds to what is there, and takes nothing away. Alerts come paused: what they would call is agreed to
   * as each is taken up.
   */
  take: request(z.object({ text: z.string().max(16_000_000) })).answers<TakenSetup>()
}
