import { join } from 'node:path'
import { Notification } from 'electron'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Emitter } from '../../platform/events/emitter'
import type { NoticeService } from '../../platform/notices/notice-service'
import { targetOf } from '../notifications/notification-target'
import type { Clock } from '../../platform/time/clock'
import type { AlertSounds } from './alert-sounds'
import type { DesktopActions } from './desktop-actions'
import type * as notificationModule from '../../../src-shared/words/notification'
import type { NotificationWords } from '../../../src-shared/words/notification'
import { bodyOf, bodyFormat, hasNoMarkup, type BodyFormat } from '../notifications/notification-markup'
import { callSessionBus } from '../notifications/session-bus'

/** The icon is small on Linux, because Electron never frees a notification's icon there. */
export const alertIcon = process.platform === 'linux' ? join('icons', '48x48.png') : 'icon.png'

export async function loadWords(): Promise<typeof notificationModule> {
  loaded ??= await import('../../../src-shared/words/notification')
  return loaded
}

let loaded: typeof notificationModule | null = null

export interface NotificationSources {
  readonly notifications: Emitter<NotificationFacts>
  readonly icon: string
  readonly sounds: Pick<AlertSounds, 'alert'>
  readonly notices: Pick<NoticeService, 'show'>
  readonly goTo: DesktopActions['goTo']
  readonly clock: Pick<Clock, 'now'>
}

/** If the desktop has no notifications, they're shown in the app. */
export function notify(sources: NotificationSources): void {
  const { notifications, icon, sounds, notices, goTo, clock } = sources
  notifications.on(facts => {
    const target = targetOf(facts)
    const shown = showNotification(facts, clock.now(), icon, () => goTo(target))
    if (!shown) notices.show(facts)
    if (facts.code === 'alerts') void sounds.alert(facts.sound)
  })
}

export function showNotification(
  facts: NotificationFacts,
  now: EpochMs,
  icon: string,
  onClick: () => void
): boolean {
  if (!Notification.isSupported()) return false
  const words = waiting === 0 && loaded !== null ? loaded.notificationWords(facts, now) : null
  if (words !== null && hasNoMarkup(words.body)) {
    // Shows the notification in the same turn, because other work after a refresh would otherwise run first.
    show(words, icon, onClick)
    return true
  }
  waiting++
  turn = turn.then(() => showInTurn(facts, now, icon, onClick)).finally(() => waiting--)
  return true
}

async function showInTurn(
  facts: NotificationFacts,
  now: number,
  icon: string,
  onClick: () => void
): Promise<void> {
  const { notificationWords } = await loadWords()
  const words = notificationWords(facts, now)
  show({ ...words, body: await bodyOf(words.body, readingHere) }, icon, onClick)
}

/**
 * Notifications are shown one at a time, because querying the daemon is asynchronous and could change their
 * order.
 */
let turn: Promise<void> = Promise.resolve()
let waiting = 0

/**
 * The daemon is queried each time, because another daemon may have started. Windows and macOS always show
 * plain text.
 */
async function readingHere(): Promise<BodyFormat> {
  if (process.platform !== 'linux') return 'plain'
  const name = 'org.freedesktop.Notifications'
  const path = '/org/freedesktop/Notifications'
  return bodyFormat(
    await callSessionBus({ destination: name, path, interface: name, member: 'GetCapabilities', words: [] })
  )
}

function show({ title, body }: NotificationWords, icon: string, onClick: () => void): void {
  const notification = new Notification({ title, body, icon, silent: true })
  shown.add(notification)
  // Limits the number, because some desktops never report that a notification was closed.
  if (shown.size > mostNotifications) shown.delete([...shown][0] ?? notification)
  const forget = (): void => void shown.delete(notification)
  notification.on('click', () => {
    forget()
    onClick()
  })
  notification.on('close', forget)
  notification.show()
}

const mostNotifications = 100

/** Keeps notifications from being garbage-collected. Otherwise, clicking them would do nothing. */
const shown = new Set<Notification>()
