// Fails a test that logs an error unless the test expects it with `expectError`. Errors are log lines on
// standard error and console errors, including Svelte's warnings.
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { loggedErrors, isErrorOutput } from '../../src-shared/logged-errors.fixture'

/**
 * Collects errors instead of printing them. If one is unexpected, the message of the failed test repeats it.
 */
function recordErrors(stderr: typeof process.stderr): void {
  const write = stderr.write.bind(stderr)
  stderr.write = ((...given: Parameters<typeof write>) => {
    const text = String(given[0])
    if (!isErrorOutput(text)) return write(...given)
    loggedErrors.add(text)
    return true
  }) as typeof write
}

// This module runs before each test file. Several files run in the same process, so the output may already be
// recorded.
if (!Object.hasOwn(process.stderr, 'write')) recordErrors(process.stderr)
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => loggedErrors.add(args.map(String).join(' '))

const failOnErrors = (): void => {
  const problems = loggedErrors.takeProblems()
  if (problems !== '') throw new Error(problems)
}

// The first onTestFinished callback runs last, after all other cleanup.
beforeEach(() => onTestFinished(failOnErrors))
afterAll(failOnErrors)
