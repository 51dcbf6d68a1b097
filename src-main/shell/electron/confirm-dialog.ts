import { dialog, type BrowserWindow } from 'electron'
import type { Confirmation } from '../../alerts/delivery/confirmation'

/** Uses a system dialog, because a compromised page can neither draw over it nor answer it. */
export async function confirmInDialog(
  parent: BrowserWindow | null,
  { message, detail, verb, refusal }: Confirmation
): Promise<boolean> {
  const options = {
    type: 'question' as const,
    message,
    detail,
    buttons: [refusal, verb],
    // Users may press Enter or Escape out of habit, so both decline.
    defaultId: 0,
    cancelId: 0,
    noLink: true
  }
  const { response } = await (parent
    ? dialog.showMessageBox(parent, options)
    : dialog.showMessageBox(options))
  return response === 1
}
