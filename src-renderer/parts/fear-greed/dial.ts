import { coordinate } from '../../ui/coordinate'

/**
 * The arc starts at the left and covers `share` (0 to 1) of the half circle. y grows downwards, as in SVG.
 */
export function dialPoint(share: number, cx: number, cy: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)))
  return { x: cx + radius * Math.cos(angle), y: cy - radius * Math.sin(angle) }
}

export function dialArc(share: number, cx: number, cy: number, radius: number): string {
  const { x, y } = dialPoint(share, cx, cy, radius)
  return `M${cx - radius} ${cy}A${radius} ${radius} 0 0 1 ${coordinate(x)} ${coordinate(y)}`
}
