/**
 * The errors logged during one test. Unexpected ones make it fail, and so do expected ones that
 * aren't logged.
 */
export class LoggedErrors {
  #logged: string[] = []
  #expected: RegExp[] = []

  /**
   * Expects one or more matching errors during the current test, before or after they're logged.
   */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  add(text: string): void {
    this.#logged.push(text)
  }

  /** Ends a test and starts the next. Returns what's wrong with its log, '' if nothing. */
  conclude(): string {
    const unexpected = this.#logged.filter(text => !this.#expected.some(pattern => pattern.test(text)))
    const missing = this.#expected.filter(pattern => !this.#logged.some(text => pattern.test(text)))
    this.#logged = []
    this.#expected = []
    return [
      ...unexpected.map(text => `Logged, and not announced by expectError():\n${text.trimEnd()}`),
      ...missing.map(pattern => `Announced by expectError(), and not logged: ${pattern}`)
    ].join('\n')
  }
}

/**
 * For the test vitest is running. `scripts/run/logged-errors.fixture.ts` fills and concludes it.
 */
export const loggedErrors = new LoggedErrors()

/** Expects the current test to log an error that matches. */
export const expectError = (pattern: RegExp): void => loggedErrors.expect(pattern)

/** Whether program output contains an error: a log line at that level, or a stack. */
export const tellsAnError = (text: string): boolean => /^\S+Z error |^ +at \S/m.test(text)
