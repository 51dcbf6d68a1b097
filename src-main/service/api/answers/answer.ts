export type * from '../../../../src-shared/contract/answer'
