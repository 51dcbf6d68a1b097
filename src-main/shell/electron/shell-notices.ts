// Texts are in src-shared/words.

// Codes of notices. Their texts are in src-shared/words.
export const windowLost = {
  crashed: 'window-crashing',
  hung: 'window-hung',
  'cut-off': 'window-cut-off'
} as const
