/** Tests fail on unexpected errors in the log, and on missing expected ones. */
export class LoggedErrors {
  #logged: string[] = []
  #expected: RegExp[] = []

  /** Expects one or more errors that match during the current test. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  add(text: string): void {
    this.#logged.push(text)
  }

  /** Ends a test and begins the next. Reports missing and unexpected errors, '' if none. */
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

/** `scripts/run/logged-errors.fixture.ts` adds the errors of the running test and checks them after it. */
export const loggedErrors = new LoggedErrors()

export const expectError = (pattern: RegExp): void => loggedErrors.expect(pattern)

/** Whether a program's output has a log line of level `error` or a stack. */
export const tellsAnError = (text: string): boolean => /^\S+Z error |^ +at \S/m.test(text)
