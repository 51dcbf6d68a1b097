import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheHome, configHome, correctBaseFolders, homeFolder } from './base-folders.mjs'

const HOME = '/home/somebody'

test('uses base folders with an absolute path', () => {
  expect(configHome({ HOME, XDG_CONFIG_HOME: '/conf' })).toBe('/conf')
  expect(cacheHome({ HOME, XDG_CACHE_HOME: '/cache' })).toBe('/cache')
})

test.each([undefined, '', 'relative', './relative'])('ignores the base folder %j', folder => {
  expect(configHome({ HOME, XDG_CONFIG_HOME: folder })).toBe(join(HOME, '.config'))
  expect(cacheHome({ HOME, XDG_CACHE_HOME: folder })).toBe(join(HOME, '.cache'))
})

test.each([undefined, '', 'relative'])(
  'uses the home folder from the system’s user record if HOME is %j',
  home => {
    expect(homeFolder({ HOME: home })).toBe(userInfo().homedir)
  }
)

test('corrects the variables that other programs read', () => {
  const env = {
    HOME: 'relative',
    XDG_CONFIG_HOME: 'conf',
    XDG_CACHE_HOME: '',
    XDG_DATA_HOME: '/data',
    XDG_CONFIG_DIRS: '/etc/xdg'
  }
  correctBaseFolders(env)
  expect(env).toEqual({ HOME: userInfo().homedir, XDG_DATA_HOME: '/data', XDG_CONFIG_DIRS: '/etc/xdg' })
})
