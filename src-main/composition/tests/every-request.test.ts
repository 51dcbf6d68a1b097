import { expect, test } from 'vitest'
import { contract } from '../../../src-shared/contract'
import { requestInput } from './every-request.fixture'

const requests = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group).map(([name, spec]) => [concept, name, spec] as const)
)

test.each(requests)('the contract accepts the input for %s.%s', (concept, name, { input }) => {
  const given = requestInput(concept, name)
  expect(input.safeParse(given).error).toBeUndefined()
  if (typeof given === 'object') expect(given).not.toEqual({})
})
