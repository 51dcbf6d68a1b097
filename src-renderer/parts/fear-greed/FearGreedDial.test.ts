import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { fakeFearGreed, fixtureNow } from '../../bridge/fake-facts.fixture'
import { m } from '../../../src-shared/messages/m'
import { day, hour } from '../../../src-shared/time'
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

it('names the day of a daily index instead of its age', () => {
  const today = Math.floor(fixtureNow / day) * day
  const index = { ...fakeFearGreed, at: today, fetchedAt: today + 11 * hour }
  render(FearGreedDial, { props: { fearGreed: index, now: today + 12 * hour } })
  expect(screen.getByText(m.market.dial.ofDay({ day: '17 Feb' }))).toBeTruthy()
})

it('shows the age of an index that is calculated all day', () => {
  const index = { ...fakeFearGreed, at: fixtureNow - 3 * hour, fetchedAt: fixtureNow - 3 * hour }
  render(FearGreedDial, { props: { fearGreed: index, now: fixtureNow } })
  expect(screen.getByText('3 h ago')).toBeTruthy()
})
