import { expect, test } from 'vitest'
import { commandsIn, documentedCommands } from './commands'
import { classified, outcomesOf } from './outcomes'

test('finds commands in code blocks, tables and sentences', () => {
  const text = [
    'Run `npm start`, or `PORT=1 npx thing -a`; `-- --once` and `npm` in **npm** text are none.',
    '| `npm run e2e -- key` | specs |',
    '```',
    'npm run package -- --trial   # the same',
    'listening on http://127.0.0.1',
    '```',
    '1. In a list:',
    '   ```',
    '   npm ci',
    '   ```'
  ].join('\n')
  expect(commandsIn(text)).toEqual([
    'npm run package -- --trial',
    'npm ci',
    'npm start',
    'PORT=1 npx thing -a',
    'npm',
    'npm run e2e -- key'
  ])
})

test('every documented command has an expected outcome', () => {
  expect(documentedCommands.filter(command => outcomesOf(command, false) === 'unclassified')).toEqual([])
  expect(classified().filter(command => !documentedCommands.includes(command))).toEqual([])
})
