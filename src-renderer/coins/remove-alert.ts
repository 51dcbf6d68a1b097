import type { Alert } from '@contract'
import { m } from '../../src-shared/messages/m'
import { alertWords } from '../../src-shared/words/alert'
import type { AlertsState } from '../state/alerts.svelte'
import { toasts } from '../ui/toasts.svelte'

export function showAlertFailure({ alerts: { fault } }: AlertsState, done: boolean): void {
  if (!done && fault) toasts.say(`${fault.what} ${fault.next}`)
}

export async function removeAlert(alerts: AlertsState, { id, ...alert }: Alert): Promise<void> {
  if (!(await alerts.remove(id))) return showAlertFailure(alerts, false)
  toasts.sayRemoved(
    m.alerts.removed({ rule: alertWords(alert) }),
    () => void alerts.putBack(id).then(done => showAlertFailure(alerts, done))
  )
}
