// A test fails if an error is logged meanwhile which it didn't announce by `expectError`: on standard error as the app's log
// writes it, or on the console, where Svelte's warnings count as errors too.
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { loggedErrors, tellsAnError } from '../../src-shared/logged-errors.fixture'

/** Errors are kept back rather than written: an announced one is no news, and the failure repeats any other. */
function hear(stderr: typeof process.stderr): void {
  const write = stderr.write.bind(stderr)
  stderr.write = ((...given: Parameters<typeof write>) => {
    const text = String(given[0])
    if (!tellsAnError(text)) return write(...given)
    loggedErrors.add(text)
    return true
  }) as typeof write
}

// This file is run before each test file, and the process stays the same.
if (!Object.hasOwn(process.stderr, 'write')) hear(process.stderr)
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => loggedErrors.add(said.map(String).join(' '))

const conclude = (): void => {
  const trouble = loggedErrors.conclude()
  if (trouble !== '') throw new Error(trouble)
}

// The first of a test's own ends is the last to run: after whatever else the test puts away.
beforeEach(() => onTestFinished(conclude))
afterAll(conclude)
