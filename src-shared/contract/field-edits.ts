import { z } from 'zod'

/** The unit of a response field. Three to five capital letters are a currency, such as `EUR`. */
export const FieldUnit = z.union([
  z.enum([
    'percent',
    'fraction',
    'seconds',
    'milliseconds',
    'microseconds',
    'thousands',
    'millions',
    'billions'
  ]),
  z.string().regex(/^[A-Z]{3,5}$/)
])
export type FieldUnit = z.infer<typeof FieldUnit>

/**
 * A field mapping by the user. In its path, `*` stands for any entry of a list, or for any key that is a coin
 * or a date. A number is a position in a row whose values have no names.
 */
export const SavedFieldEdit = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  /** `data.*.3` */
  path: z.string().min(1).max(400),
  /** Null if the values should be ignored. */
  field: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable(),
  unit: FieldUnit.nullable()
})
export type SavedFieldEdit = z.infer<typeof SavedFieldEdit>

export type FieldEdit = Omit<SavedFieldEdit, 'operation'>
