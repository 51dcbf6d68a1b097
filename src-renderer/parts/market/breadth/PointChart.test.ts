import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { fixtureNow } from '../../../bridge/fake-facts.fixture'
import PointChart from './PointChart.svelte'

it("doesn't draw points in the future", () => {
  const points = [
    { at: fixtureNow - 86_400_000, value: 41 },
    { at: fixtureNow + 5 * 365 * 86_400_000, value: 60 }
  ]
  const lines = [{ origin: 'service', coins: [], points }] as const
  const { container } = render(PointChart, { props: { label: 'Mood', lines, now: fixtureNow } })
  expect(screen.getByRole('figure').getAttribute('aria-label')).toMatch(/1/)
  const dots = [...container.querySelectorAll<HTMLElement>('.dot')].map(({ style }) => parseFloat(style.left))
  expect(dots).toHaveLength(1)
  expect(dots[0]).toBeLessThan(100)
})
