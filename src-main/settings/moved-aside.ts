/** Told where the file of settings was damaged and replaced. */
export const settingsMovedAside = (movedTo: string) => ({
  id: `moved-aside ${movedTo}`,
  severity: 'warning' as const,
  what: 'The settings file was damaged.',
  means: 'Settings are back at their defaults. Saved keys are not touched.',
  next: `The damaged file is ${movedTo}.`
})
