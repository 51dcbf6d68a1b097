import { expect, test } from 'vitest'
import { LoginStart, type LoginItems } from './login-start'

type State = Awaited<ReturnType<LoginItems['state']>>

function setUpLogin(state: State, wanted: boolean) {
  const seen = { state, wanted, done: [] as string[], failed: [] as unknown[], fails: false }
  const change = (to: State, name: string) => async (): Promise<void> => {
    if (seen.fails) throw new Error('no space')
    seen.state = to
    seen.done.push(name)
  }
  const start = new LoginStart({
    items: { state: async () => seen.state, add: change('current', 'add'), remove: change('none', 'remove') },
    wanted: () => seen.wanted,
    giveUp: () => {
      seen.wanted = false
      seen.done.push('give up')
    },
    failed: error => seen.failed.push(error)
  })
  return { seen, start }
}

test.each<[State, boolean, string[]]>([
  ['current', true, []],
  ['other', true, ['add']],
  ['none', true, ['give up']],
  ['switched-off', true, ['give up']],
  ['other', false, []],
  ['none', false, []]
])('at startup, with a login entry that is “%s” and the setting %s, does %j', async (state, wanted, done) => {
  const { seen, start } = setUpLogin(state, wanted)
  await start.repair()
  expect(seen.done).toEqual(done)
})

test('follows each change of the setting', async () => {
  const { seen, start } = setUpLogin('none', false)
  for (const wanted of [true, false, true]) {
    seen.wanted = wanted
    void start.follow()
    await start.follow()
  }
  expect(seen.done).toEqual(['add', 'remove', 'add'])
})

test('reports an entry that can’t be written', async () => {
  const { seen, start } = setUpLogin('none', false)
  Object.assign(seen, { wanted: true, fails: true })
  await start.follow()
  expect(seen.failed).toHaveLength(1)
})
