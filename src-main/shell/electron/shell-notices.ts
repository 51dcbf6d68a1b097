/** The code of the notification for each way in which a window can fail. */
export const windowLost = {
  crashed: 'window-crashing',
  hung: 'window-hung',
  'cut-off': 'window-cut-off'
} as const
