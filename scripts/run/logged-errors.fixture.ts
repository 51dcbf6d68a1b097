// Fails a test that logs an error without expecting it with `expectError`: log lines on standard error, or
// console errors, including Svelte's warnings.
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { loggedErrors, tellsAnError } from '../../src-shared/logged-errors.fixture'

/** The message of a failed test repeats unexpected errors. */
function recordErrors(stderr: typeof process.stderr): void {
  const write = stderr.write.bind(stderr)
  stderr.write = ((...given: Parameters<typeof write>) => {
    const text = String(given[0])
    if (!tellsAnError(text)) return write(...given)
    loggedErrors.add(text)
    return true
  }) as typeof write
}

// Runs before each test file in the same process, so the output may already be recorded.
if (!Object.hasOwn(process.stderr, 'write')) recordErrors(process.stderr)
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => loggedErrors.add(args.map(String).join(' '))

const conclude = (): void => {
  const trouble = loggedErrors.conclude()
  if (trouble !== '') throw new Error(trouble)
}

// The first onTestFinished callback runs last, after all other cleanup.
beforeEach(() => onTestFinished(conclude))
afterAll(conclude)
