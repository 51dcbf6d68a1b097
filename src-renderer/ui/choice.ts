export interface Choice {
  readonly value: string
  readonly label: string
  /** Less prominent. */
  readonly detail?: string | undefined
  /** At the end of the line, such as `added`. */
  readonly mark?: string | undefined
  readonly disabled?: boolean | undefined
}
