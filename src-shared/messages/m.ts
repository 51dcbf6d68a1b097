// All texts of the app: `m.credits.left({ credits })`. Generated from <locale>/<area>.json; see
// docs/decisions/0011-message-catalogue.md.
export * as m from './compiled/areas'
