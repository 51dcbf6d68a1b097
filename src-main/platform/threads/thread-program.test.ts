import { expect, test } from 'vitest'
import { programOf } from './thread-program'

test.each([
  [
    'file:///app/src-main/market/screener/screen-worker.ts',
    'file:///app/src-main/market/screener/screen-thread.ts'
  ],
  ['file:///app/out/main/index.js', 'file:///app/out/main/screen-thread.js'],
  ['file:///app/out/main/chunks/app-shell-1a.js', 'file:///app/out/main/screen-thread.js'],
  ['file:///chunks/out/main/index.js', 'file:///chunks/out/main/screen-thread.js']
])('resolves the program for %s to %s', (caller, program) => {
  expect(programOf(caller, 'screen-thread').href).toBe(program)
})
