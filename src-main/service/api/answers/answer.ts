// Answers reach the window unchanged, so their types live in the contract.
export type * from '../../../../src-shared/contract/answer'
