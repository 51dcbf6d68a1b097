/** The UTC midnight of a day typed as `2026-02-17`, in ms; NaN for what is none, such as 30 February. */
export function typedDay(text: string): number {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && asTyped(at) === text ? at : NaN
}

/** A day as it is typed. */
export const asTyped = (at: number): string => new Date(at).toISOString().slice(0, 10)
