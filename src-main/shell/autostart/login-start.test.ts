import { expect, test } from 'vitest'
import { LoginStart, type LoginItems } from './login-start'

type State = Awaited<ReturnType<LoginItems['state']>>

function setUpLogin(state: State, wanted: boolean) {
  const login = { state, wanted, done: [] as string[], failed: [] as unknown[], fails: false }
  const change = (to: State, name: string) => async (): Promise<void> => {
    if (login.fails) throw new Error('no space')
    login.state = to
    login.done.push(name)
  }
  const start = new LoginStart({
    items: {
      state: async () => login.state,
      add: change('current', 'add'),
      remove: change('none', 'remove')
    },
    wanted: () => login.wanted,
    giveUp: () => {
      login.wanted = false
      login.done.push('give up')
    },
    failed: error => login.failed.push(error)
  })
  return { login, start }
}

test.each<[State, boolean, string[]]>([
  ['current', true, []],
  ['other', true, ['add']],
  ['none', true, ['give up']],
  ['switched-off', true, ['give up']],
  ['other', false, []],
  ['none', false, []]
])('at startup, with a login entry that is “%s” and the setting %s, does %j', async (state, wanted, done) => {
  const { login, start } = setUpLogin(state, wanted)
  await start.repair()
  expect(login.done).toEqual(done)
})

test('follows each change of the setting', async () => {
  const { login, start } = setUpLogin('none', false)
  for (const wanted of [true, false, true]) {
    login.wanted = wanted
    void start.follow()
    await start.follow()
  }
  expect(login.done).toEqual(['add', 'remove', 'add'])
})

test('reports an entry that can’t be written', async () => {
  const { login, start } = setUpLogin('none', false)
  Object.assign(login, { wanted: true, fails: true })
  await start.follow()
  expect(login.failed).toHaveLength(1)
})
