import { z } from 'zod'

/** How the values of a taught place are told; a currency is one in capitals: `EUR`. */
export const LessonUnit = z.union([
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
export type LessonUnit = z.infer<typeof LessonUnit>

/**
 * What a person taught about a place in the answers of an operation. It names places and fields, never values or coins:
 * a key that is a coin or a date is `*`, as the entries of a list are; a number is a place in a row without names.
 */
export const Lesson = z.strictObject({
  operation: z.string().regex(/^get[A-Za-z]{1,38}$/),
  /** `data.*.3` */
  path: z.string().min(1).max(400),
  /** The field that the values are; null: they are to be ignored. */
  field: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullable(),
  unit: LessonUnit.nullable()
})
export type Lesson = z.infer<typeof Lesson>

/** What the reader needs of a lesson: whose operation it is is known where an answer is read. */
export type Hint = Omit<Lesson, 'operation'>
