/** One line a combobox offers. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** Said after the label, quieter. */
  readonly detail?: string | undefined
  /** At the end of the line: `added`. */
  readonly mark?: string | undefined
  readonly disabled?: boolean | undefined
}
