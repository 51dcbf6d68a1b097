// Texts are in src-shared/words.

export const windowLost = {
  crashed: 'window-crashing',
  hung: 'window-hung',
  'cut-off': 'window-cut-off'
} as const

export const graphicsLost = {
  id: 'graphics-lost',
  severity: 'warning',
  facts: { code: 'graphics-lost' }
} as const

export const soundFailed = {
  id: 'sound-unheard',
  severity: 'warning',
  facts: { code: 'sound-unheard' }
} as const

export const noLoginStart = {
  id: 'no-login-start',
  severity: 'warning',
  facts: { code: 'login-start-refused' }
} as const

/** Without a tray, a closed window can't be reopened. */
export const noTray = { id: 'no-tray', severity: 'info', facts: { code: 'no-tray' } } as const
