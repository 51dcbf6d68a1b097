import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { fakeFearGreed, fixtureNow } from '../../bridge/fake-facts.fixture'
import FearGreedDial from './FearGreedDial.svelte'

it.each([
  ['range', 141, /outside 0 to 100/],
  ['ahead', 40, /dated in the future/]
] as const)('explains a doubtful index without drawing a mark (%s)', (doubt, value, words) => {
  const { container } = render(FearGreedDial, {
    props: { fearGreed: { ...fakeFearGreed, value, doubt }, now: fixtureNow }
  })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('figure').getAttribute('aria-label')).toMatch(words)
  expect(container.querySelector('circle')).toBeNull()
})
