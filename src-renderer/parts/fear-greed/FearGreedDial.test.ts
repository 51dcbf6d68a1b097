import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { fakeFearGreed, fixtureNow } from '../../bridge/fake-facts.fixture'
import FearGreedDial from './FearGreedDial.svelte'

it.each([
  ['range', 141, /outside 0 to 100/],
  ['ahead', 40, /dated in the future/]
] as const)(
  "explains why a fear and greed index is doubtful and doesn't mark it on the dial (%s)",
  (doubt, value, words) => {
    const { container } = render(FearGreedDial, {
      props: { fearGreed: { ...fakeFearGreed, value, doubt }, now: fixtureNow }
    })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('figure').getAttribute('aria-label')).toMatch(words)
    expect(container.querySelector('circle')).toBeNull()
  }
)
