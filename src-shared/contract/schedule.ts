import { z } from 'zod'
import { nothing, request } from './request'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs } from './values'

/** What a plan sets the rhythm of. */
export const plannedNames = ['quotes', 'candles', 'mood', 'news', 'coin-list'] as const
export type PlannedName = (typeof plannedNames)[number]

/**
 * What may be asked by itself: a plan's part, candles and breadth that alerts are judged on, or whether the quota was
 * renewed.
 */
export type NeedName = PlannedName | 'alerts' | 'breadth' | 'renewal'

export interface ScheduleStatus {
  /**
   * The one standing that status bar, banners and tray show; what is named first here outranks the rest. unplanned: no
   * plan is agreed. stopped: nothing is asked until a person acts, or until the disk takes what must be booked. offline: the
   * service can't be reached. closed: it takes no calls for now (429). failing: other answers arrive, but no prices.
   * paused: by a person. waiting: no answer yet. live: answers arrive.
   */
  readonly health: 'unplanned' | 'stopped' | 'offline' | 'closed' | 'failing' | 'paused' | 'waiting' | 'live'
  readonly paused: boolean
  readonly pausedUntil: EpochMs | null
  /** What will be asked next by itself, when and why: "next quotes", "after the service's wait". */
  readonly next: { readonly need: NeedName; readonly at: EpochMs; readonly reason: string } | null
  /** What is being asked for by itself right now. */
  readonly asking: NeedName | null
  /** The trouble that stands now, told to a person. */
  readonly fault: Fault | null
  /** Why nothing can be booked, and so nothing is asked; null while all is well. */
  readonly disk: DiskTrouble | null
  readonly lastAnswerAt: EpochMs | null
  /** What is not kept fresh since the app made a mistake of its own with it; tried each minute. Absent where none. */
  readonly mistaken?: readonly NeedName[]
  /** Operations behind a plan the key does not have (402). */
  readonly locked: readonly string[]
}

export const schedule = {
  status: request(nothing).answers<ScheduleStatus>(),
  pause: request(z.object({ until: z.number().nullable() })).answers<ScheduleStatus>(),
  /** Pauses for an hour, or until the local day ends. */
  pauseFor: request(z.object({ span: z.enum(['hour', 'day']) })).answers<ScheduleStatus>(),
  resume: request(nothing).answers<ScheduleStatus>(),
  /** Asks the service once more now, whatever the wait. Manual refresh stays possible while backing off. */
  retryNow: request(nothing).answers<ScheduleStatus>()
}
