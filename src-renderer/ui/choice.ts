export interface Choice {
  readonly value: string
  readonly label: string
  /** Less prominent text after the label. */
  readonly detail?: string | undefined
  /** At the end of the line, such as `added`. */
  readonly mark?: string | undefined
  readonly disabled?: boolean | undefined
}
