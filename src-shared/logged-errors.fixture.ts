export class LoggedErrors {
  #logged: string[] = []
  #expected: RegExp[] = []

  /** Requires at least one matching error. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  add(text: string): void {
    this.#logged.push(text)
  }

  takeProblems(): string {
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
 * `scripts/run/logged-errors.fixture.ts` adds the errors that a test logs, and checks them after the test.
 */
export const loggedErrors = new LoggedErrors()

export const expectError = (pattern: RegExp): void => loggedErrors.expect(pattern)

export const isErrorOutput = (text: string): boolean => /^\S+Z error |^ +at \S/m.test(text)
