const units: Readonly<Record<string, number>> = { '': 1, m: 1, min: 1, h: 60, d: 1440, w: 7 * 1440 }
const form = /^(\d{1,5})\s*(m|min|h|d|w)?$/i

/**
 * Parses `7`, `7m`, `90 min`, `8h`, `3d`, `2w`. Null if invalid, shorter than 2 minutes, longer than 28 days,
 * or longer than a day but not whole days.
 */
export function readMinutes(typed: string): number | null {
  const [, count = '', unit = ''] = form.exec(typed.trim()) ?? []
  const minutes = Number(count || NaN) * (units[unit.toLowerCase()] ?? NaN)
  const isBar = minutes >= 2 && minutes <= 28 * 1440 && (minutes <= 1440 || minutes % 1440 === 0)
  return isBar ? minutes : null
}
