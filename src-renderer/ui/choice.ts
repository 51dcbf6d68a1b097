export interface Choice {
  readonly value: string
  readonly label: string
  readonly detail?: string | undefined
  readonly mark?: string | undefined
  readonly disabled?: boolean | undefined
}
