/**
 * The errors that one test causes to be logged. Those that the test didn't announce make it fail, and so does an announced one
 * that isn't logged.
 */
export class LoggedErrors {
  #logged: string[] = []
  #expected: RegExp[] = []

  /** Announces one or more errors of the running test whose text matches, before or after they are logged. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  add(text: string): void {
    this.#logged.push(text)
  }

  /** Ends a test: what is wrong with what it logged, '' if nothing, and starts the next one. */
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

/** Those of the test that vitest is running; `scripts/run/logged-errors.fixture.ts` fills and concludes them. */
export const loggedErrors = new LoggedErrors()

/** Announces that the running test causes an error to be logged whose text matches. */
export const expectError = (pattern: RegExp): void => loggedErrors.expect(pattern)

/** Whether a text that a program wrote tells of an error: a line of our log at that level, or a stack. */
export const tellsAnError = (text: string): boolean => /^\S+Z error |^ +at \S/m.test(text)
