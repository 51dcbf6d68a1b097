import { z } from 'zod'

/** Unit of the values at a mapped place. Three to five capitals are a currency: `EUR`. */
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
 * A field mapping made by the user for an operation's responses. It contains paths and fields,
 * never values or coins. In the path, `*` matches a list entry or a key that is a coin or date;
 * a number is the position in an unnamed row.
 */
export const SavedFieldEdit = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  /** `data.*.3` */
  path: z.string().min(1).max(400),
  /** The field these values belong to. null = ignore them. */
  field: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable(),
  unit: FieldUnit.nullable()
})
export type SavedFieldEdit = z.infer<typeof SavedFieldEdit>

/** A field edit without its operation, which the reader already knows. */
export type FieldEdit = Omit<SavedFieldEdit, 'operation'>
