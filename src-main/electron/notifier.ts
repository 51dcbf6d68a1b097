import { Notification } from 'electron'
import type { DesktopAlert } from '../alerts/trouble-words'

/** Shows an alert on the desktop; false where the desktop has no notifications. */
export function showAlert(alert: DesktopAlert, icon: string, onClick: () => void): boolean {
  if (!Notification.isSupported()) return false
  const notification = new Notification({ title: alert.title, body: alert.body, icon, silent: true })
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
  return true
}

const mostHeld = 100

/** A notification that nobody holds is collected, and its click is lost. */
const shown = new Set<Notification>()
