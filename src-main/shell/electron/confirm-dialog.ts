import { dialog, type BrowserWindow } from 'electron'
import type { Confirmation } from '../../alerts/delivery/confirmation'

/** A dialog of the system, which no page can draw over or answer. */
export async function confirmInDialog(
  parent: BrowserWindow | null,
  { message, detail, verb, refusal }: Confirmation
): Promise<boolean> {
  const options = {
    type: 'question' as const,
    ...{ message, detail, buttons: [refusal, verb] },
    // A habitual Enter or Escape must not confirm.
    ...{ defaultId: 0, cancelId: 0, noLink: true }
  }
  const { response } = await (parent
    ? dialog.showMessageBox(parent, options)
    : dialog.showMessageBox(options))
  return response === 1
}
