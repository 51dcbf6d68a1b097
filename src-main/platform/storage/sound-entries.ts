import { z } from 'zod'

export const soundEntries = <Value>(schema: z.ZodType<Value>): z.ZodType<Readonly<Record<string, Value>>> =>
  z.record(z.string(), z.unknown()).transform(stored =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => {
        const read = schema.safeParse(value)
        return read.success ? [[name, read.data] as const] : []
      })
    )
  )
