/** One column of a table. Figures are set to the end, so that their digits stand in line. */
export interface TableColumn<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly align?: 'start' | 'end' | undefined
  /** A CSS width; without one the column takes what it needs. */
  readonly width?: string | undefined
}
