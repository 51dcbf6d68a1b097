/** Why a route is invalid. `position` is a character in the template, counted from 1. */
export type RouteIssue =
  | { readonly code: 'address' }
  | { readonly code: 'address-plain-http' }
  | { readonly code: 'address-user' }
  | { readonly code: 'topic' }
  | { readonly code: 'program-relative' }
  | { readonly code: 'program-characters' }
  | { readonly code: 'template-open'; readonly position: number }
  | { readonly code: 'template-unknown'; readonly name: string; readonly position: number }
  | { readonly code: 'template-not-json' }
