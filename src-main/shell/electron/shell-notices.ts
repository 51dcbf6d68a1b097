export const windowLost = {
  crashed: 'window-crashing',
  hung: 'window-hung',
  'cut-off': 'window-cut-off'
} as const
