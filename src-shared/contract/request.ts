import { z } from 'zod'
import type { Fault, WordedFault } from './fault'

/** One thing the renderer may ask: the schema its input must pass, and (in the type alone) its answer. */
export interface RequestSpec<Schema extends z.ZodType, Answer> {
  readonly input: Schema
  /** Carries the answer's type; never present at run time. */
  readonly answer?: Answer
}

/** Declares a request: `request(schema).answers<Quote[]>()`. */
export function request<Schema extends z.ZodType>(
  input: Schema
): { answers<Answer>(): RequestSpec<Schema, Answer> } {
  return { answers: () => ({ input }) }
}

/** For requests that take nothing. */
export const nothing = z.undefined()

type InputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.input<Schema> : never
type OutputOf<Spec> = Spec extends RequestSpec<infer Schema, unknown> ? z.output<Schema> : never
type AnswerOf<Spec> = Spec extends RequestSpec<z.ZodType, infer Answer> ? Answer : never
type Arguments<Input> = [Input] extends [undefined] ? [] : [input: Input]

/** Failures travel as values: nothing is thrown over the bridge. */
export type Reply<Answer, Told = Fault> =
  { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly fault: Told }

/** A reply as the window keeps it: a failure has its words. */
export type WordedReply<Answer> = Reply<Answer, WordedFault>

/** What a service must look like to serve a group: a forgotten or mistyped method does not compile. */
export type ServiceFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<OutputOf<Group[Name]>>
  ) => AnswerOf<Group[Name]> | Promise<AnswerOf<Group[Name]>>
}

/** What the renderer holds: the same group, every answer a promise of a Reply, a fault of which has its words. */
export type ClientFor<Group> = {
  readonly [Name in keyof Group]: (
    ...input: Arguments<InputOf<Group[Name]>>
  ) => Promise<WordedReply<AnswerOf<Group[Name]>>>
}
