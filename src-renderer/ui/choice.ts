export interface Choice {
  readonly value: string
  readonly label: string
  /** Quieter text after the label. */
  readonly detail?: string | undefined
  /** At the end of the line: `added`. */
  readonly mark?: string | undefined
  readonly disabled?: boolean | undefined
}
