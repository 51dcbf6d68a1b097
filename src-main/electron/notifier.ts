import { Notification } from 'electron'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type * as notificationModule from '../../src-shared/words/notification'
import type { NotificationWords } from '../../src-shared/words/notification'
import { bodyOf, bodyReading, type BodyReading } from './notification-markup'
import { callSessionBus } from './session-bus'

/** Every fault has its words in it: read after the start, before the first notification. */
export const loadWords = (): Promise<typeof notificationModule> =>
  import('../../src-shared/words/notification')

/** Shows a notification on the desktop, after those before it; false where the desktop has none. */
export function showNotification(facts: NotificationFacts, icon: string, onClick: () => void): boolean {
  if (!Notification.isSupported()) return false
  const now = Date.now()
  turn = turn.then(async () => {
    const { notificationWords } = await loadWords()
    const words = notificationWords(facts, now)
    show({ ...words, body: bodyOf(words.body, await readingHere()) }, icon, onClick)
  })
  return true
}

/** What the daemon is asked takes a moment: notifications keep their order. */
let turn: Promise<void> = Promise.resolve()

/** Asked each time: a person may change the daemon while we watch. On Windows and macOS a body is plain text. */
async function readingHere(): Promise<BodyReading> {
  if (process.platform !== 'linux') return 'plain'
  const name = 'org.freedesktop.Notifications'
  const path = '/org/freedesktop/Notifications'
  return bodyReading(
    await callSessionBus({ destination: name, path, interface: name, member: 'GetCapabilities', words: [] })
  )
}

function show({ title, body }: NotificationWords, icon: string, onClick: () => void): void {
  const notification = new Notification({ title, body, icon, silent: true })
  shown.add(notification)
  // Where a desktop neither shows nor closes them any more nobody clicks them either: the oldest is let go.
  if (shown.size > mostHeld) shown.delete([...shown][0] ?? notification)
  const forget = (): void => void shown.delete(notification)
  notification.on('click', () => {
    forget()
    onClick()
  })
  notification.on('close', forget)
  notification.show()
}

const mostHeld = 100

/** A notification that nobody holds is collected, and its click is lost. */
const shown = new Set<Notification>()
