import { Notification } from 'electron'
import type { DesktopAlert } from '../alerts/trouble-words'

/** Shows an alert on the desktop; false where the desktop has no notifications. */
export function showAlert(alert: DesktopAlert, icon: string, onClick: () => void): boolean {
  if (!Notification.isSupported()) return false
  const notification = new Notification({ title: alert.title, body: alert.body, icon, silent: true })
  shown.add(notification)
  const forget = (): void => void shown.delete(notification)
  notification.on('click', () => {
    forget()
    onClick()
  })
  notification.on('close', forget)
  notification.show()
  return true
}

/** A notification that nobody holds is collected, and its click is lost. */
const shown = new Set<Notification>()
