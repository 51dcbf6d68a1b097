import type { WindowKind } from '@contract'
import type { Mirror } from '../state/mirror'
import { toasts } from '../ui/toasts.svelte'
import { m } from '../../src-shared/messages/m'

export async function openWindow({ windows }: Mirror, kind: Exclude<WindowKind, 'chart'>): Promise<void> {
  if (!(await windows.open(kind))) toasts.say(m.windows.full())
}

export async function openChartWindow({ layouts, windows }: Mirror): Promise<void> {
  const { active } = layouts
  if (active && !(await windows.openChart(active))) toasts.say(m.windows.full())
}
